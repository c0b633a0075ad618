import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface ClientManifest {
  origins: Record<string, string[]>;
  assets: Record<string, { js?: { publicPath: string }[] }>;
}

/**
 * The scripts of a route, in addition to those in its HTML, from two internal files of Docusaurus. Throws if there are none,
 * which may happen after an upgrade.
 */
export async function scriptsOf(route: string, generatedFiles: string): Promise<string[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(generatedFiles, name), 'utf8')) as unknown;
  const routes = (await read('routesChunkNames.json')) as Record<string, unknown>;
  const { origins, assets } = (await read('client-manifest.json')) as ClientManifest;
  const key = Object.keys(routes).find((each) => each.replace(/-\w+$/, '') === route);
  // The names of its chunks are at different depths.
  const names = JSON.stringify(routes[key ?? ''] ?? '').match(/[^":,{}[\]]+/g) ?? [];
  const scripts = names
    .flatMap((name) => origins[name] ?? [])
    .flatMap((id) => assets[id]?.js ?? []);
  if (scripts.length === 0)
    throw new Error(
      `offline: no scripts of ${route} in ${generatedFiles}. Correct src/plugins/offline/scripts.ts.`,
    );
  return scripts.map(({ publicPath }) => publicPath);
}
