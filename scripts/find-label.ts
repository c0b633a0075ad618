/**
 * Finds every place of a label of an app: on pages, in parts, in src/data with the questions of Fix a problem, and in
 * drawings, however it's marked: `_Label_`, `**_Label_**`, or as plain text.
 *
 * Usage: npm run find-label -- "Force Rejoin"
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partsIn } from '../src/pages-schema/parts';
import { pagesIn } from '../src/pages-schema/files';

export interface Place {
  file: string;
  line: number;
  text: string;
}

const folders = ['docs', 'blog', 'src/data', 'src/drawings', 'src/pages'];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx?|ts|tsx|yaml)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .sort();

/** The lines that have a label as whole words. Apostrophes can be written in any way. */
export function placesOf(label: string, files = folders.flatMap(filesIn)): Place[] {
  const literal = label
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/['’]/g, String.raw`\\?['’]`);
  const whole = new RegExp(`(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`);
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, at) => (whole.test(text) ? [{ file, line: at + 1, text: text.trim() }] : [])),
  );
}

function main(): void {
  const [label] = process.argv.slice(2);
  if (!label) {
    console.error('Name a label: npm run find-label -- "Force Rejoin"');
    process.exitCode = 1;
    return;
  }
  const places = placesOf(label);
  for (const { file, line, text } of places) console.log(`${file}:${line}: ${text.slice(0, 200)}`);
  const names = new Set(
    places.flatMap(({ file }) => /^docs\/_parts\/(.+)\.mdx?$/.exec(file)?.slice(1) ?? []),
  );
  for (const page of pagesIn('docs'))
    for (const part of new Set(
      partsIn(readFileSync(page, 'utf8')).filter((each) => names.has(each)),
    ))
      console.log(`${page} shows it through <Part id="${part}" />`);
  console.log(`${places.length} places in ${new Set(places.map(({ file }) => file)).size} files`);
}

if (require.main === module) main();
