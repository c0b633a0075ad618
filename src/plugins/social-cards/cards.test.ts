import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { drawCards, type Card } from './cards';

const cache = mkdtempSync(join(tmpdir(), 'cards-'));
afterAll(() => rmSync(cache, { recursive: true }));

const mark = join(__dirname, '../../../static/img/mark.svg');
const card: Card = { title: 'Join a pool', section: 'Mainnet', address: 'docs.fx.land/join' };

it('draws small cards of the right size, each once', async () => {
  const other = { ...card, title: 'Leave a pool' };
  const draw = async (...cards: Card[]) => [
    ...(await drawCards(new Map(cards.map((each) => [each.title, each])), mark, cache)).values(),
  ];
  const files = await draw(card, other);
  const [first, second] = files.map((file) => readFileSync(file));
  expect(first!.subarray(1, 4).toString()).toBe('PNG');
  expect([first!.readUInt32BE(16), first!.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(first!.length).toBeLessThan(30_000);
  expect(first!.equals(second!)).toBe(false);
  expect(await draw(other, card)).toEqual(files.toReversed());
  await draw({ ...card, status: 'legacy' });
  expect(readdirSync(cache)).toHaveLength(3);
});
