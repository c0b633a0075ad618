/** Reading and using pages by keyboard alone, in forced colors, and with reduced motion. */
import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, samplePages, settle } from './site';

const { components, home } = samplePages;

interface Stop {
  /** What has the focus, in words for a message. */
  what: string;
  /** Whether an outline shows it, on the element or on the card that it fills. */
  outlined: boolean;
  /** Whether it can be seen, and the navbar does not lie over the whole of it. */
  seen: boolean;
}

/** What has the focus, and how much of it the reader sees. */
const focused = (page: Page) =>
  page.evaluate((): Stop | null => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const outlined = (node: Element | null): boolean => {
      if (!node) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(node);
      return (
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        !/, 0\)$|transparent/.test(outlineColor)
      );
    };
    // A checkbox may be hidden behind its label, and a field within its frame.
    const frames = [element, element.parentElement, element.closest('label, form, li')];
    // The navbar stays in place and lies over the text.
    const navbar = document.querySelector('.navbar')!;
    const top = element.closest('main') ? navbar.getBoundingClientRect().bottom : 0;
    const seen = [...element.getClientRects()].some(
      (box) =>
        box.width > 0 &&
        box.height > 0 &&
        box.right > 0 &&
        box.left < innerWidth &&
        box.bottom > top &&
        box.top < innerHeight,
    );
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return {
      what: `${element.tagName}.${element.className} ${name?.trim().slice(0, 60)}`,
      outlined: frames.some(outlined),
      seen,
    };
  });

/** Presses Tab until an element has the focus. Each stop on the way must be seen. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  const handle = await goal.elementHandle();
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop?.outlined || !stop.seen) {
      // The page may still be scrolling there.
      const message = `stop ${stops + 1}: ${stop?.what}`;
      await expect
        .poll(() => focused(page), { message, timeout: 2000 })
        .toMatchObject({ outlined: true, seen: true });
    }
    if (await handle!.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Four hundred keys, and the goal was not reached.');
}

test('a keyboard reaches skip link, steps, and search', async ({ page }) => {
  await open(page, components);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  expect(await focused(page)).toMatchObject({ outlined: true, seen: true });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toBeAttached();
  const box = page.locator('[id^=sample-]').nth(3).getByRole('checkbox');
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();

  // The key of search works in a checkbox, which takes no letters.
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});

test('every control of the home page can be seen when it has the focus, and keeps it', async ({
  page,
}) => {
  await open(page, home);
  const toggle = page.getByRole('button', { name: /dark and light mode/i });
  await tabTo(page, toggle);
  for (const mode of ['dark', 'light']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(toggle).toBeFocused();
    expect(await focused(page)).toMatchObject({ outlined: true, seen: true });
  }
  await tabTo(page, page.getByRole('contentinfo').getByRole('link').last());
});

test('forced colors leave lights, focus, frames, and choices to be seen', async ({ page }) => {
  await open(page, components);
  const marks = page.locator('main .lamp');
  const colors = () =>
    marks.evaluateAll((all) => all.map((mark) => getComputedStyle(mark).backgroundColor));
  const before = await colors();
  expect(new Set(before).size).toBeGreaterThan(2);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await colors()).toEqual(before);
  const borders = await marks.evaluateAll((all) =>
    all.map((mark) => parseFloat(getComputedStyle(mark).borderTopWidth)),
  );
  expect(Math.min(...borders)).toBeGreaterThanOrEqual(1);

  await tabTo(page, page.getByRole('button', { name: /dark and light mode/i }));
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const notes = page.locator('main .alert');
  for (const note of await notes.all()) {
    await expect(note).toHaveCSS('border-left', /^[1-9][\d.]*px solid/);
    await expect(note).not.toHaveCSS('border-left-color', canvas);
  }
  expect(await notes.count()).toBeGreaterThan(2);
  const lines = await page
    .getByRole('tablist')
    .first()
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
  expect(lines[0]).not.toBe(canvas);
  expect(new Set(lines).size).toBe(2);
  await page.locator('#sample-short').getByRole('checkbox').check();
  const numbers = await page
    .locator('main [id^=sample-]')
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content));
  expect(numbers[0]).not.toBe(numbers[1]);
});

test('nothing moves by itself where the reader asks for less motion', async ({ page }) => {
  /** Animations of the page that run now, by their length. */
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((duration) => duration > 1),
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  // The last two have lights, in the text and in the troubleshooter.
  for (const path of [home, components, '/functionyard/troubleshooting?at=red']) {
    await open(page, path);
    await settle(page);
    expect(await running(), path).toEqual([]);
    await page.locator('.navbar__toggle').click();
    expect(await running(), `${path}, drawer`).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await running(), `${path}, drawer`).toEqual([]);
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});

test('a table is a stop of the keyboard only if it scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, components);
  const tables = page.locator('.table-scroll');
  const wrong = () =>
    tables.evaluateAll((all) =>
      all
        .filter((box) => box.scrollWidth > box.clientWidth !== (box.tabIndex === 0))
        .map((box) => box.textContent.slice(0, 40)),
    );
  await expect.poll(wrong).toEqual([]);
});
