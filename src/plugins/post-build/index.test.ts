import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import { postBuild } from '.';

const html = `<!doctype html><html><head><meta charset="UTF-8"><title>Page</title>
<link rel="stylesheet" href="/assets/css/styles.1.css"><meta name="scripts" content="/assets/js/main.1.js"></head>
<body><main><article><div class="theme-doc-markdown markdown"><h1>Page</h1><p>Text</p></div></article></main></body></html>`;

/** The output of Docusaurus for a site with one page. */
const built: Record<string, string> = {
  'build/guide.html': html,
  'build/blog.html': html,
  'build/blog/archive.html': html,
  'build/assets/css/styles.1.css':
    "p::before{content:'$&'}.markdown{margin:1px}.of-a-script{margin:2px}.unused,.unused p{margin:3px}p:not(.unused){margin:4px}",
  'build/assets/js/main.1.js': 'x("of-a-script")',
};

const doc = {
  id: 'guide',
  permalink: '/guide',
  source: '@site/docs/guide.md',
  title: 'Page',
  description: 'A page.',
  frontMatter: { status: 'current', sources: [] },
};

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

async function run(changes: Record<string, string | undefined> = {}): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'post-build-'));
  const files = { 'docs/guide.md': 'Text', ...built, ...changes };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    if (content !== undefined) writeFileSync(join(folder, file), content);
  }
  const context = {
    siteDir: folder,
    siteConfig: {
      url: 'https://docs.fx.land',
      title: 'Docs',
      tagline: 'Guides',
      baseUrl: '/',
    },
  } as unknown as LoadContext;
  const docs = {
    name: 'docusaurus-plugin-content-docs',
    content: { loadedVersions: [{ docs: [doc], sidebars: {} }] },
  };
  const content = { blogPosts: [], blogTitle: 'News', blogDescription: 'All news.' };
  const blog = { name: 'docusaurus-plugin-content-blog', content };
  await postBuild(context).postBuild!({
    outDir: join(folder, 'build'),
    plugins: [docs, blog],
  } as unknown as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

describe('postBuild', () => {
  it('runs all passes on the pages of a build', async () => {
    await run();
    for (const file of ['guide.md', 'llms.txt', 'sw.js', 'whole-site.json'])
      expect(existsSync(join(folder, 'build', file)), file).toBe(true);
    const page = readFileSync(join(folder, 'build/guide.html'), 'utf8');
    // Without the rules for classes that nothing has.
    expect(page).toContain(
      '<style>p:before{content:"$&"}.markdown{margin:1px}.of-a-script{margin:2px}p:not(.unused){margin:4px}</style>',
    );
    expect(page).not.toContain('stylesheet');
  });

  it.each<[string, Record<string, string | undefined>, RegExp]>([
    [
      'a page is missing',
      { 'build/guide.html': undefined },
      /^guide\.html not in .*src\/plugins\/post-build\/pages/,
    ],
    [
      'a page has no text part',
      {
        'build/guide.html': html
          .replaceAll('main>', 'div>')
          .replace(' class="theme-doc-markdown markdown"', ''),
      },
      /^markdown-twins: guide\.html: .*Correct textPartOf in src\/markdown\/html\.ts/,
    ],
    [
      'a page links no stylesheet',
      { 'build/guide.html': html.replace(/<link[^>]*>/, '') },
      /^inline-styles: guide\.html: .*found 0.*Correct src\/plugins\/startup\/styles\.ts/,
    ],
    [
      'a page has no character set',
      { 'build/guide.html': html.replace('<meta charset="UTF-8">', '') },
      /^security-policy: guide\.html: .*Correct src\/plugins\/security-policy/,
    ],
  ])('stops with the file and the fix where %s', async (_, changes, message) => {
    await expect(run(changes)).rejects.toThrow(message);
  });
});
