import remarkGfm from 'remark-gfm';
import { describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { rehypeTables } from './tables';

/** The names of the elements in the table of a page, in order, with their properties. */
async function tagsOf(markdown: string): Promise<string[]> {
  const code = await compilePage(markdown, {
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeTables],
  });
  return [...code.matchAll(/<_components\.(thead|t[hd])([^>/]*)/g)].map(([, name, properties]) =>
    (name! + properties).trimEnd(),
  );
}

const corner = '| | B |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |';
const headless = '| | |\n|---|---|\n| Time | 5 min |';

describe('a table of a page', () => {
  it('has the name of the heading, bold line, or caption above it, and a number from the second on', async () => {
    const code = await compilePage(
      `${corner}\n\n## Ports\n\n${corner}\n\n${corner}\n\n**Errors:**\n\n${corner}\n\n<figure>\n<figcaption>Codes</figcaption>\n\n${corner}\n\n</figure>`,
      {
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeTables],
      },
    );
    const names = [
      ...code.matchAll(
        /_components\.table[^]*?"aria-label": "([^"]*)"|<_components\.table aria-label="([^"]*)"/g,
      ),
    ];
    expect(names.map(([, a, b]) => a ?? b)).toEqual([
      'Table',
      'Ports',
      'Ports 2',
      'Errors',
      'Codes',
    ]);
  });

  it('stays as it is where every column has a head', async () => {
    expect(await tagsOf('| A | B |\n|---|---|\n| 1 | 2 |')).toEqual([
      'thead',
      'th',
      'th',
      'td',
      'td',
    ]);
  });

  it('has heads of rows where its corner is empty', async () => {
    const row = ['th scope="row"', 'td'];
    expect(await tagsOf(corner)).toEqual(['thead', 'td', 'th', ...row, ...row]);
  });

  it.each([
    ['three', '| A | B "b" | `C` |\n|---|---|---|\n| 1 | 2 | 3 |', ['"B \\"b\\": "', '"C: "']],
    ['two', '| A | B |\n|---|---|\n| 1 | 2 |', ['"B: "']],
    ['a question', '| A | Can I read B? |\n|---|---|\n| 1 | 2 |', ['"Can I read B? "']],
    ['an instruction', '| A | What to do |\n|---|---|\n| 1 | 2 |', []],
    ['five', '| A | B | C | D | E |\n|---|---|---|---|---|\n| 1 | 2 | 3 | 4 | 5 |', []],
  ])(
    'passes the column headers that readers of a list need to the styles: %s',
    async (_, table, headers) => {
      const code = await compilePage(table, {
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeTables],
      });
      const passed = [...code.matchAll(/"--header-\d": ("(?:\\.|[^"\\])*")/g)];
      expect(passed.map(([, value]) => JSON.parse(value!) as string)).toEqual(headers);
    },
  );

  it('hides the row of heads where all of them are empty', async () => {
    expect(await tagsOf(headless)).toEqual(['thead hidden', 'td', 'th', 'th scope="row"', 'td']);
  });

  it('stops the build where a later column has no header', async () => {
    await expect(tagsOf('Text\n\n| A | |\n|---|---|\n| 1 | 2 |')).rejects.toThrow(
      /a column has no header/,
    );
  });
});
