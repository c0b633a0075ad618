import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type ChunkNames = string | { [key: string]: ChunkNames } | ChunkNames[];

interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { publicPath: string }[] }>;
}

const flat = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/**
 * The scripts that a route loads in addition to those in its HTML, from two internal files of Docusaurus. Throws if they don't
 * have the route, which may happen after an upgrade.
 */
export async function scriptsOf(route: string, generatedFiles: string): Promise<string[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generatedFiles, name), 'utf8')) as unknown;
  const routes = (await read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const { origins, assets } = (await read('client-manifest.json')) as ClientManifest;
  const key = Object.keys(routes).find((name) => name.replace(/-\w+$/, '') === route);
  const chunks = key ? flat(routes[key]!).flatMap((name) => origins[name] ?? []) : [];
  const scripts = chunks
    .flatMap((chunk) => assets[chunk]?.js ?? [])
    .map(({ publicPath }) => publicPath);
  if (scripts.length === 0)
    throw new Error(
      `offline: no scripts of ${route} in ${generatedFiles}. Correct src/plugins/offline/scripts.ts.`,
    );
  return [...new Set(scripts)];
}
