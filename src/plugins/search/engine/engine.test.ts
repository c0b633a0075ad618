import { describe, expect, it } from 'vitest';
import { Engine } from './engine';
import { excerpt, mark } from './excerpt';
import { toIndex, type IndexedPage, type SourcePage } from './index-file';
import { termOf, wordsOf } from './words';

const page = (
  route: string,
  title: string,
  text: string,
  state: IndexedPage['state'] = 'current',
): SourcePage => ({
  page: {
    route,
    title,
    description: `About ${title}.`,
    state,
    sections: [
      ['', ''],
      ['details', 'Details'],
      ['own-name', 'More & more'],
    ],
    file: '/texts.json',
  },
  keywords: route === '/code' ? ['solidity'] : [],
  texts: ['Start of the page.', text, 'Nothing.'],
});

const pages = [
  page('/light', 'What the light says', 'It blinks purple while it formats the drive.'),
  page(
    '/again',
    'Start again',
    'The power-cycle reset forgets the owner. Press reset. A reset is quick.',
  ),
  page('/old', 'Start again', 'Reset it.', 'history'),
  page('/code', 'Contracts', 'Call claimRewardsV2 over Wi-Fi.'),
];
const synonyms = [
  ['light', 'led'],
  ['reset', 'start over'],
];
const engine = new Engine(toIndex(pages, synonyms));
const routes = (query: string) => engine.search(query).pages.map(({ page: { route } }) => route);

describe('wordsOf', () => {
  it.each([
    ['Wi-Fi, don’t!', ['wifi', 'wi', 'fi', 'dont']],
    ['claimRewardsV2', ['claimrewardsv2', 'claim', 'rewards', 'v', '2']],
    ['Métro', ['metro']],
    [`0x${'a'.repeat(40)}`, []],
    ['<script>%E0%A4%A', ['script', 'e0', 'a4', 'a']],
  ])('reads %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('knows word forms by one term', () => {
    expect(new Set(['claim', 'claims', 'claimed', 'claiming'].map(termOf)).size).toBe(1);
  });
});

it('leaves a common term out of texts that have it once', () => {
  const texts = ['blox blox', ...Array.from({ length: 8 }, () => 'blox')];
  const sources = texts.map((text, at) => page(`/${at}`, '', text));
  expect(toIndex(sources, []).terms.blox).toEqual([1]);
});

describe('Engine', () => {
  it('finds words, word forms, beginnings and keywords', () => {
    expect(routes('blinking')[0]).toBe('/light');
    expect(routes('purp')[0]).toBe('/light');
    expect(routes('solidity')[0]).toBe('/code');
    expect(routes('claim rewards')[0]).toBe('/code');
    expect(routes('wifi')[0]).toBe('/code');
  });

  it('corrects one typing mistake in a word', () => {
    for (const query of ['purpel', 'prple', 'purplle', 'pirple'])
      expect(routes(query)[0]).toBe('/light');
  });

  it('knows synonyms, phrases too', () => {
    expect(routes('led')[0]).toBe('/light');
    expect(routes('start over')).toContain('/again');
  });

  it('puts what is current before what is past', () => {
    expect(routes('reset')).toEqual(['/again', '/old']);
  });

  it('names the place in the page', () => {
    expect(engine.search('purple').pages[0]?.places[0]).toMatchObject({
      anchor: 'details',
      heading: 'Details',
    });
  });

  it.each(['', ' ', '!!!', '<b>', 'x'.repeat(5000), 'zzqqxx', 'the', '__proto__ constructor'])(
    'bears %j',
    (query) => {
      expect(() => engine.search(query)).not.toThrow();
    },
  );
});

describe('excerpt', () => {
  const wanted = new Set(['reset']);

  it('marks word forms', () => {
    expect(mark('Two resets, one Reset.', wanted)).toEqual([
      ['Two ', false],
      ['resets', true],
      [', one ', false],
      ['Reset', true],
      ['.', false],
    ]);
  });

  it('shows the part of a long text that has the word', () => {
    const text = `${'Long before. '.repeat(40)}The reset. ${'Long after. '.repeat(40)}`;
    const part = excerpt(text, wanted);
    expect(part).toContain('before. The reset. Long');
    expect(part.length).toBeLessThan(190);
  });
});
