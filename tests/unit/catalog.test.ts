/** The table of components in /introduction/contribute/styling, compared with the code and with what pages use. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagesIn } from '../../src/pages-schema/files';
import { macros } from '../../src/markdown/macros';

const root = join(__dirname, '../..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** The elements in a text with their attributes: `Led id`. */
const elementsIn = (text: string) =>
  [...text.replaceAll(/="[^"]*"/g, '').matchAll(/<([A-Z]\w*)((?:\s+\w+)*)/g)].map(
    ([, name = '', attributes = '']) => ({ name, attributes: attributes.match(/\w+/g) ?? [] }),
  );

const [, section = ''] =
  /\{\/\* #catalog \*\/\}([^]*?)\n## /.exec(read('docs/introduction/contribute/styling.md')) ?? [];
const catalog = elementsIn(section.replaceAll(/^\| `(<[^`]*)`.*$|.*/gm, '$1'));
const listed = new Map(catalog.map(({ name, attributes }) => [name, new Set(attributes)]));

/** The code of an element: of its macro, the plugin that replaces it, or its component. */
function codeOf(name: string): string {
  if (macros[name]) return macros[name].toString();
  if (name === 'Part') return read('src/markdown/parts.ts');
  if (name.startsWith('Endpoint')) return read('src/markdown/openapi/index.ts');
  const folder = name === 'OfflineReading' ? 'src/plugins/offline/theme' : 'src/components';
  return read(folder, name, 'index.tsx');
}

it.each(catalog)('<$name> has the attributes that the table lists', ({ name, attributes }) => {
  const code = codeOf(name);
  for (const attribute of attributes)
    expect(code).toMatch(
      new RegExp(`\\(node, ["']${attribute}["']\\)|^ {2}${attribute}\\??: `, 'm'),
    );
});

it('the table lists everything that pages use', () => {
  const missing = ['docs', 'docs/_parts', 'src/pages']
    .flatMap((folder) => pagesIn(join(root, folder)))
    .flatMap((path) => {
      const code = /^[ \t]*(```+|~~~+)[^]*?^[ \t]*\1|`[^`\n]*`|\{\/\*[^]*?\*\/\}/gm;
      return elementsIn(readFileSync(path, 'utf8').replace(code, ''));
    })
    .flatMap(({ name, attributes }) => {
      const known = listed.get(name);
      return known
        ? attributes.filter((each) => !known.has(each)).map((each) => `${name} ${each}`)
        : name;
    });
  expect(
    [...new Set(missing)],
    'Add them to the table in styling.md, or correct the page.',
  ).toEqual([]);
});
