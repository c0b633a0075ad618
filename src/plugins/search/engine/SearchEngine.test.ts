import { describe, expect, it } from 'vitest';
import { buildIndex, type SourcePage } from './buildIndex';
import { packIndex } from './packedIndex';
import { SearchEngine } from './SearchEngine';

type Details = Partial<SourcePage['page'] & { keywords: string[]; heading: string }>;

function source(route: string, title: string, text: string, details: Details = {}): SourcePage {
  const { keywords = [], heading = 'Details', ...page } = details;
  return {
    page: {
      route,
      title,
      status: 'current',
      archived: false,
      file: `${route}.json`,
      ...page,
    },
    description: 'A sentence.',
    keywords,
    sections: [
      { anchor: '', heading: '', text: 'Beginning.' },
      { anchor: 'details', heading, text },
    ],
  };
}

const engineFor = (...sources: SourcePage[]) =>
  new SearchEngine(packIndex(buildIndex(sources).toJSON()));

const old = { status: 'history', archived: true } as const;

const engine = engineFor(
  source('/light', 'What the light says', 'It blinks purple while it formats the drive.'),
  source('/again', 'Start again', 'The power-cycle reset forgets the owner.', {
    heading: 'Reset it',
  }),
  source('/code', 'Contracts', 'Call claimRewardsV2 over Wi-Fi.', { keywords: ['solidity'] }),
  source('/copies', 'Keep copies', 'Replication makes several, for example on a USB stick.'),
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
    ['a synonym of a phrase', 'start over', '/again'],
    ['a phrase that is a synonym', 'pen drive', '/copies'],
    ['swapped letters', 'purpel', '/light'],
    ['a missing letter', 'prple', '/light'],
    ['a letter too many', 'purplle', '/light'],
    ['a wrong letter', 'pirple', '/light'],
    ['a mistake in an ending that the stemmer would cut off', 'replicaton', '/copies'],
  ])('finds %s', (_, query, route) => {
    expect(routes(query)[0]).toBe(route);
  });

  it.each(['', ' ', '!!!', '<b>', 'x'.repeat(5000), 'zzqqxx', 'the', '__proto__ constructor'])(
    'does not throw on %j',
    (query) => {
      expect(() => engine.search(query)).not.toThrow();
    },
  );

  it('does not find other words for one that the pages have', () => {
    const words = engineFor(source('/form', 'Form', ''), source('/format', 'Farm', ''));
    expect(routes('farm', words)).toEqual(['/format']);
  });

  it('does not find anything for nonsense', () => {
    expect(engine.search('zzqqxxzz').pages).toEqual([]);
  });

  it('does not mark words that are less alike than others', () => {
    const words = engineFor(source('/a', 'They match', 'You watch them match.'));
    expect(words.search('mutch').highlighter.mark('watch the match')).toEqual([
      ['watch the ', false],
      ['match', true],
    ]);
  });

  it('finds a word with swapped letters before words with wrong ones', () => {
    const words = engineFor(
      source('/wrong', 'Rewrap', 'Rewrap it.'),
      source('/swapped', 'Money', 'Rewards.'),
    );
    expect(routes('rewrads', words)).toEqual(['/swapped']);
  });

  it('does not mark the words of a phrase that is a synonym', () => {
    const { highlighter } = engineFor(source('/blue', 'Light blue', '')).search('cyan');
    expect(highlighter.mark('Light blue')).toEqual([['Light blue', false]]);
  });
});

describe('the order of results', () => {
  it('puts a word in the title before one in a heading, and that before one in the text', () => {
    const long = 'A rather long sentence with many other words that only takes up room.';
    const words = engineFor(
      source('/text', 'One', 'Wallet.'),
      source('/heading', 'Two', long, { heading: 'What a wallet shows' }),
      source('/title', 'All that a wallet shows and does', long),
    );
    expect(routes('wallet', words)).toEqual(['/title', '/heading', '/text']);
  });

  it('puts the word that was typed before its synonyms', () => {
    const words = engineFor(
      source('/synonym', 'Light', '', { heading: 'Light' }),
      source('/synonyms', 'Light, lamp, indicator', ''),
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

  it('puts a current page before the same page in an older version', () => {
    const words = engineFor(
      source('/old', 'Wallet', '', { status: 'legacy' }),
      source('/new', 'Wallet', ''),
    );
    expect(routes('wallet', words)).toEqual(['/new', '/old']);
  });
});

describe('results of the troubleshooter', () => {
  const result = source('/fix?at=dark', 'Your Blox has no power', 'Plug it in.', { file: '' });
  const page = source('/power', 'Electricity', 'No power, no light.', { keywords: ['no power'] });

  it('come first for their own words', () => {
    expect(routes('My Blox has no power!', engineFor(page, result))[0]).toBe('/fix?at=dark');
  });

  it('come after the page of the job, and only for queries whose words they all have', () => {
    expect(routes('power', engineFor(page, result))).toEqual(['/power', '/fix?at=dark']);
    expect(routes('power light', engineFor(page, result))).toEqual(['/power']);
    expect(routes('powre', engineFor(page, result))).toEqual(['/power', '/fix?at=dark']);
    expect(routes('pxwer', engineFor(page, result))).toEqual(['/power']);
  });
});

describe('archived pages', () => {
  const current = source('/new', 'Pay', 'The wallet.');
  const search = (query: string, ...sources: SourcePage[]) => routes(query, engineFor(...sources));

  it('are left out', () => {
    const archived = source('/old', 'Pay', 'The wallet.', old);
    expect(search('wallet', archived, current)).toEqual(['/new']);
  });

  it('are left out even where they fit better, if a current page is about the same', () => {
    const archived = source('/old', 'Forgot password', 'Forgot password.', old);
    const keyword = source('/new', 'Lost phone', '', { keywords: ['forgot my password'] });
    expect(search('forgot password', archived, keyword)).toEqual(['/new']);
  });

  it('are among the others where only they are about what the query names', () => {
    const archived = source('/old', 'Wallet', '', { ...old, heading: 'Fees from 2022' });
    const better = source('/new', 'Wallet fees', 'Wallet fees, wallet fees.');
    expect(search('wallet fees 2022', archived, better)).toEqual(['/new', '/old']);
  });

  it('come first where no other page fits as well', () => {
    const archived = source('/old', 'Pay', 'The wallet mints.', old);
    expect(search('mint wallet', archived, current)).toEqual(['/old', '/new']);
  });

  it('are the results where there are no others', () => {
    const archived = source('/old', 'Mint', 'An asset.', old);
    expect(search('asset', archived, current)).toEqual(['/old']);
  });
});

it('leaves a common word out of texts that have it once', () => {
  const texts = ['blox blox', ...Array.from({ length: 8 }, () => 'blox')];
  const sources = texts.map((text, at) => source(`/${at}`, 'Page', text));
  expect(routes('blox', engineFor(...sources))).toEqual(['/0']);
});
