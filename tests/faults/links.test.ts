import { expect, it } from 'vitest';
import { append, useCopy } from './copy';

const support = 'docs/functionyard/support.md';

const { read, run, buildWith } = useCopy();

it('a link to a page that is not there stops the build with file and cure', () => {
  const { passed, output } = buildWith({ [support]: append('See [it](/functionyard/nowhere).') });
  expect(passed).toBe(false);
  expect(output).toContain(
    `${support}: the link /functionyard/nowhere: there is no such page. Correct the link, or write the page`,
  );
});

it('a page that new-page makes is built, and a broken Markdown file link is only warned of', () => {
  const made = run(
    process.execPath,
    'node_modules/tsx/dist/cli.mjs',
    'scripts/new-page.ts',
    '--route',
    '/functionyard/quiet-fan',
    '--title',
    'Make the fan quiet',
    '--sidebar',
    'Set up a Blox',
    '--type',
    'guide',
    '--description',
    'Find out why the fan of a Blox runs, and what makes it slow down again.',
    '--source',
    'fula-ota: README.md (2026-06-18)',
  );
  expect(made.output).toContain('docs/functionyard/quiet-fan.md');
  const { passed, output } = buildWith({ [support]: append('[It](./nowhere.md) was a file.') });
  expect(output).toMatch(/WARNING.*nowhere\.md/s);
  expect(output).toContain(support);
  expect(passed).toBe(true);
  expect(read('build/functionyard/quiet-fan.html')).toContain('Make the fan quiet</h1>');
  expect(read('build/functionyard/add-storage.html')).toContain('href=/functionyard/quiet-fan');
});
