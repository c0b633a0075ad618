import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** An endpoint as a page shows it: `<Endpoint api="node" id="joinPool" />` and the heading above. */
export interface Shown {
  api: string;
  id: string;
  route: string;
  file: string;
  line: number;
  /** Words and id of the nearest heading above; empty where there is none. */
  heading: string;
  anchor: string;
}

/** Pages of a folder, with those of its folders. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesIn(path);
      return /\.mdx?$/.test(name) ? [path] : [];
    });
}

export const routeOf = (docs: string, file: string) =>
  `/${relative(docs, file)
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')}`;

/** The docs folder that a page lies in, or the fallback where it lies in none. */
export function docsOf(file: string, fallback: string): string {
  const at = file.lastIndexOf('/docs/');
  return at === -1 ? fallback : file.slice(0, at + '/docs'.length);
}

/** Endpoints shown by the text of a page, in order; fences do not count. */
export function shownIn(source: string, route: string, file: string): Shown[] {
  const shown: Shown[] = [];
  let heading = '';
  let anchor = '';
  let fenced = '';
  for (const [index, line] of source.split('\n').entries()) {
    const fence = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fence) fenced = fenced === '' ? fence : line.trim().startsWith(fenced) ? '' : fenced;
    if (fenced) continue;
    const title = /^#{2,6} +(.+?)(?: *\{\/\* *#([\w-]+) *\*\/\})?\s*$/.exec(line);
    if (title) [heading, anchor] = [title[1] ?? '', title[2] ?? ''];
    const tag = /^\s*<Endpoint\s([^>]*)\/>\s*$/.exec(line)?.[1];
    if (tag === undefined) continue;
    const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    shown.push({
      api: value('api'),
      id: value('id'),
      route,
      file,
      line: index + 1,
      heading,
      anchor,
    });
  }
  return shown;
}

/** Endpoints shown by all pages of a docs folder. */
export const shownBy = (docs: string): Shown[] =>
  filesIn(docs).flatMap((file) => shownIn(readFileSync(file, 'utf8'), routeOf(docs, file), file));

/** What is wrong between the pages and one document: endpoints on no page, on two, or under a heading that says something else. */
export function problemsOf(
  api: string,
  summaries: ReadonlyMap<string, string>,
  shown: readonly Shown[],
): string[] {
  const here = shown.filter((entry) => entry.api === api);
  const at = ({ route, line }: Shown) => `${route}, line ${line}`;
  const missing = [...summaries.keys()]
    .filter((id) => !here.some((entry) => entry.id === id))
    .map(
      (id) =>
        `${api}: no page shows "${id}". Add its heading and <Endpoint api="${api}" id="${id}" /> to one.`,
    );
  const wrong = here.flatMap((entry, index) => {
    const summary = summaries.get(entry.id);
    const before = here.slice(0, index).find((other) => other.id === entry.id);
    if (summary === undefined)
      return [
        `${at(entry)}: the ${api} document has no operation "${entry.id}". Correct the id or remove the tag.`,
      ];
    if (before)
      return [
        `${at(entry)}: "${entry.id}" is shown already at ${at(before)}. Keep one of the two.`,
      ];
    if (entry.heading !== summary || entry.anchor !== entry.id) {
      return [`${at(entry)}: the heading above must be "### ${summary} {/* #${entry.id} */}".`];
    }
    return [];
  });
  return [...missing, ...wrong];
}
