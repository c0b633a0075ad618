import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageFileName } from '../../pages-schema/routes';
import type { ContentPage, Pass } from '../post-build/pages';
import { llmsFullTxt, llmsTxt } from './llms';
import { markdownFile, toMarkdown } from './markdown';

/** Pass: each page as Markdown at its own address with `.md`, and llms.txt and llms-full.txt with all of them. */
export function markdownTwins(): Pass {
  const files = new Map<ContentPage, string>();
  return {
    name: 'markdown-twins',
    async read({ content }, tree, { outDir }) {
      if (!content) return undefined;
      const markdown = markdownFile(content, toMarkdown(tree, content.url));
      const name = `${pageFileName(content.route)}.md`;
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
