import { describe, expect, it } from 'vitest';
import { parseHtml } from './hast';
import { withHead } from './head';
import { llmsTxt } from './llms';
import { placesOf } from './sidebars';
import { structuredData, type StructuredPage } from './structured';
import { structuredDataSchema } from './structured.schema';

const url = 'https://docs.fx.land';
const site = {
  url,
  name: 'Docs',
  organization: {
    name: 'F',
    url: 'https://fx.land',
    logo: `${url}/l.png`,
    sameAs: ['https://github.com/f'],
  },
};
const page: StructuredPage = {
  kind: 'doc',
  title: 'Join',
  description: 'How to join.',
  url: `${url}/join`,
  image: `${url}/img/cards/join.png`,
  type: 'guide',
  keywords: ['pool', 'join'],
  modified: '2026-11-20',
  crumbs: [
    { name: 'Home', url: `${url}/` },
    { name: 'Join', url: `${url}/join` },
  ],
};
const steps = (id: string) =>
  `<h2>${id}</h2><div><ol role="list"><li id="${id}-1"><div><p>Do <b>this</b></p><p>Why</p></div></li><li id="${id}-2"><p>Do that</p></li></ol></div>`;
const tree = (html: string) => parseHtml(`<div class="theme-doc-markdown">${html}</div>`);
const graphOf = (html: string, more: Partial<StructuredPage> = {}) => {
  const data = structuredDataSchema.parse(structuredData({ ...page, ...more }, tree(html), site));
  return data['@graph'];
};
const typesOf = (html: string, more?: Partial<StructuredPage>) =>
  graphOf(html, more).map((thing) => thing['@type']);

describe('structuredData', () => {
  it('describes a page without steps as an article', () => {
    expect(typesOf('<p>x</p>')).toEqual([
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'TechArticle',
    ]);
    expect(typesOf(steps('a'), { type: 'reference' })).toContain('TechArticle');
  });

  it('describes a guide with steps as a how-to', () => {
    expect(graphOf(steps('a')).at(-1)).toMatchObject({
      '@type': 'HowTo',
      step: [
        { '@type': 'HowToStep', position: 1, text: 'Do this', url: `${url}/join#a-1` },
        { '@type': 'HowToStep', position: 2, text: 'Do that', url: `${url}/join#a-2` },
      ],
    });
    expect(graphOf(steps('a') + steps('b')).at(-1)).toMatchObject({
      step: [
        { '@type': 'HowToSection', name: 'a' },
        { name: 'b', position: 2 },
      ],
    });
  });

  it('finds questions only where a page is a list of them', () => {
    const asked = (count: number) =>
      Array.from({ length: count }, (_, at) => `<h2>Why ${at}?</h2><p>So.</p>`).join('') +
      '<h2>Next steps</h2>';
    expect(typesOf(asked(2))).not.toContain('FAQPage');
    expect(graphOf(asked(3)).at(-1)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why 0?', acceptedAnswer: { text: 'So.' } }, {}, {}],
    });
    const table = `<table><tr><th>Question</th><th>Answer today</th></tr>${'<tr><td>Why?</td><td>So.</td></tr>'.repeat(3)}</table>`;
    expect(typesOf(table)).toContain('FAQPage');
  });

  it('knows posts, and says little of other pages', () => {
    expect(typesOf('', { kind: 'post', published: '2026-01-02' })).toContain('BlogPosting');
    expect(typesOf('', { kind: 'other', crumbs: [] })).toEqual(['Organization', 'WebSite']);
  });
});

describe('structuredDataSchema', () => {
  it('finds an address with a slash at its end and a reference to nothing', () => {
    const data = structuredData({ ...page, url: `${url}/join/` }, tree(''), site);
    expect(structuredDataSchema.safeParse(data).success).toBe(false);
    const lost = JSON.parse(
      JSON.stringify(structuredData(page, tree(''), site)).replace(
        '"@id":"https://docs.fx.land/#organization","name"',
        '"@id":"https://docs.fx.land/#other","name"',
      ),
    ) as unknown;
    expect(structuredDataSchema.safeParse(lost).error?.issues[0]?.message).toMatch(
      /nothing has the id/,
    );
  });
});

describe('withHead', () => {
  it('names card, Markdown and data before the end of the head, harmlessly', () => {
    const html = withHead('<head></head><body>', 'a', {
      image: '/a.png',
      imageAlt: 'A "b"',
      markdown: '/a.md',
      structured: { a: '</script>' },
    });
    expect(html).toContain('<meta property="og:image" content="/a.png">');
    expect(html).toContain('content="A &quot;b&quot;"');
    expect(html).toContain('<link rel="alternate" type="text/markdown" href="/a.md">');
    expect(html).toContain('{"a":"\\u003c/script>"}</script></head><body>');
  });

  it('stops the build where there is no head', () => {
    expect(() => withHead('<body>', 'a', { image: '', imageAlt: '' })).toThrow(/a has no <\/head>/);
  });
});

describe('placesOf', () => {
  it('follows the sidebars and their categories', () => {
    const sidebars = {
      one: [
        {
          type: 'category',
          label: 'Build',
          link: { type: 'doc', id: 'api' },
          items: [
            { type: 'category', label: 'Pins', items: [{ type: 'doc', id: 'pin', label: 'Pin' }] },
          ],
        },
      ],
    };
    const places = placesOf(
      sidebars,
      new Map([
        ['api', '/api'],
        ['pin', '/pin'],
      ]),
    );
    expect(places.get('api')).toEqual({ section: 'Build', label: 'Build', order: 0, above: [] });
    expect(places.get('pin')).toEqual({
      section: 'Build',
      label: 'Pin',
      order: 1,
      above: [{ name: 'Build', route: '/api' }],
    });
  });
});

describe('llmsTxt', () => {
  it('has a name, a summary and linked sections', () => {
    const entry = {
      title: 'Join',
      description: 'How to join.',
      url: `${url}/join`,
      markdownUrl: `${url}/join.md`,
      status: 'legacy',
    };
    const text = llmsTxt({
      title: 'Docs',
      tagline: 'All.',
      notes: ['Note.'],
      sections: [{ title: 'Pools', pages: [entry] }],
      files: [{ title: 'All', url: `${url}/a`, description: 'B.' }],
    });
    expect(text).toBe(
      `# Docs\n\n> All.\n\n- Note.\n\n## Pools\n\n- [Join (legacy)](${url}/join.md): How to join.\n\n## Files\n\n- [All](${url}/a): B.\n`,
    );
  });
});
