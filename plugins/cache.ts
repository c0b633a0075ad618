import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The path of a file that is made only if none was made from the same parts before. */
export async function cachedFile(
  folder: string,
  from: readonly (string | Buffer)[],
  make: () => Promise<Buffer> | string,
): Promise<string> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(part);
  const file = join(folder, hash.digest('hex').slice(0, 24));
  if (existsSync(file)) return file;
  await mkdir(dirname(file), { recursive: true });
  // Renamed when complete, so that a build that is stopped leaves no partial file.
  await writeFile(`${file}.part`, await make());
  await rename(`${file}.part`, file);
  return file;
}
