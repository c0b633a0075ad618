import { expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { remarkIds } from './ids';
import { remarkSteps } from './steps';

const build = (source: string) => compilePage(source, { remarkPlugins: [remarkSteps, remarkIds] });

it.each([
  ['two names of headings', '## A {/* #b */}\n\n## B {/* #b */}', 3, 'b'],
  ['a name and the words of a heading', '## B {/* #a */}\n\n## A', 3, 'a'],
  ['two steps', '<Steps id="a">\n\n1. One {/* #b */}\n\n2. Two {/* #b */}\n\n</Steps>', 5, 'b'],
  ['a heading and a step', '## B\n\n<Steps id="a">\n\n1. One {/* #b */}\n\n</Steps>', 5, 'b'],
])('refuses an ID that is there twice: %s', async (_, source, line, id) => {
  await expect(build(source)).rejects.toMatchObject({
    line,
    reason: expect.stringMatching(`another.*"${id}"`) as string,
  });
});
