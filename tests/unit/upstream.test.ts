import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { version } from '@docusaurus/core/package.json';
import { docusaurus, internals, overrides } from '../../src/theme/overrides';

const theme = 'src/theme';

function upstreamHash(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file));
  const styles = join(dirname(file), 'styles.module.css');
  if (existsSync(styles)) hash.update(readFileSync(styles));
  return hash.digest('hex').slice(0, 12);
}

/** The upstream file that a part of src/theme takes the place of. */
const upstreamFile = (part: string): string | undefined =>
  ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback']
    .flatMap((folder) => [`${folder}/${part}/index.js`, `${folder}/${part}.js`])
    .find((file) => existsSync(join('node_modules', file)));

const dependencies = [
  ...Object.entries(overrides).map(([part, hash]) => ({
    upstream: upstreamFile(part) ?? `${part}, which Docusaurus doesn't have`,
    ours: `${theme}/${part}`,
    needs: 'Ours takes its place.',
    hash,
  })),
  ...internals.map((internal) => ({ ...internal, ours: internal.ours.join(', ') })),
];

it.each(dependencies)("$upstream hasn't changed", ({ upstream, ours, needs, hash }) => {
  const current = upstreamHash(join('node_modules', upstream));
  expect(
    current,
    `${upstream} has changed. ${needs} Carry over to ${ours} what matters, and then put ${current} into ${theme}/overrides.ts. ${theme}/README.md has the steps.`,
  ).toBe(hash);
});

it('the hashes are from the installed version', () => {
  expect(
    docusaurus,
    `Docusaurus is ${version} now. If no other of these tests fails, put that into ${theme}/overrides.ts.`,
  ).toBe(version);
});

it.each(internals.flatMap(({ ours }) => ours))('%s exists', (file) => {
  expect(existsSync(file)).toBe(true);
});

it('the progress bar of the theme is the one that src/client/routeProgress.ts configures', () => {
  const fromTheme = createRequire(require.resolve('@docusaurus/theme-classic'));
  expect(
    fromTheme.resolve('nprogress'),
    'The theme has its own nprogress. Put the version that it needs into package.json.',
  ).toBe(require.resolve('nprogress'));
});

const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.tsx'));

it.each(files)('%s is listed, and is what its first line says', (file) => {
  expect(overrides).toHaveProperty([file.replace(/(\/index)?\.tsx$/, '')]);
  const source = readFileSync(join(theme, file), 'utf8');
  const [, kind] = /^\/\/ (Wrapped|Ejected)\b.*: ?/.exec(source) ?? [];
  expect(kind).toBeDefined();
  expect(source.includes('@theme-original/')).toBe(kind === 'Wrapped');
});
