import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(__dirname, '../e2e/visual');

it('the screenshots are small: `npm run renew:pictures` compresses them', () => {
  const bytes = readdirSync(folder)
    .filter((name) => name.endsWith('.png'))
    .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  expect(bytes).toBeLessThan(2_000_000);
});
