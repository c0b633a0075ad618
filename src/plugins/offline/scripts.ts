import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type ChunkNames = string | { [key: string]: ChunkNames } | ChunkNames[];

interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { publicPath: string }[] }>;
}

const flat = (names: ChunkNames): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(flat);

/** The scripts of each route, in addition to those in its HTML, from two internal files of Docusaurus. */
async function readScripts(generatedFiles: string): Promise<Map<string, string[]>> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generatedFiles, name), 'utf8')) as unknown;
  const routes = (await read('routesChunkNames.json')) as Record<string, ChunkNames>;
  const { origins, assets } = (await read('client-manifest.json')) as ClientManifest;
  const scriptsIn = (names: ChunkNames) =>
    flat(names)
      .flatMap((name) => origins[name] ?? [])
      .flatMap((chunk) => assets[chunk]?.js ?? [])
      .map(({ publicPath }) => publicPath);
  return new Map(
    Object.entries(routes).map(([key, names]) => [
      key.replace(/-\w+$/, ''),
      [...new Set(scriptsIn(names))],
    ]),
  );
}

/** The scripts of a route. Throws if there are none, which may happen after an upgrade. */
export async function scriptsOf(route: string, generatedFiles: string): Promise<string[]> {
  const scripts = (await readScripts(generatedFiles)).get(route) ?? [];
  if (scripts.length === 0)
    throw new Error(
      `offline: no scripts of ${route} in ${generatedFiles}. Correct src/plugins/offline/scripts.ts.`,
    );
  return scripts;
}

/** The scripts that no other routes need. */
export async function scriptsOnlyOf(
  isWanted: (route: string) => boolean,
  generatedFiles: string,
): Promise<Set<string>> {
  const scripts = [...(await readScripts(generatedFiles))];
  const others = new Set(scripts.filter(([route]) => !isWanted(route)).flatMap(([, all]) => all));
  const wanted = scripts.filter(([route]) => isWanted(route)).flatMap(([, all]) => all);
  return new Set(wanted.filter((script) => !others.has(script)));
}
