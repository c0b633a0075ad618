import { expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { rehypeImports } from './imports';

const build = (source: string) => compilePage(source, { rehypePlugins: [rehypeImports] });

it('imports the components of a page, each once', async () => {
  const page = await build('<Copy>a</Copy> <Copy>b</Copy>\n\n<Tabs>\n\ntext\n\n</Tabs>');
  expect(page.match(/import Copy from '@site\/src\/components\/Copy'/g)).toHaveLength(1);
  expect(page).toContain("import Tabs from '@site/src/components/Tabs'");
});

it('stops at an unknown component, with its line', async () => {
  await expect(build('Text\n\n<Nowhere />')).rejects.toMatchObject({
    line: 3,
    reason: expect.stringContaining(
      "<Nowhere> isn't a component of this site. Use one of",
    ) as string,
  });
});
