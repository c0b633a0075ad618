import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(__dirname, '../../static');
const images = readdirSync(folder, { recursive: true })
  .map((name) => join(folder, String(name)))
  .filter((file) => /\.(svg|png|jpe?g|webp|avif|gif)$/.test(file));

/** What a minifier removes: comments, metadata, and indentation. */
const loose = /<!--|<\?xml|<metadata|sodipodi:|inkscape:|\n\s{2,}/;

test.each(images)('%s is small, and minified if it is a drawing', (file) => {
  const isDrawing = file.endsWith('.svg');
  expect(statSync(file).size).toBeLessThanOrEqual(isDrawing ? 8192 : 102_400);
  if (isDrawing) expect(readFileSync(file, 'utf8')).not.toMatch(loose);
});
