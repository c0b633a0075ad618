import { describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { remarkSteps } from './steps';

const build = (source: string) => compilePage(source, { remarkPlugins: [remarkSteps] });

const list = '\n\n1. One\n\n   More of it\n\n2. Two\n\n';

describe('remarkSteps', () => {
  it('turns list items into steps with ids and numbers', async () => {
    const page = await build(`<Steps id="reset">${list}</Steps>`);
    expect(page).toContain('<Steps id="reset" count={2}>');
    expect(page).toContain('<Step id="reset-1" number={1}><_components.p>{"One"}</_components.p>');
    expect(page).toContain('<Step id="reset-2" number={2}>');
    expect(page).not.toContain('_components.ol');
  });

  it('keeps the content of a step, including a nested list', async () => {
    const page = await build('<Steps id="a">\n\n1. One\n\n   1. inner\n\n</Steps>');
    expect(page).toContain('_components.ol');
    expect(page).toContain('count={1}');
  });

  it('finds steps inside other elements', async () => {
    expect(await build(`<Tabs>\n\n<Steps id="linux">${list}</Steps>\n\n</Tabs>`)).toContain(
      'id="linux-2"',
    );
  });

  it('leaves a page without steps alone', async () => {
    expect(await build(list)).not.toContain('Step');
  });

  it.each([
    [`<Steps>${list}</Steps>`, 1, /needs id/],
    [`<Steps id="Re set">${list}</Steps>`, 1, /needs id/],
    [`<Steps id="a">${list}</Steps>\n\n<Steps id="a">${list}</Steps>`, 11, /two <Steps>.*"a"/],
    ['<Steps id="a">\n\n</Steps>', 1, /one numbered list/],
    ['<Steps id="a">\n\n- One\n\n</Steps>', 3, /one numbered list/],
    ['<Steps id="a">\n\n1. One\n\nAstray\n\n2. Two\n\n</Steps>', 5, /Indent what belongs/],
    ['<Steps id="a">\n\n3. Three\n\n</Steps>', 3, /starts with 3/],
  ])('stops at %j, with its line and the fix', async (source, line, reason) => {
    await expect(build(source)).rejects.toMatchObject({
      line,
      reason: expect.stringMatching(reason) as string,
    });
  });
});
