import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import { drawingNames, renderDrawing } from '../../src/markdown/drawings';

const styles = ['tokens.css', '../drawings/drawings.css']
  .map((file) => readFileSync(join(__dirname, '../../src/css', file), 'utf8'))
  .join('\n');

// axe does not look at words in drawings: their color is a fill, not a color.
test('words in drawings stand out from what is painted below them', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 2000 });
  for (const mode of ['light', 'dark']) {
    let seen = 0;
    for (const name of drawingNames()) {
      await page.setContent(
        `<html data-theme=${mode}><style>${styles} .drawing-art > svg { content-visibility: visible }</style>
        <figure class=drawing>${renderDrawing(name)}</figure>`,
      );
      const words = await page.evaluate(() =>
        [...document.querySelectorAll('.drawing-art > svg text')].map((text) => {
          const { x, y, width, height } = text.getBoundingClientRect();
          const below = document
            .elementsFromPoint(x + width / 2, y + height / 2)
            .find(
              (element) => element instanceof SVGGeometryElement || element.matches('.drawing-art'),
            );
          const style = below && getComputedStyle(below);
          return {
            words: text.textContent,
            color: getComputedStyle(text).fill,
            ground: below instanceof SVGGeometryElement ? style?.fill : style?.backgroundColor,
          };
        }),
      );
      for (const { words: text, color, ground } of words) {
        const contrast = ground ? wcagContrast(color, ground) : 0;
        expect.soft(contrast, `"${text}" of src/drawings/${name}.tsx`).toBeGreaterThanOrEqual(4.5);
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(150);
  }
});
