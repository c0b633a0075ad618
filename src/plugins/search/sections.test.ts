import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../markdown/html';
import { sectionsOf } from './sections';

const page = (body: string) =>
  `<nav>Menu</nav><main><article><nav>Home</nav><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${body}</div></article></main><footer>Foot</footer>`;
const sentencesOf = (body: string) => sectionsOf(parseHtml(page(body)))[0]?.sentences;

describe('sectionsOf', () => {
  it('cuts the text at headings with an id', () => {
    const link = '<a href=#a class=hash-link>\u200b</a>';
    expect(
      sectionsOf(
        parseHtml(page(`<p>Start<h2 id=a>One <code>x</code>${link}</h2><p>Text<h3 id=b>Two</h3>`)),
      ),
    ).toEqual([
      { anchor: '', heading: '', sentences: ['Start'] },
      { anchor: 'a', heading: 'One x', sentences: ['Text'] },
      { anchor: 'b', heading: 'Two', sentences: [] },
    ]);
  });

  it('leaves out controls, drawings, and hints', () => {
    const body = `<div class="status_2Q52" data-not-content><p>Current</div><p>Kept<button>Copy</button><span role=status>Copied</span>
      <svg><title>Drawing</title></svg><span class=sr-only>Hidden</span><ul role=tablist><li>Tab</ul>`;
    expect(sentencesOf(body)).toEqual(['Kept']);
  });

  it('keeps the words of a term and not its tip', () => {
    const term =
      '<span><button aria-describedby=t>CID</button><span id=t role=note>An address.</span></span>';
    expect(sentencesOf(`<p>Copy the ${term} now.`)).toEqual(['Copy the CID now.']);
  });

  it('separates cells, items, blocks, and cards', () => {
    expect(
      sentencesOf('<table><tr><td>Model<td>CM4</table><ul><li>One<li>Two</ul><p>Three<p>Four'),
    ).toEqual(['Model', 'CM4', 'One', 'Two', 'Three', 'Four']);
    const card = (title: string) =>
      `<a class=card-link href=/x><b>${title}</b><span>A line</span></a>`;
    expect(sentencesOf(card('One') + card('Two'))).toEqual(['One', 'A line', 'Two', 'A line']);
  });

  it('separates sentences, and keeps each whole', () => {
    expect(
      sentencesOf('<p>It costs 2.5 FULA, e.g. a day. (See <b>Credit</b>.) Is it “off?” 12 do.'),
    ).toEqual(['It costs 2.5 FULA, e.g. a day.', '(See Credit.)', 'Is it “off?”', '12 do.']);
  });

  it('leaves out the links to other questions', () => {
    expect(sentencesOf('<p>Yes.<p>Also asked: <a href=/b>Is it loud?</a>')).toEqual(['Yes.']);
    expect(sentencesOf('<p>Yes. <a href=/b>Noise</a> · <a href=/c>Heat</a>')).toEqual(['Yes.']);
  });

  it('reads a post of the blog, and nothing of other pages', () => {
    const sentences = (html: string) => sectionsOf(parseHtml(html))[0]?.sentences;
    expect(sentences('<main><div id=__blog-post-container><p>News</div></main>')).toEqual(['News']);
    expect(sentences('<main><p>List</main>')).toEqual([]);
  });
});
