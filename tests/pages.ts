/** The pages as their sources have them, without building the site. */
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';
import { pagesIn } from '../src/content/files';

const root = join(__dirname, '..');
const docs = join(root, 'docs');

export const readPages = () =>
  pagesIn(docs).map((file) => {
    const source = readFileSync(file, 'utf8');
    /** Name in sidebars.ts, such as `functionyard/index`. */
    const id = relative(docs, file).split(sep).join('/').replace(/\.md$/, '');
    return {
      id,
      route: `/${id.replace(/(^|\/)index$/, '')}`,
      /** Path from the root of the project. */
      file: relative(root, file),
      source,
      frontMatter: matter(source, {}).data as Record<string, unknown>,
    };
  });
