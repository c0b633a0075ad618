/** The light finder. */
import { expect, test, type Page } from '@playwright/test';
import { violationsInBothModes } from './axe';
import { open } from './site';

const finder = '/functionyard/troubleshooting';

const rows = (page: Page) => page.locator('tr[id^="led-"]:visible');

test('works by keyboard alone', async ({ page }) => {
  await open(page, finder);
  const all = await rows(page).count();
  await page.getByRole('checkbox', { name: 'red' }).focus();
  await page.keyboard.press('Space');
  const red = await rows(page).count();
  expect(red).toBeGreaterThan(0);
  expect(red).toBeLessThan(all);
  await expect(page.getByRole('status').filter({ hasText: 'lights fit' })).toHaveText(
    `${red} of ${all} lights fit`,
  );
  for (let i = 0; i < 7; i += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Any of these' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Goes on and off, over and over' })).toBeChecked();
  await expect(page.locator('#led-no-network')).toBeVisible();
  await expect(page.locator('#led-format-error')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start over' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(all);
  await expect(page.getByRole('checkbox', { name: 'red' })).not.toBeChecked();
});

test('says so when no light fits', async ({ page }) => {
  await open(page, finder);
  await page.getByRole('checkbox', { name: 'cyan' }).check();
  await page.getByRole('checkbox', { name: 'purple' }).check();
  await expect(page.getByRole('status').filter({ hasText: 'No light fits' })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('gives each light a link that works, even where the choices hide it', async ({ page }) => {
  await open(page, `${finder}#led-gave-up`);
  await expect(page.locator('#led-gave-up')).toBeInViewport();
  await page.getByRole('checkbox', { name: 'cyan' }).check();
  await expect(page.locator('#led-gave-up')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#led-online';
  });
  await expect(page.locator('#led-online')).toBeInViewport();
  await expect(
    page.getByRole('link', { name: 'Link to: green for 30 s, then dark' }),
  ).toHaveAttribute('href', '#led-online');
});

test('moves only when asked, and never under reduced motion', async ({ page }) => {
  const moving = () =>
    page
      .locator('tr[id^="led-"] svg circle')
      .evaluateAll((lamps) => lamps.flatMap((lamp) => lamp.getAnimations()).length);
  await open(page, finder);
  expect(await moving()).toBe(0);
  await page.getByRole('button', { name: /^Play the lights/ }).click();
  await expect.poll(moving).toBeGreaterThan(20);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: /^Play the lights/ })).toBeHidden();
  await expect.poll(moving).toBe(0);
});

test('has no accessibility fault when filtered, and when no light fits', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, finder);
  await page.getByRole('checkbox', { name: 'cyan' }).check();
  await expect(page.getByText(/\d+ of \d+ lights fit/)).toBeVisible();
  expect(await violationsInBothModes(page, 'main')).toEqual([]);
  for (const color of ['red', 'purple', 'yellow'])
    await page.getByRole('checkbox', { name: color }).check();
  await expect(page.getByText('No light fits.')).toBeVisible();
  expect(await violationsInBothModes(page, 'main')).toEqual([]);
});

test('keeps the colors of its lights, and an edge, in forced colors', async ({ page }) => {
  await open(page, finder);
  const lamps = page.locator('main fieldset svg circle');
  const fills = () => lamps.evaluateAll((all) => all.map((lamp) => getComputedStyle(lamp).fill));
  const before = await fills();
  expect(new Set(before).size).toBeGreaterThan(5);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await fills()).toEqual(before);
  const edges = await lamps.evaluateAll((all) =>
    all.map((lamp) => {
      const { stroke, strokeWidth } = getComputedStyle(lamp);
      return stroke !== 'none' && parseFloat(strokeWidth) > 0;
    }),
  );
  expect(edges).not.toContain(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole table is on the page, and its links work', async ({ page }) => {
    await page.goto(`${finder}#led-imaging-mode`);
    const all = page.locator('tr[id^="led-"]');
    expect(await all.count()).toBeGreaterThan(20);
    for (const row of await all.all()) await expect(row).toBeVisible();
    await expect(page.locator('#led-imaging-mode')).toBeInViewport();
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});
