/** What a contributor does, in a copy of the project. */
import { expect, it } from 'vitest';
import { useCopy } from './copy';

const { write, run } = useCopy();

it('a page that new-page makes, with one sentence typed, passes every test with nothing else to edit', () => {
  const answers = {
    route: '/functionyard/dusty-vents',
    title: 'Clean the vents',
    type: 'guide',
    sidebar: 'Fix',
    description:
      'Get the dust out of the vents of your Blox without opening it or unplugging a drive.',
    source: 'functionland/fula-ota README.md 2026-06-18',
  };
  const options = Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]);
  const made = run('new-page', '--', ...options);
  expect(made.output).toContain('docs/functionyard/dusty-vents.md');
  write('docs/functionyard/dusty-vents.md', (text) =>
    text.replace(/\n\{\/\*[^]*?\*\/\}\n/, '\nA vacuum cleaner with a soft brush is enough.\n'),
  );
  const checks: [string, ...string[]][] = [
    ['check:pages', 'docs/functionyard/dusty-vents.md'],
    ['build'],
    ['test:unit'],
    ['test:build'],
  ];
  for (const [name, ...files] of checks) {
    const { passed, output } = run(name, '--', ...files);
    expect(passed, `${name}\n${output}`).toBe(true);
  }
});
