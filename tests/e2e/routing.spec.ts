/** Moving from page to page. */
import { expect, test, type Page } from '@playwright/test';
import {
  announced,
  follow,
  go,
  heading,
  holdScripts,
  open,
  samplePages,
  scripts,
  settle,
} from './site';

const { components, home } = samplePages;

test.describe('progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  /** Opens a page whose clock stands still from then on, so that a busy machine changes no time that is measured. */
  async function openWithClock(page: Page): Promise<void> {
    await page.clock.install();
    await open(page, components);
    await page.clock.pauseAt(Date.now() + 3_600_000);
  }

  test('is absent at 900 ms and there by 1400 ms while a page loads, and goes with it', async ({
    page,
  }) => {
    await openWithClock(page);
    // Animations have a clock of their own.
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    const animate = (currentTime: number) =>
      bar(page).evaluate((element, time) => {
        for (const animation of element.getAnimations()) animation.currentTime = time;
      }, currentTime);
    const arrive = await holdScripts(page);
    const before = await heading(page).textContent();
    const asked = page.waitForRequest(scripts);
    await follow(page, home);
    await asked;
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(701);
    await animate(700);
    await expect(bar(page)).toBeHidden();
    await page.clock.runFor(500);
    await animate(1200);
    await expect(bar(page)).toBeVisible();
    await expect(heading(page)).toHaveText(before!);
    arrive();
    await expect(heading(page)).not.toHaveText(before!);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('is absent on a quick change, and when only the hash changes', async ({ page }) => {
    await openWithClock(page);
    await page.locator('.table-of-contents a').last().click();
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
    await expect(announced(page)).toHaveText('');
    const before = await heading(page).textContent();
    await follow(page, home);
    await expect(heading(page)).not.toHaveText(before!);
    await page.clock.runFor(2000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('a route change moves the focus to the heading, scrolls to the top, and announces the title', async ({
  page,
}) => {
  await open(page, home);
  await expect(announced(page)).toHaveText('');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const first = await page.title();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await go(page, components);
  await expect(page).toHaveURL(components);
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  expect(await page.title()).not.toBe(first);
  // The next stop is the first one of the page, not of the navbar.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  // Back leads to where the reader was.
  await page.goBack();
  await expect(heading(page)).toBeFocused();
  await expect(announced(page)).toHaveText(first);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await settle(page);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('h1[tabindex]')).toHaveCount(1);

  // A hash is scrolled to, and gets the focus.
  await go(page, `${components}#code`);
  const target = page.locator('#code');
  await expect(target).toBeInViewport();
  await expect(target).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  // Below the navbar.
  const { y, height } = (await page.locator('.navbar').boundingBox())!;
  expect((await target.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);

  // A link scrolls to the top, too.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await follow(page, home);
  await expect(page).toHaveURL(home);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
