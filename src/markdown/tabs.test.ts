import { expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { rehypeTabs } from './tabs';

const build = (attributes: string) =>
  compilePage(`Text\n\n<Tabs ${attributes}>\n\ntext\n\n</Tabs>`, { rehypePlugins: [rehypeTabs] });

it('gives tabs the name of their group', async () => {
  expect(await build('groupId="os"')).toContain('name="Operating system"');
});

it('keeps the name of tabs without a group', async () => {
  expect(await build('name="Way to start it"')).toContain('<Tabs name="Way to start it">');
});

it.each(['groupId="unknown"', ''])(
  'stops the build for tabs without a name: %s',
  async (attributes) => {
    await expect(build(attributes)).rejects.toThrow(/src\/markdown\/tabs\.ts/);
  },
);

it('stops the build for two tabs with one value', async () => {
  const page =
    '<Tabs groupId="os"><TabItem value="a" label="A">x</TabItem><TabItem value="a" label="B">y</TabItem></Tabs>';
  await expect(compilePage(page, { rehypePlugins: [rehypeTabs] })).rejects.toThrow(
    /two tabs have value="a"/,
  );
});
