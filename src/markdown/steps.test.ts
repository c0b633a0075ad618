import { describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { parse, stringify } from '../components/Steps/ticks';
import { remarkSteps } from './steps';

const build = (source: string) => compilePage(source, { remarkPlugins: [remarkSteps] });

const list = '\n\n1. One\n\n   More of it\n\n2. Two\n\n';

describe('remarkSteps', () => {
  it('turns list items into steps with numbers', async () => {
    const page = await build(`<Steps id="reset">${list}</Steps>`);
    expect(page).toMatch(/<Steps id="reset" keys="\w{10} \w{10}" explained>/);
    expect(page).toMatch(/<Step tick="\w+" number="1"><_components\.p>\{"One"\}<\/_components\.p>/);
    expect(page).toMatch(/<Step tick="\w+" number="2">/);
    expect(page).not.toContain('_components.ol');
  });

  it('takes the name of a step from the end of its first paragraph', async () => {
    const page = await build(
      '<Steps id="reset">\n\n1. One {/* #first */}\n\n   More of it\n\n2. Two\n\n</Steps>',
    );
    expect(page).toMatch(/<Steps id="reset" keys="first \w{10}" explained>/);
    expect(page).toContain('<Step id="first" tick="first" number="1">');
    expect(page).not.toContain('#first');
  });

  it('begins the page with the place in it, and has the first list that a reader sees explained', async () => {
    const steps = (id: string) => `\n\n<Steps id="${id}">${list}</Steps>\n\n`;
    const page = await build(`Text\n\n<TabItem>${steps('a')}</TabItem>${steps('b')}${steps('c')}`);
    expect(page.match(/<ContinueGuide/g)).toHaveLength(1);
    expect(page.indexOf('<ContinueGuide')).toBeLessThan(page.indexOf('"Text"'));
    const lists = [...page.matchAll(/<Steps id="(.)"[^>]*( explained)?>/g)];
    expect(lists.map(([tag, id]) => id! + tag.includes(' explained'))).toEqual([
      'atrue',
      'btrue',
      'cfalse',
    ]);
  });

  it.each([
    [`<Steps>${list}</Steps>`, 1, /needs id/],
    [`<Steps id="Re set">${list}</Steps>`, 1, /needs id/],
    [`<Steps id="a">${list}</Steps>\n\n<Steps id="a">${list}</Steps>`, 11, /two <Steps>.*"a"/],
    ['<Steps id="a">\n\n</Steps>', 1, /one numbered list/],
    ['<Steps id="a">\n\n- One\n\n</Steps>', 3, /one numbered list/],
    ['<Steps id="a">\n\n1. One\n\nAstray\n\n2. Two\n\n</Steps>', 5, /Indent what belongs/],
    ['<Steps id="a">\n\n3. Three\n\n</Steps>', 3, /starts with 3/],
    ['<Steps id="a">\n\n1. One {/* #b-2 */}\n\n</Steps>', 3, /ends in a number/],
  ])('stops at %j, with its line and the fix', async (source, line, reason) => {
    await expect(build(source)).rejects.toMatchObject({
      line,
      reason: expect.stringMatching(reason) as string,
    });
  });
});

describe('a tick', () => {
  const page = (...steps: string[]) =>
    build(
      `<Steps id="a">\n\n${steps.map((step, at) => `${at + 1}. ${step}\n`).join('\n')}\n</Steps>`,
    );
  const keysOf = async (...steps: string[]) =>
    /keys="([^"]*)"/.exec(await page(...steps))![1]!.split(' ');

  /** The steps that are ticked on the changed page, after a reader has ticked one on the page before. */
  async function ticked(step: string, before: string[], after: string[]): Promise<string[]> {
    const key = (await keysOf(...before))[before.indexOf(step)]!;
    const keys = await keysOf(...after);
    const ticks = parse(stringify(new Set([key])), keys);
    return after.filter((_, at) => ticks.has(keys[at]!));
  }

  const [copy, unplug, erase, plug] = [
    'Copy your files.',
    'Unplug it.',
    'Erase it.',
    'Plug it in.',
  ];

  it.each([
    ['steps are swapped', [copy, unplug, erase], [unplug, copy, erase]],
    ['a step is inserted', [copy, unplug, erase], [plug, unplug, copy, erase]],
    ['a step is removed', [erase, copy, unplug], [copy, unplug]],
    ['a step has a name', [erase, `${copy} {/* #copy */}`], [`${copy} {/* #copy */}`, erase]],
  ])('stays with its step when %s', async (_, before, after) => {
    const step = before.find((each) => each.startsWith(copy))!;
    expect(await ticked(step, before, after)).toEqual([step]);
  });

  it('is dropped when the text of its step changes', async () => {
    expect(await ticked(copy, [copy, erase], ['Copy **all** your files.', erase])).toEqual([]);
    const [before, after] = ['See [it](/a).', 'See [it](/b).'];
    expect(await ticked(before, [before, erase], [after, erase])).toEqual([]);
  });

  it('stays when the text of a step with a name changes', async () => {
    const after = 'Copy all of them. {/* #copy */}';
    expect(await ticked(`${copy} {/* #copy */}`, [`${copy} {/* #copy */}`], [after])).toEqual([
      after,
    ]);
  });

  it('is dropped rather than given to a step with the same text', async () => {
    expect(await ticked(unplug, [unplug, plug, unplug], [copy, unplug, plug, unplug])).toEqual([]);
    expect(await ticked(unplug, [unplug, plug], [unplug, copy, unplug, plug])).toEqual([]);
    expect(new Set(await keysOf(unplug, plug, unplug)).size).toBe(3);
  });
});
