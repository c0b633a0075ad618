import { describe, expect, it } from 'vitest';
import { buildIndex, type SourcePage } from './buildIndex';
import { SearchEngine } from './SearchEngine';

interface Details extends Partial<SourcePage> {
  heading?: string;
}

const source = (
  route: string,
  title: string,
  text: string,
  { about = [], heading = 'Details', ...page }: Details = {},
): SourcePage => ({
  route,
  title,
  about: ['A sentence.', ...about],
  sections: [
    { anchor: '', heading: '', sentences: ['Beginning.'] },
    { anchor: 'details', heading, sentences: [text] },
  ],
  ...page,
});

const answers = [
  { route: '/what-if#fell', question: 'It fell', answer: 'Does it rattle? Listen.' },
];

/** As a browser gets it. */
const engineFor = (...sources: SourcePage[]) =>
  new SearchEngine(
    JSON.parse(JSON.stringify(buildIndex(sources, answers))) as ConstructorParameters<
      typeof SearchEngine
    >[0],
  );

const engine = engineFor(
  source('/light', 'What the light says', 'It blinks purple while it formats the drive.'),
  source('/again', 'Start again', 'The power-cycle forgets the owner.', { heading: 'Reset it' }),
  source('/code', 'Contracts', 'Call claimRewardsV2 over Wi-Fi.', { about: ['solidity'] }),
  source('/copies', 'Keep copies', 'Replication makes several.', { about: ['on a USB stick'] }),
);
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
    ['the question of an answer', 'fell', '/what-if#fell'],
    ['a synonym in a question', 'dropped', '/what-if#fell'],
    ['a word of an answer', 'rattle', '/what-if#fell'],
    ['a mistake in an ending that the stemmer would cut off', 'replicaton', '/copies'],
  ])('finds %s', (_, query, route) => {
    expect(routes(query)[0]).toBe(route);
  });

  it('leaves out a page of answers after its answer', () => {
    const page = source('/what-if', 'Fell', 'Answers.');
    expect(routes('fell rattle', engineFor(page))).toEqual(['/what-if#fell']);
  });

  it.each(['', '!!!', 'x'.repeat(5000), 'zzqqxxzz', '__proto__'])(
    'finds nothing for %j',
    (query) => {
      expect(routes(query)).toEqual([]);
    },
  );

  it('does not find other words for one that the pages have', () => {
    const words = engineFor(source('/form', 'Form', ''), source('/format', 'Farm', ''));
    expect(routes('farm', words)).toEqual(['/format']);
  });

  it('marks what was typed, and no synonym', () => {
    const words = engineFor(source('/typed', 'Led', ''), source('/synonym', 'Light', ''));
    const { terms, marked } = words.search('led');
    expect([terms.has('led'), terms.has('light')]).toEqual([true, true]);
    expect([marked.has('led'), marked.has('light')]).toEqual([true, false]);
  });
});

describe('the order of results', () => {
  it('puts a keyword and a title before a word in the text', () => {
    const long = 'A rather long sentence with many other words that only takes up room.';
    const words = engineFor(
      source('/text', 'One', 'Wallet.'),
      source('/title', 'All that a wallet shows and does', long),
      source('/keyword', 'Two', long, { about: ['wallet', 'other keywords', 'and others'] }),
    );
    expect(routes('wallet', words).at(-1)).toBe('/text');
  });

  it('puts the word that was typed before its synonyms', () => {
    const words = engineFor(
      source('/synonym', 'Light', '', { heading: 'Light' }),
      source('/typed', 'Led', ''),
    );
    expect(routes('led', words)[0]).toBe('/typed');
  });

  it('puts a page with all words before one that has a single word in a heading', () => {
    const words = engineFor(
      source('/one', 'Fees', 'Wallet.', { heading: 'Wallet' }),
      source('/both', 'Money', 'Lost your wallet.'),
    );
    expect(routes('lost wallet', words)[0]).toBe('/both');
  });

  it('puts a current page before an old one and before an answer of the troubleshooter', () => {
    const words = engineFor(
      source('/old', 'Wallet', '', { status: 'legacy' }),
      source('/answer', 'Wallet', '', { description: 'Wallet' }),
      source('/new', 'Wallet', ''),
    );
    expect(routes('wallet', words)[0]).toBe('/new');
  });
});

it('leaves a common word out of texts that have it once', () => {
  const texts = ['blox '.repeat(10), ...Array.from({ length: 8 }, () => 'blox')];
  const sources = texts.map((text, at) => source(`/${at}`, 'Page', text));
  expect(routes('blox', engineFor(...sources))).toEqual(['/0']);
});
