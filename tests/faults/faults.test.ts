/** A copy of the project with a fault of each kind: what the build finds, and what the check of pages finds without it. */
import { expect, it } from 'vitest';
import { append, useCopy } from './copy';

const { write, run } = useCopy();

const page = 'docs/functionyard/support.md';
const questions = 'src/data/troubleshooter.yaml';

it('faults in pages stop the build with file and fix', () => {
  write(page, append('![A box](./nowhere.png)'));
  write('docs/index.md', append('The version is <Fact id="versions.nowhere" />.'));
  write(
    'docs/design/test.md',
    append('```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA -->\n```'),
  );
  write('docs/functionyard/index.md', append('```klingon\nqapla\n```'));
  write(questions, (text) => text.replace('-> /functionyard/red\n', '-> /functionyard/nowhere\n'));
  const { passed, output } = run('build');
  expect(passed).toBe(false);
  expect(output).toMatch(/support\.md:\d+:\d+: there is no image \.\/nowhere\.png/);
  expect(output).toMatch(/there is no version "nowhere"[^]*?docs\/index\.md:\d+:\d+/);
  expect(output).toMatch(
    /troubleshooter\.yaml:\d+: "\/functionyard\/nowhere" isn't a page[^]*?troubleshooting\/index\.md:\d+/,
  );
  expect(output).toMatch(/diagram: "A -->"[^]*?test\.md:\d+:\d+/);
  expect(output).toMatch(/code block: "klingon"[^]*?functionyard\/index\.md:\d+:\d+/);
});

it('a question that leads to a missing heading is found without a build', () => {
  write(questions, (text) => text.replace('/purple#after\n', '/purple#nowhere\n'));
  const { passed, output } = run('check:pages');
  expect(passed).toBe(false);
  expect(output).toMatch(
    /^src\/data\/troubleshooter\.yaml:\d+: .*purple.* has no heading or step "#nowhere"/m,
  );
});

it('faults between pages are found without a build', () => {
  write(page, append('See [it](/functionyard/nowhere) and [that](/design/test#nowhere).'));
  write(
    'docs/functionyard/index.md',
    append(
      'See [a](./nothere.md), [b](/functionyard/gone.md#x), [c](nobody), and [d][d].\n\n[d]: ../lost.md',
    ),
  );
  write('docs/index.md', (text) => text.replace(/^description:.*$/m, 'description: Too short'));
  const { passed, output } = run(
    'check:pages',
    '--',
    page,
    'docs/index.md',
    'docs/functionyard/index.md',
  );
  expect(passed).toBe(false);
  expect(output).toContain('/functionyard/nowhere');
  expect(output).toContain('#nowhere');
  for (const link of ['./nothere.md', '/functionyard/gone.md#x', '"nobody"', '../lost.md'])
    expect(output).toMatch(
      new RegExp(`functionyard/index\\.md:\\d+: .*${link.replace('.', '\\.')}`),
    );
  expect(output).toContain('description');
});
