import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { nameOf } from '../../content/routes';
import type { ContentPage, Step } from '../post-build/pages';
import { llmsFullTxt, llmsTxt } from './llms';
import { markdownFile, toMarkdown } from './markdown';

/** Bodies of earlier builds, named after what they were made from. */
const cache = 'node_modules/.cache/markdown-twins';
const code = readFileSync(join(__dirname, 'markdown.ts'));

/** Step: each page as Markdown at its own address with `.md`, and llms.txt and llms-full.txt with all of them. */
export function markdownTwins(): Step {
  const files = new Map<ContentPage, string>();
  return {
    name: 'markdown-twins',
    async read({ content, html }, tree, { siteDir, outDir }) {
      if (!content) return undefined;
      const source = content.source ? await readFile(join(siteDir, content.source), 'utf8') : '';
      const [article] = /<article[\s>][\s\S]*<\/article>/.exec(html) ?? [html];
      const hash = createHash('sha256')
        .update(code)
        .update(content.url + article + source);
      const cached = join(siteDir, cache, hash.digest('hex'));
      const body = existsSync(cached)
        ? await readFile(cached, 'utf8')
        : toMarkdown(tree, content.url, source);
      await mkdir(dirname(cached), { recursive: true });
      await writeFile(cached, body);
      const markdown = markdownFile(content, body);
      const name = `${nameOf(content.route)}.md`;
      files.set(content, markdown);
      await mkdir(dirname(join(outDir, name)), { recursive: true });
      await writeFile(join(outDir, name), markdown);
      return `<link rel="alternate" type="text/markdown" href="/${encodeURI(name)}">`;
    },
    async collect(site) {
      const inOrder = site.pages.map((page) => files.get(page)!);
      await writeFile(join(site.outDir, 'llms.txt'), llmsTxt(site));
      await writeFile(join(site.outDir, 'llms-full.txt'), llmsFullTxt(site, inOrder));
    },
  };
}
