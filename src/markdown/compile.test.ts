import { expect, it } from 'vitest';
import { compileAlone } from './compile';

const faultsOf = async (source: string) =>
  (await compileAlone('docs/page.md', source)).map(({ line, message }) => [
    line,
    message?.split(' ')[0],
  ]);

it('finds all faults of a page', async () => {
  const page = [
    '<Fact id="limits.nowhere" />',
    '<Nowhere />',
    '<Part id="nowhere" />',
    '```nothing\ncode\n```',
    '## A\n\n## B {/* #a */}',
    '<Steps>\n\nOne\n\n</Steps>',
    '<Tabs>\n\nOne\n\n</Tabs>',
  ];
  // In the order of the plugins.
  expect(await faultsOf(page.join('\n\n'))).toEqual([
    [5, '<Part>:'],
    [15, '<Steps>'],
    [17, '<Steps>'],
    [13, 'another'],
    [1, '<Fact>:'],
    [7, 'code'],
    [21, '<Tabs>:'],
    [3, '<Nowhere>'],
  ]);
});
