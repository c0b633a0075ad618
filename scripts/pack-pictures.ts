/** Compresses the pictures of tests/e2e/visual.spec.ts as far as PNG goes. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = 'tests/e2e/visual';

for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
  const picture = readFileSync(join(folder, name));
  void sharp(picture)
    .png({ compressionLevel: 9 })
    .toBuffer()
    .then((packed) => {
      if (packed.length < picture.length) writeFileSync(join(folder, name), packed);
    });
}
