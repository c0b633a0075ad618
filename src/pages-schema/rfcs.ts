import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import matter from 'gray-matter';
import { pagesIn } from './files';
import { rfcSchema } from './frontMatter';
import { sourceRoute } from './routes';

const docs = join(__dirname, '../../docs');

/** All RFCs below `docs/RFCs`, oldest first, from the front matter of their pages. */
export const readRfcs = () =>
  pagesIn(join(docs, 'RFCs'))
    .flatMap((file) => {
      const { rfc } = matter(readFileSync(file, 'utf8'), {}).data;
      return rfc ? [{ ...rfcSchema.parse(rfc), route: sourceRoute(relative(docs, file)) }] : [];
    })
    .sort((a, b) => a.opened.localeCompare(b.opened) || a.name.localeCompare(b.name));
