import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { rehypeMarkWords } from '.';
import { skeletonOf } from './skeleton';

const build = async (source: string) =>
  String(await compile(source, { rehypePlugins: [rehypeMarkWords] }));

const skeleton = async (source: string) => skeletonOf(await build(source), 'page.md', 'words');

const marks = (code: string) => code.match(/"data-w": "\d+"/g)?.length ?? 0;

describe('rehypeMarkWords', () => {
  it('marks blocks of plain words, each once and as large as it can be', async () => {
    const page = await build(
      '# Title\n\n## Part\n\nSome *words* and a [link](/x).\n\n- one\n- two\n\n> said',
    );
    expect(marks(page)).toBe(4);
    expect(page).toMatch(/_components\.ul, \{\s+"data-w"/);
    expect(page).not.toMatch(/_components\.li, \{\s+"data-w"/);
  });

  it('marks the parts of a table, because the theme puts a box round it', async () => {
    const page = await build('<div>\n\n- a <Copy>b</Copy>\n- c\n\n</div>\n');
    expect(marks(page)).toBe(1);
  });

  it('leaves alone what needs a script, and marks what is plain inside it', async () => {
    const page = await build(
      '<Tabs>\n<TabItem>\n\nPlain.\n\n<Copy>x</Copy>\n\n</TabItem>\n</Tabs>',
    );
    expect(marks(page)).toBe(1);
    expect(page).toContain('Copy, {');
  });

  it('gives code and diagrams their mark as an attribute', async () => {
    expect(await build('<CodeBlock html="a" />\n\n<Diagram svg="b" />')).toMatch(
      /html: "a",\s+words: "1"[\s\S]*svg: "b",\s+words: "2"/,
    );
  });
});

describe('skeletonOf', () => {
  it('finds words in the document instead of holding them', async () => {
    const code = await skeleton('Some words.\n\n<Tabs>\n\nMore words.\n\n</Tabs>');
    expect(code).not.toContain('words.');
    expect(code).toContain('_words(1)');
    expect(code).toContain('_words(2)');
    expect(code).toContain('_expectWords(2);');
    expect(code).toContain('Tabs, {');
  });

  it('takes the markup of code from the document, and keeps its other attributes', async () => {
    const code = await skeleton('<CodeBlock html="<b>x</b>" language="bash" />');
    expect(code).not.toContain('<b>');
    expect(code).toMatch(/html: _markup\(1\),\s+language: "bash"/);
  });

  it('drops imports of what only the words used', async () => {
    const code = await skeleton(
      "import Led from 'led';\nimport Tabs from 'tabs';\n\nA <Led>light</Led>.\n\n<Tabs />",
    );
    expect(code).not.toContain("'led'");
    expect(code).toContain("'tabs'");
  });

  it('names the page where a mark is on something it does not know', async () => {
    await expect(skeleton('<Copy words="1" />')).rejects.toThrow(
      /page\.md has a component with the mark/,
    );
  });
});
