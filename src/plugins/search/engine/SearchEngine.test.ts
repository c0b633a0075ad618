import { beforeAll, describe, expect, it } from 'vitest';
import { buildIndex, type SearchDocument } from './document';
import { SearchEngine } from './SearchEngine';

const page = (
  route: string,
  title: string,
  {
    keywords = [],
    ...others
  }: Omit<Partial<SearchDocument>, 'keywords'> & { keywords?: string[] } = {},
): SearchDocument => ({
  route,
  title,
  keywords: keywords.join('\n'),
  headings: 'details',
  ...others,
});

const answer = {
  route: '/what-if#fell',
  question: 'It fell. Does it rattle?',
  asked: 'knocked off a shelf',
};
const engineFor = (...pages: SearchDocument[]) => new SearchEngine(buildIndex([...pages, answer]));

let engine: SearchEngine;
beforeAll(() => {
  engine = engineFor(
    page('/light', 'What the light says', { keywords: ['blinks purple'] }),
    page('/again', 'Start again', { headings: 'power-cycle forgets reset' }),
    page('/code', 'Contracts', { keywords: ['solidity', 'claimRewardsV2', 'Wi-Fi'] }),
    page('/copies', 'Keep copies', { keywords: ['on a USB stick', 'replication'] }),
    page('/cloud', 'Cloud', { keywords: ['wash', 'paint', 'FxFiles on a second-hand tablet'] }),
  );
});
const routes = (query: string, of = engine) => of.search(query).pages.map(({ route }) => route);

describe('a search', () => {
  it.each([
    ['a form of a word', 'blinking', '/light'],
    ['the beginning of a word', 'contr', '/code'],
    ['the beginning of a word that is a stop word', 'so', '/code'],
    ['a keyword', 'solidity', '/code'],
    ['a part of a name in code', 'claim rewards', '/code'],
    ['a word without its hyphen', 'wifi', '/code'],
    ['a synonym', 'led', '/light'],
    ['a phrase that is a synonym', 'start over', '/again'],
    ['a synonym of a phrase', 'pen drive', '/copies'],
    ['another form of a word', 'forgot', '/again'],
    ['swapped letters', 'purpel', '/light'],
    ['a missing letter', 'prple', '/light'],
    ['a letter too many', 'purplle', '/light'],
    ['a wrong letter', 'pirple', '/light'],
    ['the question of an answer', 'rattle', '/what-if#fell'],
    ['a synonym in a question', 'dropped', '/what-if#fell'],
    ['what people type who need an answer', 'knocked off', '/what-if#fell'],
    ['a mistake in an ending that the stemmer would cut off', 'replicaton', '/copies'],
  ])('finds %s', (_, query, route) => {
    expect(routes(query)[0]).toBe(route);
  });

  it('leaves out a page of answers after its answer', async () => {
    const words = engineFor(page('/what-if', 'Fell'));
    expect(routes('fell rattle', words)).toEqual(['/what-if#fell']);
  });

  it.each(['', '!!!', 'x'.repeat(5000), 'zzqqxxzz', '__proto__'])(
    'finds nothing for %j',
    (query) => {
      expect(routes(query)).toEqual([]);
    },
  );

  it('does not find other words for one that the pages have', async () => {
    const words = engineFor(page('/form', 'Form'), page('/format', 'Farm'));
    expect(routes('farm', words)).toEqual(['/format']);
  });

  it('does not find a longer word for one that the pages have', async () => {
    const words = engineFor(page('/app', 'App'), page('/apple', 'Apple'));
    expect([routes('app', words), routes('appl', words)]).toEqual([['/app'], ['/apple']]);
  });

  it('marks what was typed, and no synonym', async () => {
    const words = engineFor(page('/typed', 'Led'), page('/synonym', 'Light'));
    const { pages, typedTerms } = words.search('led');
    expect(pages).toHaveLength(2);
    expect([typedTerms.has('led'), typedTerms.has('light')]).toEqual([true, false]);
  });
});

describe('the order of results', () => {
  it('puts a keyword and a title before a word in a heading', async () => {
    const words = engineFor(
      page('/heading', 'One', { headings: 'wallet' }),
      page('/title', 'All that a wallet shows and does'),
      page('/keyword', 'Two', { keywords: ['wallet', 'other keywords', 'and others'] }),
    );
    expect(routes('wallet', words).at(-1)).toBe('/heading');
  });

  it.each(['tablet fxfiles', 'secondhand fxfiles tablet today', 'FxFiles second-hand tablet'])(
    'puts a keyword whose words were typed in any order first: %s',
    async (query) => {
      const words = engineFor(
        page('/parts', 'One', { keywords: ['FxFiles', 'second-hand tablet'] }),
        page('/whole', 'Two', { keywords: ['FxFiles tablet', 'second-hand FxFiles tablet'] }),
      );
      expect(routes(query, words)[0]).toBe('/whole');
    },
  );

  it('puts a page with the rarer of two words first', async () => {
    const common = Array.from({ length: 8 }, (_, at) => page(`/${at}`, `Blox ${at}`));
    const words = engineFor(
      page('/rare', 'A long title of a page', { headings: 'loud' }),
      ...common,
    );
    expect(routes('blox loud', words)[0]).toBe('/rare');
  });

  it('puts the word that was typed before its synonyms', async () => {
    const words = engineFor(
      page('/synonym', 'Light', { headings: 'light' }),
      page('/typed', 'Led'),
    );
    expect(routes('led', words)[0]).toBe('/typed');
  });

  it('puts a page with all words before one that has a single word in a heading', async () => {
    const words = engineFor(
      page('/one', 'Fees', { headings: 'wallet' }),
      page('/both', 'Money', { keywords: ['lost', 'wallet'] }),
    );
    expect(routes('lost wallet', words)[0]).toBe('/both');
  });

  it('puts a current page before an old one and before an answer of the troubleshooter', async () => {
    const words = engineFor(
      page('/old', 'Wallet', { status: 'legacy' }),
      page('/troubleshooting?at=wallet', 'Wallet'),
      page('/new', 'Wallet'),
    );
    expect(routes('wallet', words)[0]).toBe('/new');
  });

  it('puts a page for owners first, unless a developer asks', () => {
    const words = engineFor(page('/api/key', 'Key'), page('/owner', 'Key'));
    const first = (from: string) => words.search('key', from).pages[0]!.route;
    expect([first('/'), first('/api-intro')]).toEqual(['/owner', '/api/key']);
  });
});
