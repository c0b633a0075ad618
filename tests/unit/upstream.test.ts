import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '@docusaurus/core/package.json';

const theme = 'src/theme';
const readme = readFileSync(`${theme}/README.md`, 'utf8');

/** Rows of the tables: cells without backticks. */
const rows = [...readme.matchAll(/^\| `.*\|$/gm)].map(([row]) =>
  row.slice(2, -2).replaceAll('`', '').split(' | '),
);
const parts = rows
  .filter(({ length }) => length === 5)
  .map(([name = '', how = '', , upstream]) => ({ name, how, upstream }));

function hashOf(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file));
  const styles = join(dirname(file), 'styles.module.css');
  if (existsSync(styles)) hash.update(readFileSync(styles));
  return hash.digest('hex').slice(0, 12);
}

/** Where Docusaurus keeps what a file of src/theme can take the place of. */
const upstreamOf = (name: string): string | undefined =>
  ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback']
    .flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`])
    .find((file) => existsSync(join('node_modules', file)));

it.each(rows.map((row) => [row.at(-2)!, row.at(-1), row[0]!]))(
  '%s is as it was',
  (upstream, hash, ours) => {
    const now = hashOf(join('node_modules', upstream));
    expect(
      now,
      `${upstream} has changed. Read what changed, carry over into ${ours} what matters, and write ${now} into its row: ${theme}/README.md says how.`,
    ).toBe(hash);
  },
);

it('the version that the tables were compared with is the installed one', () => {
  expect(
    readme,
    `Docusaurus is ${version} now. When no other of these tests fails, write it into ${theme}/README.md.`,
  ).toContain(`Compared with Docusaurus ${version}.\n`);
});

it('every file of src/theme that takes the place of another is in the table', () => {
  const listed = parts.map(({ name }) => name);
  // What stands for nothing upstream is a helper of a part beside it.
  const unlisted = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, ''))
    .filter(
      (file) => !listed.includes(file) && (upstreamOf(file) || !listed.includes(dirname(file))),
    );
  expect(unlisted).toEqual([]);
});

it.each(parts)('$name is $how as it says', ({ name, how, upstream }) => {
  expect(upstream).toBe(upstreamOf(name));
  const [file] = [`${name}/index.tsx`, `${name}.tsx`]
    .map((path) => join(theme, path))
    .filter((path) => existsSync(path));
  const source = readFileSync(file!, 'utf8');
  expect(/^\/\/ (\w+)/.exec(source)?.[1]?.toLowerCase()).toBe(how);
  expect(source.includes('@theme-original/')).toBe(how === 'wrapped');
});
