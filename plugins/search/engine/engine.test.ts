import { describe, expect, it } from 'vitest';
import { Engine } from './engine';
import { excerpt, mark } from './excerpt';
import { pack, unpack, type SourcePage } from './index-file';
import { termOf, wordsOf } from './words';

const page = (
  route: string,
  title: string,
  text: string,
  more: Partial<SourcePage> = {},
): SourcePage => ({
  route,
  title,
  description: `About ${title}.`,
  keywords: [],
  state: 'current',
  sections: [
    { anchor: '', heading: '', text: 'Start of the page.' },
    { anchor: 'details', heading: 'Details', text },
    { anchor: 'own-name', heading: 'More & more', text: 'Nothing.' },
  ],
  ...more,
});

const pages = [
  page('/light', 'What the light says', 'It blinks purple while it formats the drive.'),
  page(
    '/reset',
    'Start again',
    'The power-cycle reset forgets the owner. Press reset. A reset is quick.',
  ),
  page('/old', 'Start again in 2022', 'The reset of old. Reset, reset.', { state: 'history' }),
  page('/code', 'Contracts', 'Call claimRewardsV2 over Wi-Fi.', { keywords: ['solidity'] }),
];
const synonyms = [
  ['light', 'led'],
  ['reset', 'start over'],
];
const engine = new Engine(pack(pages, []), synonyms);
const routes = (query: string) => engine.search(query).pages.map(({ route }) => route);

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

describe('index file', () => {
  it('comes back as it was, anchors that headings do not make included', () => {
    const { pages: read, sections, index } = unpack(JSON.parse(JSON.stringify(pack(pages, []))));
    expect(read.map(({ route }) => route)).toEqual(pages.map(({ route }) => route));
    expect(sections.slice(0, 3)).toEqual([
      { page: 0, anchor: '', heading: '' },
      { page: 0, anchor: 'details', heading: 'Details' },
      { page: 0, anchor: 'own-name', heading: 'More & more' },
    ]);
    const terms = index.index.map(([term]) => term);
    expect(terms).toEqual([...terms].sort());
    expect(terms).toContain('purpl');
  });

  it('counts far steps right', () => {
    const many = Array.from({ length: 8000 }, (_, at) => ({
      anchor: `s${at}`,
      heading: `S${at}`,
      text: '',
    }));
    many[7999] = { anchor: 'end', heading: 'End', text: 'needle' };
    const far = new Engine(pack([page('/far', 'Far', '', { sections: many })], []), []);
    expect(far.search('needle').pages[0]?.places[0]?.anchor).toBe('end');
  });
});

describe('Engine', () => {
  it('finds words, word forms, beginnings and keywords', () => {
    expect(routes('blinking')[0]).toBe('/light');
    expect(routes('purp')[0]).toBe('/light');
    expect(routes('solidity')[0]).toBe('/code');
    expect(routes('claim rewards')[0]).toBe('/code');
    expect(routes('wifi')[0]).toBe('/code');
  });

  it('mends one slip in a word', () => {
    for (const query of ['purpel', 'prple', 'purplle', 'pirple'])
      expect(routes(query)[0]).toBe('/light');
  });

  it('knows synonyms, phrases too', () => {
    expect(routes('led')[0]).toBe('/light');
    expect(routes('start over')).toContain('/reset');
  });

  it('puts what is current before what is past', () => {
    expect(routes('reset')).toEqual(['/reset', '/old']);
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
    const stretches = excerpt(text, wanted);
    expect(stretches.some(([word, marked]) => marked && word === 'reset')).toBe(true);
    expect(stretches.map(([part]) => part).join('').length).toBeLessThan(190);
  });
});
