import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import type { Rfc } from '../../src/content/frontMatter';

export interface RfcEntry extends Omit<Rfc, 'opened' | 'updated'> {
  /** Route of the page. */
  route: string;
  /** Year, month or day, as far as known. */
  opened: string;
  updated: string;
}

const rough = (value: unknown) =>
  value instanceof Date ? value.toISOString().slice(0, 10) : String(value);

/** All RFCs below `docs/RFCs`, oldest first, from the front matter of their pages. Checked by plugins/front-matter. */
export function readRfcs(docs: string): RfcEntry[] {
  return readdirSync(join(docs, 'RFCs'), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => {
      const rfc = matter(readFileSync(join(docs, 'RFCs', name), 'utf8'), {}).data.rfc as
        Rfc | undefined;
      const route = `/RFCs/${name.replace(/(\/index)?\.md$/, '')}`;
      return rfc ? [{ ...rfc, route, opened: rough(rfc.opened), updated: rough(rfc.updated) }] : [];
    })
    .sort((a, b) => a.opened.localeCompare(b.opened) || a.name.localeCompare(b.name));
}
