import { expect, it } from 'vitest';
import { drawingNames, renderDrawing } from './drawings';

it.each(drawingNames())('%s is an SVG that is named and described', (name) => {
  const markup = renderDrawing(name);
  expect(markup).toMatch(
    /^<div class="drawing-art"><svg viewBox="0 0 \d+ \d+" [^>]*role="img" aria-labelledby="([\w-]+)-t \1-d"/,
  );
  expect(markup).toMatch(/<title id="[\w-]+">.{10,}<\/title><desc id="[\w-]+">.{20,}<\/desc>/);
  expect(markup).toMatch(/<\/(?:div|ol)>(?:<figcaption>.{10,}<\/figcaption>)?$/);
});

it.each(drawingNames())('%s has words of 15 px in a column of 358 px', (name) => {
  const markup = renderDrawing(name);
  const width = Number(/viewBox="0 0 (\d+)/.exec(markup)![1]);
  for (const [, size] of markup.matchAll(/font-size="([\d.]+)"/g)) {
    expect((Number(size) * 358) / width).toBeGreaterThanOrEqual(15);
  }
});
