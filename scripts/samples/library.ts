/** The npm package of the React Native library lags behind its releases, so samples are checked against the release's source. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { versions } from '../../src/data';
import { openRepository } from '../repositories';

export const library = '@functionland/react-native-fula';
export const libraryFolder = resolve('.cache/samples/react-native-fula');

/** Puts the source of the documented release into the cache folder. Returns a reason if it can't. */
export function fetchLibrary(mirror?: string): string | undefined {
  try {
    const git = openRepository('functionland/react-native-fula', { mirror });
    rmSync(libraryFolder, { recursive: true, force: true });
    mkdirSync(libraryFolder, { recursive: true });
    const archive = join(libraryFolder, 'source.tar');
    git('archive', '--output', archive, `v${versions.reactNativeFula}`, 'src');
    execFileSync('tar', ['-xf', archive, '-C', libraryFolder]);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
