import { expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { rehypeLabels } from './shortLabels';

it.each([
  ['_Settings_', true],
  ['**Select _Agree & Setup my Blox_.**', true],
  ['_I understand the risk of losing my password_', false],
  ['`204317 E`', true],
  ['`docker ps --all`', false],
])('marks a label or a code that fits into a line: %s', async (source, isShort) => {
  const code = await compilePage(source, { rehypePlugins: [rehypeLabels] });
  expect(/<_components\.(em|code) className="short">/.test(code)).toBe(isShort);
});
