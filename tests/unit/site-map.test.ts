/**
 * How readers get from page to page. A click is a link in the text of a page (an explained word leads to its page, too), a
 * link of navbar, announcement bar or footer, or an entry that the page's own sidebar shows: the first level, and
 * everything beside and directly below the page in it. A category without a page costs one more click to open.
 */
import { expect, test } from 'vitest';
import sidebars from '../../sidebars';
import { themeConfig } from '../../config/theme';
import { linksIn, readPages, termsIn, type SourcePage } from '../pages';

interface Entry {
  /** Page of the entry; a category may have none. */
  id?: string;
  inside: Entry[];
  /** Shown from the start, whatever page is open. */
  open: boolean;
}

type Item =
  | string
  | { type: string; id?: string; link?: { id: string }; items?: Item[]; collapsed?: boolean };

const entry = (item: Item): Entry =>
  typeof item === 'string'
    ? { id: item, inside: [], open: false }
    : {
        id: item.link?.id ?? item.id,
        inside: (item.items ?? []).map(entry),
        open: item.collapsed === false,
      };

const trees = Object.values(sidebars).map((items) => (items as Item[]).map(entry));
const idsIn = (entries: Entry[]): string[] =>
  entries.flatMap(({ id, inside }) => [...(id === undefined ? [] : [id]), ...idsIn(inside)]);

const pages = readPages();
const byId = new Map(pages.map((page) => [page.id, page]));
const byRoute = new Map(pages.map((page) => [page.route, page]));

/** Pages that a sidebar shows while `id` is read, with the clicks that each takes. */
function shown(entries: Entry[], id: string, clicks = 1): Array<[string, number]> {
  return entries.flatMap((item): Array<[string, number]> => {
    const own: Array<[string, number]> = item.id === undefined ? [] : [[item.id, clicks]];
    if (item.open || idsIn([item]).includes(id)) return [...own, ...shown(item.inside, id, clicks)];
    return item.id === undefined ? [...own, ...shown(item.inside, id, clicks + 1)] : own;
  });
}

const onEveryPage = [
  ...linksIn(JSON.stringify(themeConfig.announcementBar).replaceAll('\\"', '"')),
  ...[
    ...JSON.stringify([themeConfig.navbar, themeConfig.footer]).matchAll(/"to":"(\/[^"#]*)/g),
  ].map(([, route]) => route!),
];

/** Links that the writer of a page put into its text. */
const written = (page: SourcePage) =>
  new Set(linksIn(page.source).filter((route) => route !== page.route && byRoute.has(route)));

function clicksFrom(start: string): Map<string, number> {
  const clicks = new Map([[start, 0]]);
  for (let round = 0; round < pages.length; round += 1) {
    for (const [route, far] of [...clicks].filter(([, far]) => far === round)) {
      const page = byRoute.get(route)!;
      const next: Array<[string, number]> = [
        ...[...written(page), ...termsIn(page.source), ...onEveryPage].map(
          (to): [string, number] => [to, 1],
        ),
        ...trees
          .filter((tree) => idsIn(tree).includes(page.id))
          .flatMap((tree) => shown(tree, page.id))
          .map(([id, n]): [string, number] => [byId.get(id)!.route, n]),
      ];
      for (const [to, n] of next) {
        if (byRoute.has(to) && far + n < (clicks.get(to) ?? Infinity)) clicks.set(to, far + n);
      }
    }
  }
  return clicks;
}

const routes = (of: (page: SourcePage) => boolean) => pages.filter(of).map((page) => page.route);

test('every page is at most three clicks from the first page', () => {
  const clicks = clicksFrom('/');
  expect(routes((page) => (clicks.get(page.route) ?? Infinity) > 3)).toEqual([]);
});

test('every page stands once in one sidebar, and nothing else does', () => {
  expect(trees.flatMap(idsIn).sort()).toEqual(pages.map((page) => page.id).sort());
});

test('every current guide ends with one next step, on another page', () => {
  const wrong = pages.filter(({ route, source, frontMatter }) => {
    if (!['guide', 'help'].includes(String(frontMatter.type))) return false;
    const [, next] = /\n\*\*Next:\*\* \[[^\]]+\]\((\/[^)#]*)[^)]*\)\s*$/.exec(source) ?? [];
    return next === undefined || next === route;
  });
  expect(wrong.map(({ file }) => `${file}: end with "**Next:** [page](/route)"`)).toEqual([]);
});

test('no two pages have the same title or description', () => {
  for (const field of ['title', 'description']) {
    const values = pages.map((page) => page.frontMatter[field]);
    expect(values.filter((value, at) => values.indexOf(value) !== at)).toEqual([]);
  }
});
