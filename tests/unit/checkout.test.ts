import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** A downloaded copy has no repository. */
const isClone = existsSync('.git');

it.skipIf(!isClone)(
  'a clone on Windows has the same line endings, which Prettier and the tests expect',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
    const files = ['README.md', 'src/pages-schema/routes.txt'];
    const asOnWindows = ['-c', 'core.autocrlf=true', '-c', 'core.eol=crlf'];
    execFileSync('git', [...asOnWindows, 'checkout-index', `--prefix=${folder}/`, ...files]);
    const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    rmSync(folder, { recursive: true });
    expect(texts.filter((text) => text.includes('\r'))).toEqual([]);
  },
);
