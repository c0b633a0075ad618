import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { require as loadTypeScript } from 'tsx/cjs/api';

const folder = join(__dirname, '../drawings');

/** Names of the drawings: the files of src/drawings. */
export const drawingNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.slice(0, -'.tsx'.length));

/** The SVG and caption of a drawing, for its figure: a reader loads no code that draws. Throws if it isn't one figure. */
export function renderDrawing(name: string): string {
  const drawing = loadTypeScript(join(folder, `${name}.tsx`), __filename) as {
    default: ComponentType;
  };
  const figure = renderToStaticMarkup(createElement(drawing.default));
  const [, inside] = /^<figure class="drawing">(.*)<\/figure>$/s.exec(figure) ?? [];
  if (!inside)
    throw new Error(
      `src/drawings/${name}.tsx: draw one <Drawing> with its parts, and nothing else.`,
    );
  return inside;
}
