import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { kinds } from '../kinds';

const folder = join(__dirname, '../e2e/visual');
const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));

it('there is a picture of each kind of page in both modes and two widths, and no other', () => {
  const names = Object.keys(kinds).flatMap((kind) =>
    ['light-360', 'light-1280', 'dark-360', 'dark-1280'].map((look) =>
      `${kind} ${look}.png`.replaceAll(' ', '-').toLowerCase(),
    ),
  );
  expect(pictures.toSorted()).toEqual(names.toSorted());
});

it('the pictures are small: `npm run renew:pictures` packs them', () => {
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(1_500_000);
});
