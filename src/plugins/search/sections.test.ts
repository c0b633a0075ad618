import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../markdown/html';
import { sectionsOf } from './sections';

const page = (body: string) =>
  `<nav>Menu</nav><main><article><nav>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div></article></main><footer>Foot</footer>`;
const textOf = (body: string) => sectionsOf(parseHtml(page(body)))[0]?.text;

describe('sectionsOf', () => {
  it('cuts the text at headings with an id', () => {
    const link = '<a href=#a class=hash-link>\u200b</a>';
    expect(
      sectionsOf(
        parseHtml(page(`<p>Start<h2 id=a>One <code>x</code>${link}</h2><p>Text<h3 id=b>Two</h3>`)),
      ),
    ).toEqual([
      { anchor: '', heading: '', text: 'Start' },
      { anchor: 'a', heading: 'One x', text: 'Text' },
      { anchor: 'b', heading: 'Two', text: '' },
    ]);
  });

  it('leaves out controls, drawings, and hints', () => {
    const body = `<div class="status_2Q52" data-not-content><p>Current</div><p>Kept<button>Copy</button><span role=status>Copied</span>
      <svg><title>Drawing</title></svg><span class=sr-only>Hidden</span><ul role=tablist><li>Tab</ul>`;
    expect(textOf(body)).toBe('Kept');
  });

  it('keeps the words of a term and not its tip', () => {
    const term =
      '<span><button aria-describedby=t>CID</button><span id=t role=note>An address.</span></span>';
    expect(textOf(`<p>Copy the ${term} now.`)).toBe('Copy the CID now.');
  });

  it('separates the words of cells, items, blocks, and cards', () => {
    expect(
      textOf('<table><tr><td>Model<td>CM4</table><ul><li>One<li>Two</ul><p>Three<p>Four'),
    ).toBe('Model · CM4 · One · Two Three Four');
    const card = (title: string) =>
      `<a class=card-link href=/x><b>${title}</b><span>A line</span></a>`;
    expect(textOf(card('One') + card('Two'))).toBe('One A line · Two A line');
  });

  it('reads a post of the blog, and nothing of other pages', () => {
    expect(
      sectionsOf(parseHtml('<main><div id=__blog-post-container><p>News</div></main>'))[0]?.text,
    ).toBe('News');
    expect(sectionsOf(parseHtml('<main><p>List</main>'))).toEqual([
      { anchor: '', heading: '', text: '' },
    ]);
  });
});
