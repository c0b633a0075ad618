import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { compileAlone } from '../src/markdown/compile';
import { lengthsOf } from './lengths';

const words = (count: number) => 'word '.repeat(count).trim();

const page = `${words(1)}

<Tabs groupId="os">
<TabItem value="windows">

${words(2)}

</TabItem>
<TabItem value="macos">

${words(100)}

</TabItem>
</Tabs>

<Steps id="a">

1. ${words(4)}
2. ${words(60)} \`word\`

</Steps>

<details>
<summary>A title</summary>

${words(100)}

</details>

| You see | What to do |
| --- | --- |
| ${words(100)} | ${words(100)} |

| What you have | Price |
| --- | --- |
| ${words(8)} | ${words(16)} |
`;

it('counts what most readers read, and finds long steps', async () => {
  let tree: Root | undefined;
  const fault = await compileAlone('page.md', page, { atMarkdown: (root) => (tree = root) });
  expect(fault).toBeUndefined();
  // 4 are in the header of the table.
  expect(lengthsOf(tree!)).toEqual({
    words: 1 + 2 + 4 + 61 + 4 + 8 + 16,
    longSteps: [{ line: 19, words: 61 }],
  });
});
