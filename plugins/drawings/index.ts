import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
// esbuild, because the drawings are TypeScript with JSX, which a plugin cannot load as it is.
import { buildSync } from 'esbuild';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const folder = join(__dirname, '../../src/drawings');

/** Names of the drawings: the files of src/drawings. */
export const drawingNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));

const lastChange = () =>
  Math.max(
    ...readdirSync(folder, { recursive: true }).map(
      (file) => statSync(join(folder, `${file}`)).mtimeMs,
    ),
  );

let loaded: { at: number; drawings: Record<string, ComponentType> } | undefined;

/** All drawings as components, loaded again when a file of theirs has changed. */
function drawings(): Record<string, ComponentType> {
  const at = lastChange();
  if (loaded?.at === at) return loaded.drawings;
  const contents = drawingNames()
    .map((name) => `export { default as ${JSON.stringify(name)} } from './${name}';`)
    .join('\n');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
  });
  const module = { exports: {} as Record<string, ComponentType> };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own drawings, at build time
  new Function('require', 'module', outputFiles[0]!.text)(require, module);
  loaded = { at, drawings: module.exports };
  return module.exports;
}

/**
 * A drawing of src/drawings as markup, made when the page is built: a reader loads neither the code that draws nor the
 * parts it draws with. Throws where the drawing is not one figure.
 *
 * @param name one of `drawingNames`
 * @returns what stands in the figure: the SVG and its caption
 */
export function renderDrawing(name: string): string {
  const figure = renderToStaticMarkup(createElement(drawings()[name]!));
  const [, inside] = /^<figure class="drawing">(.*)<\/figure>$/s.exec(figure) ?? [];
  if (!inside) {
    throw new Error(
      `src/drawings/${name}.tsx: a drawing is one <Drawing> of its parts and nothing else.`,
    );
  }
  return inside;
}
