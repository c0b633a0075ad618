import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
// esbuild, because the drawings are TypeScript with JSX, which a plugin can't load as it is.
import { buildSync } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const folder = join(__dirname, '../../src/drawings');

/** Names of the drawings: the files of src/drawings. */
export const drawingNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));

let loaded: { version: string; drawings: Record<string, ComponentType> } | undefined;

/** All drawings as components, loaded again when a file of theirs has changed. */
function drawings(): Record<string, ComponentType> {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const version = files.map((file) => statSync(join(folder, file)).mtimeMs).join();
  if (loaded?.version === version) return loaded.drawings;
  const contents = drawingNames().map(
    (name) => `export { default as '${name}' } from './${name}';`,
  );
  const { outputFiles } = buildSync({
    stdin: { contents: contents.join('\n'), resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
  });
  const module = { exports: {} };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own drawings, at build time
  new Function('require', 'module', outputFiles[0]!.text)(require, module);
  loaded = { version, drawings: module.exports };
  return loaded.drawings;
}

/** The SVG and caption of a drawing, for its figure: a reader loads no code that draws. Throws if it isn't one figure. */
export function renderDrawing(name: string): string {
  const figure = renderToStaticMarkup(createElement(drawings()[name]!));
  const [, inside] = /^<figure class="drawing">(.*)<\/figure>$/s.exec(figure) ?? [];
  if (!inside)
    throw new Error(
      `src/drawings/${name}.tsx: draw one <Drawing> with its parts, and nothing else.`,
    );
  return inside;
}
