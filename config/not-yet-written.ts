import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(__dirname, '../tests/not-yet-written.txt');

/** Routes of the contract that have no page yet: links to them read as plain text, sidebars leave them out. */
export const notYetWritten: ReadonlySet<string> = new Set(
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [],
);
