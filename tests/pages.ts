/** The pages as their sources have them, without building the site. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import matter from 'gray-matter';
import { pagesIn } from '../src/pages-schema/files';
import { slashed, sourceRoute } from '../src/pages-schema/routes';

const root = join(__dirname, '..');
const docs = join(root, 'docs');

export const readPages = () =>
  pagesIn(docs).map((file) => {
    const source = readFileSync(file, 'utf8');
    const path = slashed(relative(docs, file));
    return {
      /** Name in sidebars.ts, such as `functionyard/index`. */
      id: path.replace(/\.md$/, ''),
      route: sourceRoute(path),
      /** Path from the root of the project. */
      file: relative(root, file),
      source,
      frontMatter: matter(source, {}).data as Record<string, unknown>,
    };
  });
