import { readdirSync } from 'node:fs';
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

/** The SVG and caption of a drawing, for its figure: a reader loads no code that draws. Throws if it isn't one figure. */
export function renderDrawing(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, `${name}.tsx`)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    packages: 'external',
  });
  const module = { exports: {} as { default: ComponentType } };
  // oxlint-disable-next-line typescript/no-implied-eval -- our own drawings, at build time
  new Function('require', 'module', outputFiles[0]!.text)(require, module);
  const figure = renderToStaticMarkup(createElement(module.exports.default));
  const [, inside] = /^<figure class="drawing">(.*)<\/figure>$/s.exec(figure) ?? [];
  if (!inside)
    throw new Error(
      `src/drawings/${name}.tsx: draw one <Drawing> with its parts, and nothing else.`,
    );
  return inside;
}
