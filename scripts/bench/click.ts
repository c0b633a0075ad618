import type { Browser } from '@playwright/test';
import { slowDown } from '../../tests/slow';

const live = 'html[data-has-hydrated="true"]';

/**
 * Milliseconds from a click to the paint of the next page's heading. The pointer rests on the link for 100 ms before,
 * as a hand does; the page has been quiet for two seconds, and nothing is in the cache but what the site fetched ahead.
 */
export async function timeClick(
  browser: Browser,
  origin: string,
  from: string,
  to: string,
): Promise<number> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
  });
  try {
    const page = await context.newPage();
    await slowDown(page, 4);
    await page.goto(origin + from);
    await page.waitForSelector(live, { state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
    const link = page.locator(`a[href="${to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error(`No link to ${to} can be seen on ${from}.`);
    const painted = page.evaluate(async () => {
      // No named functions here: the runner of this script wraps them in a helper that the page does not have.
      const before = document.querySelector('h1')?.textContent;
      const start = await new Promise<number>((resolve) => {
        addEventListener('click', (event) => resolve(event.timeStamp), {
          capture: true,
          once: true,
        });
      });
      while (['', before, undefined].includes(document.querySelector('h1')?.textContent))
        await new Promise(requestAnimationFrame);
      // The frame that has the heading is on the screen once the next task after it runs.
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return performance.now() - start;
    });
    await page.mouse.move(box.x + Math.min(box.width, 40) / 2, box.y + box.height / 2);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.mouse.up();
    return await painted;
  } finally {
    await context.close();
  }
}
