import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import remarkDirective from 'remark-directive';
import { afterAll, describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { remarkParts } from './parts';
import { remarkSteps } from './steps';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parts = {
  unplug: '1. Look at the light.\n\n2. Unplug the power. {/* #unplug */}\n',
  plug: '1. Plug in the power.\n\n   <Tabs>\n   <TabItem value="a" label="A">\n\n   Inside a tab\n\n   </TabItem>\n   </Tabs>\n',
  note: 'Keep a **copy**, and see [it](/functionyard/lights).\n',
  question: 'Is one of these true?\n\n- This\n- That\n',
  bullets: '- One\n',
  behind: 'Is one of these true?\n\n- This\n\nAstray\n',
  two: '1. One\n\nAstray\n',
  third: '3. Three\n',
  nested: '1. One\n\n2. <Part id="note" />\n',
  'own-link': '1. One\n\n2. See [step 1](#one).\n',
  danger: '1. One\n\n   :::danger[Two]\n\n   Three\n\n   :::\n',
  fact: '1. One\n\n   Version <Fact id="versions.nowhere" />\n',
};
for (const [name, source] of Object.entries(parts))
  writeFileSync(join(folder, `${name}.md`), source);

const build = (source: string) =>
  compilePage(source, { remarkPlugins: [remarkDirective, [remarkParts, { folder }], remarkSteps] });

const steps = (id: string, ...items: string[]) =>
  `<Steps id="${id}">\n\n${items.map((item, at) => `${at + 1}. ${item}\n\n`).join('')}</Steps>`;

const texts = (page: string) => [...page.matchAll(/"([A-Z][^"]*)"\}/g)].map(([, words]) => words);

describe('remarkParts', () => {
  it('replaces items of a numbered list by the steps of their parts', async () => {
    const page = await build(
      steps('a', 'Start.', '<Part id="unplug" />', '<Part id="plug" />', 'End.'),
    );
    expect(texts(page)).toEqual([
      'Start.',
      'Look at the light.',
      'Unplug the power. ',
      'Plug in the power.',
      'Inside a tab',
      'End.',
    ]);
    expect(page.match(/number="\d"/g)).toEqual([1, 2, 3, 4, 5].map((at) => `number="${at}"`));
  });

  it.each([
    ['between paragraphs', 'Before.\n\n<Part id="note" />\n\nAfter.'],
    ['in a step', '1. One\n\n   <Part id="note" />'],
    ['in a tab', '<TabItem>\n\n<Part id="note" />\n\n</TabItem>'],
  ])('replaces one on its own line by its paragraph: %s', async (_, source) => {
    const page = await build(source);
    expect(page).toContain('<_components.strong>{"copy"}');
    expect(page).toContain('href="/functionyard/lights"');
  });

  it('keeps the bullets below the paragraph of a part', async () => {
    const page = await build('Before.\n\n<Part id="question" />\n\nAfter.');
    expect(texts(page)).toEqual(['Before.', 'Is one of these true?', 'This', 'That', 'After.']);
    expect(page).toContain('<_components.ul>');
  });

  it('gives a step of a part that is on the page twice one anchor, and each its own tick', async () => {
    const page = await build(
      `${steps('a', '<Part id="unplug" />')}\n\n${steps('b', '<Part id="unplug" />')}`,
    );
    expect(page.match(/<Step id="unplug"/g)).toHaveLength(1);
    expect(page.match(/tick="unplug"/g)).toHaveLength(2);
    expect(page).toMatch(
      /<Steps id="a" keys="\w+ unplug" explained>[^]*<Steps id="b" keys="\w+ unplug">/,
    );
  });

  const page = 'docs/page.md';
  const part = (name: string) => relative(process.cwd(), join(folder, `${name}.md`));

  it.each([
    [
      'an unknown part',
      'One\n\n<Part id="nowhere" />',
      page,
      3,
      /no part "nowhere" in docs\/_parts\. Add it/,
    ],
    [
      'steps outside of a list',
      '<Part id="unplug" />',
      page,
      1,
      /holds steps.*an item of a numbered list/,
    ],
    [
      'steps among other text of a step',
      '1. One\n\n   <Part id="unplug" />',
      page,
      3,
      /holds steps/,
    ],
    ['a paragraph as a step', '1. One\n2. <Part id="note" />', page, 2, /holds a paragraph/],
    ['one in a sentence', 'See <Part id="note" />.', page, 1, /can't be in a sentence/],
    ['more than one list', '1. <Part id="two" />', part('two'), 3, /and nothing else/],
    ['only bullets', '<Part id="bullets" />', part('bullets'), 1, /one numbered list or one/],
    ['text below bullets', '<Part id="behind" />', part('behind'), 5, /and nothing else/],
    ['a list that starts late', '1. <Part id="third" />', part('third'), 1, /starts with 3/],
    ['a part in a part', '1. <Part id="nested" />', part('nested'), 3, /can't use another part/],
    [
      'a link to the page itself',
      '1. <Part id="own-link" />',
      part('own-link'),
      3,
      /"#one" means something else/,
    ],
    ['a danger box in a part', '1. <Part id="danger" />', part('danger'), 3, /has no danger box/],
  ])('stops at %s, with file, line, and fix', async (_, source, file, line, reason) => {
    await expect(build(source)).rejects.toMatchObject({
      file,
      line,
      reason: expect.stringMatching(reason) as string,
    });
  });
});
