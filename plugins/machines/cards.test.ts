import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeCards, type Card } from './cards';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mark = join(__dirname, '../../static/img/mark.svg');
const card: Card = { title: 'Join a pool', section: 'Mainnet', address: 'docs.fx.land/join' };
const write = (...cards: Card[]) =>
  writeCards(
    cards.map((each, at) => [join(folder, `${at}.png`), each] as const),
    mark,
    join(folder, 'cache'),
  );

describe('writeCards', () => {
  it('draws small cards of the right size, each once', async () => {
    expect(await write(card, { ...card, title: 'Leave a pool' })).toBe(2);
    const [first, second] = [0, 1].map((at) => readFileSync(join(folder, `${at}.png`)));
    expect(first!.subarray(1, 4).toString()).toBe('PNG');
    expect([first!.readUInt32BE(16), first!.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(first!.length).toBeLessThan(30_000);
    expect(first!.equals(second!)).toBe(false);
    expect(await write(card)).toBe(0);
    expect(await write({ ...card, status: 'legacy' })).toBe(1);
  });

  it('draws ahead for the cache, and writes no file', async () => {
    const ahead = { ...card, title: 'Drawn ahead' };
    expect(await writeCards([[undefined, ahead]], mark, join(folder, 'cache'))).toBe(1);
    expect(await write(ahead)).toBe(0);
  });
});
