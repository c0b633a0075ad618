import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import matter from 'gray-matter';
import { pagesIn } from '../../src/content/files';
import { rfcSchema, type Rfc } from '../../src/content/frontMatter';
import { routeOf } from '../../src/content/routes';

/** All RFCs below `docs/RFCs`, oldest first, from the front matter of their pages. */
export const readRfcs = (docs: string): (Rfc & { route: string })[] =>
  pagesIn(join(docs, 'RFCs'))
    .flatMap((file) => {
      const { rfc } = matter(readFileSync(file, 'utf8'), {}).data;
      return rfc ? [{ ...rfcSchema.parse(rfc), route: routeOf(relative(docs, file)) }] : [];
    })
    .sort((a, b) => a.opened.localeCompare(b.opened) || a.name.localeCompare(b.name));
