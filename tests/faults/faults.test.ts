/** A copy of the project with a fault of each kind: what the build finds, and what the check of pages finds without it. */
import { expect, it } from 'vitest';
import { append, useCopy } from './copy';

const { write, run } = useCopy();

const page = 'docs/functionyard/support.md';

it('faults in pages and parts stop the build with file and fix', () => {
  write(page, append('![A box](./nowhere.png)'));
  write('docs/index.md', append('The version is <Fact id="versions.nowhere" />.'));
  write(
    'docs/design/test.md',
    append('```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA -->\n```'),
  );
  write('docs/_parts/force-rejoin.md', append('   <Fact id="limits.nowhere" />'));
  const { passed, output } = run('build');
  expect(passed).toBe(false);
  expect(output).toMatch(/support\.md:\d+:\d+: there is no image \.\/nowhere\.png/);
  expect(output).toMatch(/there is no value "nowhere"[^]*?docs\/index\.md:\d+:\d+/);
  expect(output).toMatch(/diagram: "A -->"[^]*?test\.md:\d+:\d+/);
  expect(output).toMatch(
    /no value "nowhere" in src\/data\/limits[^]*?_parts\/force-rejoin\.md:\d+/,
  );
});

it('faults on some pages are found without a build', () => {
  write(page, append('See [it](/functionyard/nowhere) and [that](/design/test#nowhere).'));
  write(page, (text) => text.replace('\n---\n', '\nanswer_keywords:\n  nobody: [far away]\n---\n'));
  write(
    'docs/functionyard/index.md',
    append(
      'See [a](./nothere.md), [b](/functionyard/gone.md#x), [c](nobody), and [d][d].\n\n[d]: ../lost.md\n\n<Steps id="fault">\n\n1. One\n\n</Steps>\n\nSee [step 1](#fault-1).',
    ),
  );
  write('docs/index.md', (text) => text.replace(/^description:.*$/m, 'description: Too short'));
  const files = [page, 'docs/index.md', 'docs/functionyard/index.md'];
  const { passed, output } = run('check:pages', '--', ...files);
  expect(passed).toBe(false);
  for (const fault of [
    /support\.md:\d+: "\/functionyard\/nowhere" isn't a page/,
    /support\.md:\d+: .*"#nowhere"/,
    /support\.md:\d+: .*"answer_keywords" has #nobody, which isn't an answer/,
    /functionyard\/index\.md:\d+: .*\.\/nothere\.md/,
    /functionyard\/index\.md:\d+: .*\/functionyard\/gone\.md#x/,
    /functionyard\/index\.md:\d+: "nobody"/,
    /functionyard\/index\.md:\d+: .*\.\.\/lost\.md/,
    /functionyard\/index\.md:\d+: the number of a step changes.*step 1 of <Steps id="fault">/,
    /docs\/index\.md:\d+: front matter "description" is too short/,
    /not src\/data/,
  ])
    expect(output).toMatch(fault);
});

it('faults in parts, rules, questions, and boxes are found without a build', () => {
  write('src/data/troubleshooter.yaml', (text) =>
    text
      .replace('-> /functionyard/red\n', '-> /functionyard/nowhere\n')
      .replace('/purple#after\n', '/purple#nowhere\n'),
  );
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
    /^src\/data\/troubleshooter\.yaml:\d+: .*purple.* has no heading or step "#nowhere"/m,
    /^src\/data\/troubleshooter\.yaml:\d+: "\/functionyard\/nowhere" isn't a page/m,
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
