/** Takes the pictures of tests/e2e/visual.spec.ts anew where pages look different, and packs them. Build first. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const folder = 'tests/e2e/visual';

async function pack(file: string): Promise<void> {
  const picture = readFileSync(file);
  const packed = await sharp(picture).png({ compressionLevel: 9 }).toBuffer();
  if (packed.length < picture.length) writeFileSync(file, packed);
}

async function main(): Promise<void> {
  const { status } = spawnSync('npx', ['playwright', 'test', 'visual', '--update-snapshots'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const files = readdirSync(folder).filter((name) => name.endsWith('.png'));
  for (const name of files) await pack(join(folder, name));
  process.exitCode = status ?? 1;
}

void main();
