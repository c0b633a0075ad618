import { describe, expect, it } from 'vitest';
import { Engine } from './engine';
import { excerpt, mark } from './excerpt';
import { toIndex, type SourcePage } from './index-file';
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
const engine = new Engine(toIndex(pages), synonyms);
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

describe('toIndex', () => {
  it('has the terms of each section once, in order', () => {
    expect(toIndex(pages)[1]!.sections[1]).toEqual({
      anchor: 'details',
      heading: 'Details',
      terms: 'cycl forget owner power powercycl press quick reset',
    });
  });

  it('leaves out a common term where it stands once', () => {
    const texts = ['blox blox', ...Array.from({ length: 8 }, () => 'blox')];
    const sections = texts.map((text) => ({ anchor: '', heading: '', text }));
    const [indexed] = toIndex([page('/many', 'Many', '', { sections })]);
    expect(indexed!.sections.map(({ terms }) => terms)).toEqual(['blox', ...Array(8).fill('')]);
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

  it('corrects one typing mistake in a word', () => {
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
