import { describe, expect, it } from 'vitest';
import { leds, type LedColor, type LedKey } from '../../data/leds';
import { looksOf, matches, type Look } from './match';

const found = (colors: LedColor[], look?: Look) =>
  (Object.keys(leds) as LedKey[]).filter((key) => matches(leds[key], new Set(colors), look));

describe('matches', () => {
  it('finds every state where nothing is picked', () => {
    expect(found([])).toHaveLength(Object.keys(leds).length);
  });

  it('finds the states that have all the colors picked, whatever else they have', () => {
    expect(found(['cyan'])).toEqual(['ready-for-setup']);
    expect(found(['green', 'blue'])).toEqual(
      expect.arrayContaining(['rk1-flashed', 'rk1-flashing', 'trying-wifi']),
    );
    expect(found(['green', 'blue'])).not.toContain('online');
    expect(found(['cyan', 'purple'])).toEqual([]);
  });

  it('tells patterns of one color apart', () => {
    expect(found(['red'], 'steady')).toContain('format-error');
    expect(found(['red'], 'blink')).toEqual(
      expect.arrayContaining(['no-network', 'gave-up', 'cm4-flashed']),
    );
    expect(found(['red'], 'blink')).not.toContain('format-error');
    expect(found([], 'dark')).toEqual(expect.arrayContaining(['normal', 'no-internet']));
  });

  it('forgives who takes a long light for a steady one', () => {
    expect(found(['green'], 'steady')).toContain('online');
    expect(found(['green'], 'once')).toContain('online');
    expect(found(['red'], 'steady')).toContain('no-network');
  });

  it('leaves no state without a look', () => {
    for (const led of Object.values(leds)) expect(looksOf(led).size).toBeGreaterThan(0);
  });
});
