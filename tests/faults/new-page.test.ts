/** What a contributor does, in a copy of the project. */
import { expect, it } from 'vitest';
import { useCopy } from './copy';

const { write, run } = useCopy();

const page = 'docs/functionyard/dusty-vents.md';

it('a page that new-page makes passes every test once it has what the check asks for', () => {
  expect(run('new-page', '--', '/functionyard/dusty-vents').output).toContain(page);
  const { output } = run('check:pages', '--', page);
  for (const gap of ['sidebars.ts', '"title"', '"description"', '"sources"', '"keywords"'])
    expect(output).toContain(gap);
  write(page, (text) =>
    text
      .replace("title: ''", 'title: Clean the vents')
      .replace(
        "description: ''",
        'description: Get the dust out of the vents of your Blox without opening it or unplugging a drive.',
      )
      .replace('keywords: []', 'keywords: [dust]')
      .replace('sources: []', 'sources: [{ url: https://fx.land/vents, date: 2026-06-18 }]'),
  );
  write('sidebars.ts', (text) =>
    text.replace("'functionyard/wifi',", "$& 'functionyard/dusty-vents',"),
  );
  const checks: [string, ...string[]][] = [
    ['check:pages', page],
    ['build'],
    ['test:unit'],
    ['test:build'],
  ];
  for (const [name, ...files] of checks) {
    const { passed, output: said } = run(name, '--', ...files);
    expect(passed, `${name}\n${said}`).toBe(true);
  }
});

it.each(['/Functionyard/wifi', 'quiet-fan', '/functionyard/Quiet fan', ''])(
  'new-page refuses the address "%s"',
  (route) => {
    const { passed, output } = run('new-page', '--', route);
    expect(passed).toBe(false);
    expect(output).toMatch(/is a page already|can't be an address/);
  },
);
