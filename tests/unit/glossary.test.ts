import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { remarkFacts } from '../../src/markdown/facts';
import { glossary } from '../../src/data';
import { readPages } from '../pages';

/** What `<Glossary />` becomes. */
function links(): Link[] {
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'mdxJsxFlowElement', name: 'Glossary', attributes: [], children: [] } as never,
    ],
  };
  remarkFacts()(tree, new VFile({ path: 'docs/glossary.md' }));
  const found: Link[] = [];
  visit(tree, 'link', (node) => void found.push(node));
  return found;
}

const words = (link: Link) => (link.children[0] as unknown as { value: string }).value;

test('the page has every term once, in the order of the alphabet, with an anchor of its own', () => {
  const anchors = links().filter(({ url }) => url.startsWith('#'));
  expect(anchors.map(({ url }) => url.slice(1)).sort()).toEqual(Object.keys(glossary).sort());
  expect(anchors.map(words)).toEqual(anchors.map(words).sort((a, b) => a.localeCompare(b, 'en')));
});

test('behind each meaning stands the title of the page that tells more', () => {
  const titles = new Map(readPages().map(({ route, frontMatter }) => [route, frontMatter.title]));
  const targets = links().filter(({ url }) => url.startsWith('/'));
  expect(targets).toHaveLength(Object.keys(glossary).length);
  expect(targets.filter((link) => words(link) !== titles.get(link.url))).toEqual([]);
});
