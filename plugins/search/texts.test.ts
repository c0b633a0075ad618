import { describe, expect, it } from 'vitest';
import { cut } from './texts';

describe('cut', () => {
  it('keeps all texts in order, in files of a bounded size', () => {
    const texts = ['a'.repeat(5000), 'b'.repeat(2000), 'c'.repeat(3000), 'd'];
    expect(cut(texts)).toEqual([
      { first: 0, sections: [texts[0], texts[1]] },
      { first: 2, sections: [texts[2], texts[3]] },
    ]);
  });

  it('gives a text that is too long a file of its own', () => {
    expect(cut(['a'.repeat(9000), 'b']).map(({ first }) => first)).toEqual([0, 1]);
  });

  it('makes no file of nothing', () => {
    expect(cut([])).toEqual([]);
  });
});
