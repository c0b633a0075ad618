import { expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { rehypeStaticHtml } from './staticHtml';

const build = (source: string) => compilePage(source, { rehypePlugins: [rehypeStaticHtml] });
const count = (page: string) => page.match(/<StaticHtml /g)?.length ?? 0;

it('makes one element of each block without interactive parts, as large as it can be', async () => {
  const page = await build('## Part\n\nSome *words* & a [link](/x/).\n\n- one\n- two\n\n> said');
  expect(count(page)).toBe(3);
  expect(page).toContain(
    'html="Some <em>words</em> &amp;#x26; a <a href=&quot;/x&quot;>link</a>."',
  );
});

it('opens links to other sites as the theme does', async () => {
  expect(await build('[there](https://example.org)')).toContain('target=&quot;_blank&quot;');
});

it('leaves interactive parts to React, and takes what is static inside them', async () => {
  const page = await build('<Tabs>\n\nPlain <kbd>x</kbd>.\n\n- a\n- <Copy>b</Copy>\n\n</Tabs>');
  expect(count(page)).toBe(1);
  expect(page).toMatch(/html="Plain <kbd>x<\/kbd>\."/);
});

it.each([
  'An {expression}.',
  '![picture](/a.png)',
  '[relative](./x)',
  'A <kbd title="x">y</kbd>.',
  '```\nx\n```',
])('leaves %s alone', async (source) => {
  expect(count(await build(source))).toBe(0);
});

it('makes the same of the same page every time', async () => {
  const source = 'a\n\n- b\n- c\n\n> d';
  expect(await build(source)).toBe(await build(source));
});
