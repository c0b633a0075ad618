import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf, readTicks, watchTicks, writeTicks } from './storage';

/** A window with a storage, which may be broken in one way or another. */
function browser(storage: Partial<Storage> | (() => never)): EventTarget {
  const window = new EventTarget();
  Object.defineProperty(window, 'localStorage', {
    get: typeof storage === 'function' ? storage : () => storage,
  });
  vi.stubGlobal('window', window);
  return window;
}

function memory(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => void (content[key] = value),
    removeItem: (key: string) => void delete content[key],
  };
}

const blocked = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

afterEach(() => vi.unstubAllGlobals());

describe('keyOf', () => {
  it('is the same for every form of a page address', () => {
    expect(keyOf('/functionyard/join', 'a')).toBe('functionland.steps:/functionyard/join#a');
    expect(keyOf('/functionyard/join/', 'a')).toBe(keyOf('/functionyard/join', 'a'));
    expect(keyOf('/functionyard/join.html', 'a')).toBe(keyOf('/functionyard/join', 'a'));
    expect(keyOf('/', 'a')).toBe('functionland.steps:/#a');
  });
});

describe('ticks', () => {
  it('come back as they were kept', () => {
    browser(memory());
    writeTicks('k', 5, new Set([4, 1]));
    expect([...readTicks('k', 5)]).toEqual([1, 4]);
  });

  it('leave nothing behind when the last one goes', () => {
    const storage = memory({ k: '{"of":2,"done":[1]}' });
    browser(storage);
    writeTicks('k', 2, new Set());
    expect(storage.content).toEqual({});
  });

  it('are void once the list has another length', () => {
    browser(memory({ k: '{"of":4,"done":[1,2]}' }));
    expect(readTicks('k', 5).size).toBe(0);
  });

  it.each([
    '',
    'null',
    '7',
    '"x"',
    '[]',
    '{',
    '{"of":3}',
    '{"of":3,"done":7}',
    '{"of":3,"done":{"length":9}}',
    'a\u0000b',
  ])('are none where storage holds %j', (value) => {
    browser(memory({ k: value }));
    expect(readTicks('k', 3).size).toBe(0);
  });

  it('drop what is no step', () => {
    browser(memory({ k: '{"of":3,"done":[2,2,0,4,-1,1.5,"1",null]}' }));
    expect([...readTicks('k', 3)]).toEqual([2]);
  });

  it('work without a storage, with a blocked one and with a full one', () => {
    for (const storage of [blocked, { getItem: blocked, setItem: blocked, removeItem: blocked }]) {
      browser(storage);
      expect(readTicks('k', 3).size).toBe(0);
      expect(() => writeTicks('k', 3, new Set([1]))).not.toThrow();
      expect(() => writeTicks('k', 3, new Set())).not.toThrow();
    }
    vi.stubGlobal('window', {});
    expect(readTicks('k', 3).size).toBe(0);
    expect(() => writeTicks('k', 3, new Set([1]))).not.toThrow();
  });
});

describe('watchTicks', () => {
  const change = (key: string | null, newValue: string | null) =>
    Object.assign(new Event('storage'), { key, newValue });

  it('hears of its own key and of a cleared storage, until it is ended', () => {
    const window = browser(memory());
    const heard: number[][] = [];
    const end = watchTicks('k', 3, (ticks) => heard.push([...ticks]));
    window.dispatchEvent(change('k', '{"of":3,"done":[2]}'));
    window.dispatchEvent(change('other', '{"of":3,"done":[1]}'));
    window.dispatchEvent(change('k', 'nonsense'));
    window.dispatchEvent(change(null, null));
    end();
    window.dispatchEvent(change('k', '{"of":3,"done":[3]}'));
    expect(heard).toEqual([[2], [], []]);
  });
});
