import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const theme = 'src/theme';
const readme = readFileSync(`${theme}/README.md`, 'utf8');
const installed = (file: string) => join('node_modules', file);

/** Rows of the tables: cells without backticks. */
const rows = [...readme.matchAll(/^\| `.*\|$/gm)].map(([row]) =>
  row
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replaceAll('`', '')),
);

interface Part {
  name: string;
  how: string;
  upstream: string;
}

const parts = rows
  .filter((row) => row.length === 5)
  .map(([name, how, , upstream]) => ({ name, how, upstream }) as Part);

const standing = rows.map((row) => ({
  ours: row.length === 5 ? join(theme, row[0]!) : row[0]!,
  upstream: row.at(-2)!,
  hash: row.at(-1)!,
}));

function hashOf(file: string): string {
  const hash = createHash('sha256').update(readFileSync(installed(file)));
  const styles = join(dirname(installed(file)), 'styles.module.css');
  if (existsSync(styles)) hash.update(readFileSync(styles));
  return hash.digest('hex').slice(0, 12);
}

/** Our file of a part: a folder's index, or a file of that name. */
const ours = (name: string) =>
  [`${name}/index.tsx`, `${name}.tsx`].map((file) => join(theme, file)).find(existsSync);

/** Where Docusaurus keeps what a file of src/theme can take the place of. */
const upstreamOf = (name: string): string | undefined =>
  ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback']
    .flatMap((folder) => [`${folder}/${name}/index.js`, `${folder}/${name}.js`])
    .find((file) => existsSync(installed(file)));

describe('what stands on the inside of Docusaurus', () => {
  it.each(standing)('$upstream is as it was', ({ ours: name, upstream, hash }) => {
    expect(existsSync(installed(upstream)), `${upstream} is gone. ${name} stands on it.`).toBe(
      true,
    );
    const now = hashOf(upstream);
    expect(
      now,
      `${upstream} has changed. Read what changed, carry over into ${name} what matters, and write ${now} into its row: ${theme}/README.md says how.`,
    ).toBe(hash);
  });

  it('the version that the table was compared with is the installed one', () => {
    const { version } = JSON.parse(
      readFileSync(installed('@docusaurus/core/package.json'), 'utf8'),
    ) as { version: string };
    expect(
      /Compared with Docusaurus (\S+)\.$/m.exec(readme)?.[1],
      `Docusaurus is ${version} now. When no other of these tests fails, write it into ${theme}/README.md.`,
    ).toBe(version);
  });
});

describe('the table of parts', () => {
  it('lists every file of src/theme that takes the place of another', () => {
    const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => file.replaceAll('\\', '/').replace(/(\/index)?\.tsx?$/, ''));
    const listed = parts.map(({ name }) => name);
    // What stands for nothing upstream is a helper of a part beside it.
    const unlisted = files.filter(
      (file) => !listed.includes(file) && (upstreamOf(file) || !listed.includes(dirname(file))),
    );
    expect(unlisted).toEqual([]);
  });

  it.each(parts)('$name is $how as it says', ({ name, how, upstream }) => {
    const file = ours(name);
    expect(file, `${name} is not in ${theme} anymore: take its row out.`).toBeDefined();
    expect(upstream).toBe(upstreamOf(name));
    const source = readFileSync(file!, 'utf8');
    expect(/^\/\/ (\w+)/.exec(source)?.[1]?.toLowerCase()).toBe(how);
    expect(source.includes('@theme-original/')).toBe(how === 'wrapped');
  });
});
