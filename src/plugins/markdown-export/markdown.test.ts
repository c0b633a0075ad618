import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../markdown/html';
import type { ContentPage } from '../post-build/pages';
import { markdownFile, toMarkdown } from './markdown';

const url = 'https://docs.fx.land/functionyard/join';
const convert = (html: string) =>
  toMarkdown(
    parseHtml(
      `<body><main><div class="theme-doc-markdown markdown"><header><h1>Title</h1></header>${html}</div></main>`,
    ),
    url,
  );

describe('toMarkdown', () => {
  it('keeps text, and makes addresses whole', () => {
    expect(
      convert(
        '<p>See <a href="/whitepaper#a">this</a>, <a href="#b">that</a> and <code>x</code>.</p>',
      ),
    ).toBe(
      'See [this](https://docs.fx.land/whitepaper#a), [that](https://docs.fx.land/functionyard/join#b) and `x`.\n',
    );
  });

  it('leaves out what is beside the text', () => {
    const html =
      '<div class="status_a1" data-not-content><p>Current</p></div><nav>n</nav><h2 id="a">Head<a class="hash-link" href="#a">​</a></h2>' +
      '<p>Say <button type="button" aria-describedby="t">CID</button><span id="t" role="note">Address.</span><!-- --> <button>Copy</button><span class="sr-only">x</span></p>';
    expect(convert(html)).toBe('## Head\n\nSay CID\n');
  });

  it('makes steps a numbered list', () => {
    const step = (n: number) =>
      `<li id="a-${n}" class="step_x"><div class="content_x"><p>Do ${n}</p></div><label class="tick_x" data-not-content><input type="checkbox" disabled>Step ${n} done</label></li>`;
    const html = `<div class="steps_x"><div class="bar_x" data-not-content><progress></progress><span role="status">0 of 2</span><button>Start over</button></div><ol role="list">${step(1)}${step(2)}</ol></div>`;
    expect(convert(html)).toBe('1. Do 1\n\n2. Do 2\n');
  });

  it('makes tabs headings', () => {
    const panel = (label: string) =>
      `<div role="tabpanel"><div role="heading" aria-level="4">${label}</div><p>Text of ${label}</p></div>`;
    const html = `<div data-tabs="model"><div role="tablist"><button role="tab">CM4</button></div><div>${panel('CM4')}${panel('RK1')}</div></div>`;
    expect(convert(html)).toBe('#### CM4\n\nText of CM4\n\n#### RK1\n\nText of RK1\n');
  });

  it('makes boxes quotes and folded parts open', () => {
    const box = (kind: string, title: string) =>
      `<div class="theme-admonition theme-admonition-${kind}"><div class="admonitionHeading_x"><svg></svg>${title}</div><div class="admonitionContent_x"><p>Text</p></div></div>`;
    expect(convert(box('danger', 'All is erased'))).toBe(
      '> **Danger: All is erased**\n>\n> Text\n',
    );
    expect(convert(box('note', 'note'))).toBe('> **Note**\n>\n> Text\n');
    expect(convert('<details><summary>More</summary><div><p>Text</p></div></details>')).toBe(
      '**More**\n\nText\n',
    );
    expect(
      convert('<details><summary><h2 id="a">Set up</h2></summary><div><p>Text</p></div></details>'),
    ).toBe('## Set up\n\nText\n');
  });

  it('keeps code with its language and title', () => {
    const html =
      '<figure class="block_x" data-language="bash"><figcaption class="bar_x"><span class="title_x">On your computer</span><span class="buttons_x" data-not-content><button>Copy</button></span></figcaption>' +
      '<pre><code><span class="line"><span class="token">a</span> b\n</span><span class="line">c\n</span></code></pre></figure>';
    expect(convert(html)).toBe('```bash title="On your computer"\na b\nc\n```\n');
  });

  it('keeps tables', () => {
    const html =
      '<figure class="data-table"><figcaption>Lights</figcaption><table><thead><tr><th>You see<th>It means<tbody><tr><th><svg aria-hidden="true"></svg>green<td>On | off</table></figure>';
    expect(convert(html)).toBe(
      '**Lights**\n\n| You see | It means |\n| - | - |\n| green | On \\| off |\n',
    );
  });

  it('tells a drawing and a diagram in words', () => {
    const figure = (kind: string) =>
      `<figure class="${kind}"><svg><title>Way of a file</title><desc>From phone to Blox.</desc><text>x</text></svg><figcaption>Way of a file</figcaption></figure>`;
    expect(convert(figure('drawing'))).toBe('**Drawing: Way of a file**. From phone to Blox.\n');
    const numbered = figure('drawing').replace('</svg>', '</svg><ol><li>Phone.</li></ol>');
    expect(convert(numbered)).toContain('From phone to Blox. 1: Phone.');
    expect(convert(figure('diagram'))).toBe('**Diagram: Way of a file**. From phone to Blox.\n');
  });
});

describe('markdownFile', () => {
  it('says first what the page says of itself', () => {
    const page = {
      title: 'A "b"',
      description: 'C',
      url,
      kind: 'doc',
      status: 'legacy',
      checked: '2026-11-20',
      replacedBy: `${url}2`,
      sources: ['x: y'],
    } as unknown as ContentPage;
    expect(markdownFile(page, 'Text\n')).toBe(
      `---\ntitle: "A \\"b\\""\ndescription: "C"\nurl: "${url}"\nstatus: "legacy"\nchecked: "2026-11-20"\nreplaced_by: "${url}2"\nsources:\n  - "x: y"\n---\n\n# A "b"\n\nText\n`,
    );
  });
});
