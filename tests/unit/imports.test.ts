import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(__dirname, '../..');

/** Folders that count as one; anything deeper belongs to the folder above it. Plugins and their parts count each. */
const folderOf = (file: string): string => {
  const folder = dirname(file);
  if (folder.startsWith('src/plugins')) return folder;
  const parts = folder.split('/');
  return parts.slice(0, parts[0] === 'src' ? 2 : 1).join('/');
};

const files = ['scripts', 'src', 'tests']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules'))
  .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file));

/** Folders that `@theme/` resolves to: those of this project and its plugins. */
const themes = [
  'src/theme',
  ...readdirSync(join(root, 'src/plugins')).map((name) => `src/plugins/${name}/theme`),
];

/** The paths that an import can resolve to, without extensions; none for packages. */
function pathsOf(from: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [join(dirname(from), specifier)];
  const [alias, ...rest] = specifier.split('/');
  if (alias === '@site') return [rest.join('/')];
  return alias === '@theme' ? themes.map((folder) => join(folder, ...rest)) : [];
}

/** The module of this project that an import leads to. */
const resolveImport = (from: string, specifier: string): string | undefined =>
  pathsOf(from, specifier)
    .flatMap((path) => ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => path + end))
    .find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));

const imports = files.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from |import |import\()'([^']+)'/g)]
    .map(([, specifier]) => resolveImport(file, specifier!))
    .filter((target) => target !== undefined)
    .map((target) => ({ file, from: folderOf(file), to: folderOf(target) })),
);

const graph = new Map<string, Set<string>>();
for (const { from, to } of imports)
  if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to));

/** A path from a folder back to itself. */
function cycle(start: string): string[] | undefined {
  const seen = new Set<string>();
  const walk = (folder: string, way: string[]): string[] | undefined => {
    for (const next of graph.get(folder) ?? []) {
      if (next === start) return [...way, folder, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, folder]);
      if (found) return found;
    }
    return undefined;
  };
  return walk(start, []);
}

it('finds the imports', () => {
  expect(graph.get('src/plugins/post-build')).toContain('src/plugins/startup');
  expect(graph.get('src/theme')).toContain('src/components');
});

it('no two folders import each other, directly or through others', () => {
  expect([...graph.keys()].map(cycle).filter(Boolean)).toEqual([]);
});

/** From the lowest to the highest; a folder imports only from its own layer and those below. */
const layers = [
  /^src\/data$/,
  /^src\/pages-schema$/,
  /^src\/(?:css|components|drawings)$/,
  /^src\/(?:theme|client)$/,
  /^src\/markdown$/,
  /^src\/plugins/,
  /^scripts$/,
  /^tests$/,
];
const layerOf = (folder: string) => layers.findIndex((layer) => layer.test(folder));

it('only scripts import evidence, which readers would have to download', () => {
  const importers = files.filter((file) =>
    /from '[^']*\bevidence(?:\/\w+)?'/.test(readFileSync(join(root, file), 'utf8')),
  );
  const outside = importers.filter((file) => !/^(?:scripts|src\/data\/evidence)\//.test(file));
  expect(importers).toContain('scripts/facts.ts');
  expect(outside).toEqual([]);
});

it('no folder imports from a folder above it', () => {
  const upward = imports.filter(({ from, to }) => layerOf(from) < layerOf(to));
  expect(upward.map(({ file, to }) => `${file} imports from ${to}`)).toEqual([]);
});
