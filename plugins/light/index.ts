import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { PurgeCSS } from 'purgecss';
import { loaderScript } from './loader';
import { rewrite } from './rewrite';

async function filesBelow(folder: string, ending: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(ending)).map((name) => join(folder, name));
}

/** Tags of a page, with their classes and attributes; its text would only keep rules that nothing uses. */
const tagsOf = (html: string) => html.match(/<[^>]+>/g)?.join(' ') ?? '';

/** Strings of a script: a class name that a script sets stands in one. */
const stringsOf = (code: string) =>
  code
    .match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`[^`]*`/g)
    ?.filter((text) => text.length < 200)
    .join(' ') ?? '';

/** Keeps of the stylesheet what the pages and their scripts can use. */
async function usedStyles(css: string, pages: string[], scripts: string[]): Promise<string> {
  const read = (files: string[], pick: (text: string) => string) =>
    Promise.all(
      files.map(async (file) => ({ extension: 'html', raw: pick(await readFile(file, 'utf8')) })),
    );
  const content = [...(await read(pages, tagsOf)), ...(await read(scripts, stringsOf))];
  // Drawings and diagrams name variables in their attributes, where PurgeCSS does not look for them.
  const drawn = new Set(content.flatMap(({ raw }) => raw.match(/(?<=var\()--[\w-]+/g) ?? []));
  const [result] = await new PurgeCSS().purge({
    content,
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    variables: true,
    safelist: {
      // PurgeCSS takes a rule for what has the focus, whatever it is, for unused.
      standard: [/^:focus/],
      greedy: [/data-away/, /data-theme/, /data-js/, /data-live/, /nprogress/],
      variables: [...drawn],
    },
  });
  return result!.css;
}

/**
 * Makes a first visit light: pages carry the styles they can use, and their scripts start after the first paint, when the
 * browser is idle, or at once when the reader does something. Without this plugin the site is the same, only slower.
 *
 * It rewrites the stylesheet and script tags that Docusaurus puts into each page; the build stops where they are not found
 * as expected, which an upgrade may cause.
 */
export function light(): Plugin {
  return {
    name: 'light',
    async postBuild({ outDir, siteConfig }) {
      const pages = await filesBelow(outDir, '.html');
      const scripts = await filesBelow(join(outDir, 'assets/js'), '.js');
      const [stylesheet, ...more] = await filesBelow(join(outDir, 'assets/css'), '.css');
      if (!stylesheet || more.length > 0) {
        throw new Error(
          `light: expected one stylesheet in ${outDir}/assets/css, found ${more.length + (stylesheet ? 1 : 0)}.`,
        );
      }
      const styles = await usedStyles(await readFile(stylesheet, 'utf8'), pages, scripts);
      await Promise.all(
        pages.map(async (page) => {
          const html = await readFile(page, 'utf8');
          await writeFile(
            page,
            rewrite(html, page, styles, (sources) => loaderScript(sources, siteConfig.baseUrl)),
          );
        }),
      );
      await rm(stylesheet);
    },
  };
}
