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
  const { passed, output } = run('build');
  expect(passed).toBe(false);
  expect(output).toMatch(/support\.md:\d+:\d+: there is no image \.\/nowhere\.png/);
  expect(output).toMatch(/there is no value "nowhere"[^]*?docs\/index\.md:\d+:\d+/);
  expect(output).toMatch(/diagram: "A -->"[^]*?test\.md:\d+:\d+/);
  expect(output).toMatch(/code block: "klingon"[^]*?functionyard\/index\.md:\d+:\d+/);
});

it('a question that leads to a missing page or heading is found without a build', () => {
  write(questions, (text) =>
    text
      .replace('-> /functionyard/red\n', '-> /functionyard/nowhere\n')
      .replace('/purple#after\n', '/purple#nowhere\n'),
  );
  const { passed, output } = run('check:pages');
  expect(passed).toBe(false);
  expect(output).toMatch(
    /^src\/data\/troubleshooter\.yaml:\d+: .*purple.* has no heading or step "#nowhere"/m,
  );
  expect(output).toMatch(
    /^src\/data\/troubleshooter\.yaml:\d+: "\/functionyard\/nowhere" isn't a page/m,
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

it('a fault in a part stops the build with the file and line of the part', () => {
  write('docs/_parts/unused.md', () => '1. One\n');
  write('docs/_parts/close-case.md', append('   ```klingon\n   qapla\n   ```'));
  const { passed, output } = run('build');
  expect(passed).toBe(false);
  expect(output).toMatch(/_parts\/unused\.md:1: no page uses this part/);
  expect(output).toMatch(/_parts\/close-case\.md:\d+:\d+: .*"klingon"/);
});

it('faults in parts, rules, and steps are found without a build', () => {
  write('docs/_parts/unused.md', () => '1. One\n');
  write('docs/_parts/close-case.md', append('   Click [it](/functionyard/nowhere).'));
  write('src/data/safety.ts', (text) =>
    text
      .replace("home: '/functionyard/unplug#light'", "home: '/functionyard/unplug#nowhere'")
      .replace(/line: .*(?=\n +home: '\/functionyard\/red')/, "line: 'Save your files.',")
      .replace(
        /line: .*(?=\n +home: '\/functionyard\/yellow')/,
        `line: '[Unplug it](/functionyard/yellow) ${'now '.repeat(30)}.',`,
      ),
  );
  const box = ':::danger\n\nDo it.\n\n:::';
  write(page, append('<Part id="nowhere" />'));
  write('docs/functionyard/lights.md', append(`See [that](/functionyard/join#leave).`));
  write('docs/index.md', append(`${box}\n\n${box.replace('it', 'it '.repeat(46))}`));
  write('docs/functionyard/index.md', append('<Rule id="away" />\n\n<Rule id="away" />'));
  const { passed, output } = run('check:pages');
  expect(passed).toBe(false);
  for (const fault of [
    /_parts\/unused\.md:1: no page uses this part/,
    /_parts\/close-case\.md:\d+: "Click"/,
    /_parts\/close-case\.md:\d+: "\/functionyard\/nowhere" isn't a page/,
    /safety\.ts:\d+: docs\/functionyard\/unplug\.md has no heading or step "#nowhere"/,
    /safety\.ts:\d+: the rule "gave-up" has a line without a link/,
    /safety\.ts:\d+: the rule "repeated-yellow" has a line of 32 words/,
    /support\.md:\d+:1: <Part>: there is no part "nowhere"/,
    /lights\.md:\d+: #leave has moved\. Link to \/functionyard\/leave-pool/,
    /docs\/index\.md:\d+: a second danger box/,
    /docs\/index\.md:\d+: a danger box of 47 words/,
    /functionyard\/index\.md:\d+: the rule "away" is on this page already/,
  ])
    expect(output).toMatch(fault);
});

it('a check of some pages says what it leaves out', () => {
  expect(run('check:pages', '--', page).output).toContain('not src/data');
});

it('a link to the number of a step is refused', () => {
  write(page, append('<Steps id="fault">\n\n1. One\n\n</Steps>\n\nSee [step 1](#fault-1).'));
  const { passed, output } = run('check:pages', '--', page);
  expect(passed).toBe(false);
  expect(output).toMatch(
    /support\.md:\d+: the number of a step changes.*step 1 of <Steps id="fault">/,
  );
});
