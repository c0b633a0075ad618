import { describe, expect, it } from 'vitest';
import { compilePage } from '../../tests/compile';
import { highlight, parseMeta, rehypeHighlight } from './highlight';

describe('parseMeta', () => {
  it('reads title and marked lines in any order', () => {
    expect(parseMeta('')).toEqual({
      title: undefined,
      marked: new Set(),
      parseOnly: false,
    });
    expect(parseMeta('{1,3-5} title="On your Blox"')).toEqual({
      title: 'On your Blox',
      marked: new Set([1, 3, 4, 5]),
      parseOnly: false,
    });
    expect(parseMeta('parse').parseOnly).toBe(true);
  });

  it('refuses anything else, with the cure', () => {
    expect(() => parseMeta('titel="x"')).toThrow(
      /"titel="x"" isn't an option of a code block\. Use title=/,
    );
    expect(() => parseMeta('{3-1}')).toThrow(/\{3-1\} doesn't name lines/);
  });
});

describe('highlight', () => {
  it('makes one line element of each line and keeps the text', () => {
    const code = '# list\nls -l && echo "<a>"\n\nexit';
    const html = highlight(code, 'bash');
    expect(html.match(/<span class="line">/g)).toHaveLength(4);
    const text = html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(`${code}\n`);
  });

  it('colors each line of a multi-line token', () => {
    const html = highlight('/* one\ntwo */', 'js');
    for (const line of html.split('\n</span>').slice(0, -1)) {
      expect(line.match(/<span/g)!.length - 1).toBe(line.match(/<\/span>/g)?.length ?? 0);
      expect(line).toContain('token comment');
    }
  });

  it('highlights lines', () => {
    expect(highlight('a\nb', 'text', new Set([2]))).toBe(
      '<span class="line">a\n</span><span class="line marked">b\n</span>',
    );
  });
});

describe('rehypeHighlight', () => {
  const build = (source: string) => compilePage(source, { rehypePlugins: [rehypeHighlight] });

  it('turns a fence into a code block, and leaves inline code alone', async () => {
    const page = await build('Type `ls`.\n\n```bash title="On a computer"\nls\n```');
    expect(page).toMatch(/<CodeBlock [\s\S]*language="bash" oneLine title="On a computer"/);
    expect(page).toContain('<_components.code>{"ls"}</_components.code>');
  });

  it('stops at an unknown language, with its line', async () => {
    await expect(build('Text\n\n```klingon\nqapla\n```')).rejects.toMatchObject({
      line: 3,
      reason: expect.stringMatching(/^code block: "klingon" isn't a language/) as string,
    });
  });
});
