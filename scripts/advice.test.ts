import { describe, expect, it } from 'vitest';
// The build calls it with the links of all pages; there is no way to it from outside.
import { handleBrokenLinks } from '@docusaurus/core/lib/server/brokenLinks';
import { advice } from './advice';
import config from '../docusaurus.config';

describe('advice', () => {
  it('names the file and the cure of a broken link, once', () => {
    const output = `Exhaustive list of all broken links found:
- Broken link on source page path = /whitepaper:
   -> linking to /nowhere
   -> linking to ./there (resolved as: /there)
- Broken link on source page path = /functionyard/troubleshooting:
   -> linking to /nowhere
`;
    expect(advice(output + output)).toEqual([
      expect.stringMatching(
        /^docs\/whitepaper\.md: the link \/nowhere: there is no such page\. Correct/,
      ),
      expect.stringMatching(/^docs\/whitepaper\.md: the link \.\/there/),
      expect.stringMatching(/^docs\/functionyard\/troubleshooting\/index\.md: the link \/nowhere/),
    ]);
  });

  it('names the file and the cure of a link to a heading that is not there, as Docusaurus tells it', async () => {
    const found = handleBrokenLinks({
      collectedLinks: {
        '/functionyard/support': {
          links: ['/whitepaper#nowhere', '/whitepaper#here'],
          anchors: [],
        },
        '/whitepaper': { links: [], anchors: ['here'] },
      },
      onBrokenLinks: config.onBrokenLinks!,
      onBrokenAnchors: config.onBrokenAnchors!,
      routes: ['/functionyard/support', '/whitepaper'].map((path) => ({
        path,
        exact: true,
        component: '',
      })),
    });
    const message = await found.then(String, (error: unknown) => String(error));
    expect(message).toMatch(/^Error/);
    expect(advice(message)).toEqual([
      expect.stringMatching(
        /^docs\/functionyard\/support\.md: the link \/whitepaper#nowhere: the page has no such heading/,
      ),
    ]);
  });

  it('knows the start page and the news', () => {
    const of = (route: string) =>
      advice(`- Broken anchor on source page path = ${route}:\n   -> linking to /x#y\n`)[0];
    expect(of('/')).toMatch(/^docs\/index\.md: the link \/x#y: the page has no such heading/);
    expect(of('/blog/one')).toMatch(/^the post in blog\//);
  });

  it('reads through colors', () => {
    expect(advice('These sidebar document ids do not exist:\n- \u001b[33ma/b\u001b[39m\n')).toEqual(
      ['sidebars.ts: "a/b" has no page. Write docs/a/b.md, or take the entry out.'],
    );
  });

  it('takes the message of a page out of its wrapping', () => {
    const output = `
        │   "name": "${process.cwd()}/docs/index.md:69:16-69:46",
        │   "place": {
        │   "reason": "there is no version \\"x\\" in src/data.",
        │   "source": "facts"`;
    expect(advice(output)).toEqual(['docs/index.md:69:16: there is no version "x" in src/data.']);
  });

  it('has nothing to say of other output', () => {
    expect(advice('[SUCCESS] Generated static files in "build".')).toEqual([]);
  });
});
