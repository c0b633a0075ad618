import { appendFileSync } from 'node:fs';
import { figures, keeps, type Figure, type FigureKey } from '../src/data/figures';

export interface Note {
  key: FigureKey;
  value: number;
}

/** Keeps a measured value for the page of figures, where `npm run measure` asks for it. */
export function note(key: FigureKey, value: number): void {
  const file = process.env.FIGURES_FILE;
  if (file) appendFileSync(file, `${JSON.stringify({ key, value } satisfies Note)}\n`);
}

/** Notes a measured value, and throws where it is beyond its limit. */
export function expectFigure(key: FigureKey, value: number): void {
  note(key, value);
  const figure: Figure = figures[key];
  if (!keeps(figure, value)) {
    throw new Error(
      `${figure.what}: ${value} ${figure.unit}, but ${figure.bound} ${figure.limit} is allowed. The limit is in src/data/figures.ts.`,
    );
  }
}
