/** Two builds in a copy of the project: one with a fault of each kind, one with a page that a contributor adds. */
import { expect, it } from 'vitest';
import { append, useCopy } from './copy';

const { write, run, buildWith } = useCopy();

const page = 'docs/functionyard/support.md';
const components = 'docs/design/test.md';

it('faults in pages stop the build with file and fix', () => {
  const { passed, output } = buildWith({
    [page]: append('![A box](./nowhere.png)'),
    'docs/index.md': append('The version is <Fact id="versions.nowhere" />.'),
    [components]: append('```mermaid\nflowchart TD\naccTitle: A\naccDescr: B\nA -->\n```'),
    'docs/functionyard/index.md': append('```klingon\nqapla\n```'),
  });
  expect(passed).toBe(false);
  expect(output).toMatch(/support\.md:\d+:\d+: there is no image \.\/nowhere\.png/);
  expect(output).toMatch(/there is no version "nowhere"[^]*?docs\/index\.md:\d+:\d+/);
  expect(output).toMatch(/diagram: "A -->"[^]*?test\.md:\d+:\d+/);
  expect(output).toMatch(/code block: "klingon"[^]*?functionyard\/index\.md:\d+:\d+/);
});

it('faults between pages are found without a build', () => {
  write(page, append('See [it](/functionyard/nowhere) and [that](/design/test#nowhere).'));
  write('docs/index.md', (text) => text.replace(/^description:.*$/m, 'description: Too short'));
  const { passed, output } = run(
    'npm',
    'run',
    '--silent',
    'check:pages',
    '--',
    page,
    'docs/index.md',
  );
  expect(passed).toBe(false);
  expect(output).toContain('/functionyard/nowhere');
  expect(output).toContain('#nowhere');
  expect(output).toContain('description');
});

it('a page that new-page makes, with one sentence typed, passes every test with nothing else to edit', () => {
  const answers = {
    route: '/functionyard/dusty-vents',
    title: 'Clean the vents',
    type: 'guide',
    sidebar: 'Apps',
    description:
      'Get the dust out of the vents of your Blox without opening it or unplugging a drive.',
    source: 'functionland/fula-ota README.md 2026-06-18',
  };
  const options = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  const made = run('npm', 'run', '--silent', 'new-page', '--', ...options);
  expect(made.output).toContain('docs/functionyard/dusty-vents.md');
  write('docs/functionyard/dusty-vents.md', (text) =>
    text.replace(/\n\{\/\*[^]*?\*\/\}\n/, '\nA vacuum cleaner with a soft brush is enough.\n'),
  );
  const checks: [string, ...string[]][] = [
    ['check:pages', 'docs/functionyard/dusty-vents.md'],
    ['build'],
    ['test:unit', 'tests/unit', 'config'],
    ['test:build'],
  ];
  for (const [name, ...files] of checks) {
    const { passed, output } = run('npm', 'run', '--silent', name, '--', ...files);
    expect(passed, `${name}\n${output}`).toBe(true);
  }
});
