/** The components that pages use in Markdown, on the page that shows each of them. */
import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { overflow } from './fit';
import {
  comeAlive,
  errorsOf,
  follow,
  heading,
  holdScripts,
  live,
  open,
  samplePages,
  settle,
  titleOf,
} from './site';

const { components, guide, home } = samplePages;

const step = (page: Page, number: number) =>
  page
    .locator('[id^=sample-]')
    .nth(number - 1)
    .getByRole('checkbox');
const progress = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: / of \d+ done/ })
    .first();
const startOver = (page: Page) => page.getByRole('button', { name: /^Start over/ }).last();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const isSelected = ['aria-selected', 'true'] as const;

test('steps stay checked, print as empty boxes, and start over, which can be undone', async ({
  page,
}) => {
  await open(page, components);
  // There's nothing to start over yet.
  await expect(startOver(page)).toHaveCount(0);
  await step(page, 2).check();
  await step(page, 3).check();
  await page.reload();
  await comeAlive(page);
  await expect(progress(page)).toHaveText(/^2 of/);
  await expect(step(page, 2)).toBeChecked();
  await expect(step(page, 3)).toBeChecked();
  // The check takes the place of the number.
  const mark = page.locator('[id^=sample-]').nth(2);
  expect(await mark.evaluate((item) => getComputedStyle(item, '::before').content)).toMatch(/^"✓"/);
  await page.emulateMedia({ media: 'print' });
  await expect(step(page, 3)).toBeHidden();
  await expect(startOver(page)).toBeHidden();
  const box = await page.locator('#sample-light > div').evaluate((element) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(element, '::before');
    return { border: parseFloat(borderTopWidth) > 0, backgroundColor };
  });
  expect(box).toEqual({ border: true, backgroundColor: 'rgba(0, 0, 0, 0)' });
  await page.emulateMedia({ media: 'screen' });
  await startOver(page).focus();
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(step(page, 2)).toBeChecked();
  await startOver(page).click();
  await expect(progress(page)).toHaveText(/^0 of/);
  await page.reload();
  await comeAlive(page);
  await expect(step(page, 2)).not.toBeChecked();
});

test('a guide and the start page say where the reader was, and lead there', async ({ page }) => {
  await open(page, components);
  const hint = page.getByText('Select a number to check off its step.');
  await expect(hint.filter({ visible: true })).toHaveCount(1);
  await step(page, 1).check();
  await step(page, 2).check();
  const place = page.getByRole('region', { name: 'Your place' });
  const link = place.getByRole('link', { name: 'Continue with step 3' });
  // Nothing moves while the reader is at the steps.
  await expect(place).toHaveCount(0);
  await page.reload();
  await comeAlive(page);
  await expect(link).toBeVisible();

  await open(page, home);
  await expect(place).toContainText(/^2 of \d+ done Component test page/);
  await link.click();
  await expect(page).toHaveURL(`${components}#sample-light`);
  await expect(step(page, 3)).toBeInViewport();

  await open(page, home);
  await place.getByRole('button', { name: /^Clear/ }).click();
  await expect(place).toHaveCount(0);
  await open(page, components);
  await expect(place).toHaveCount(0);
  await expect(progress(page)).toHaveText(/^2 of/);
});

test('after the last step of a part comes the next part, and after that of the last one, nothing', async ({
  page,
}) => {
  await open(page, guide);
  const part = (number: number) => page.locator(`h2:text-matches("^Part ${number}:")`);
  const parts = await page.locator('h2:text-matches("^Part [0-9]+:")').count();
  const listOf = (number: number) =>
    page.locator(`h2:text-matches("^Part ${number}:") ~ div:has(> [data-steps])`).first();
  const finish = async (number: number) => {
    for (const box of await listOf(number).getByRole('checkbox').all()) await box.check();
  };
  await finish(1);
  await expect(listOf(1).getByRole('status')).toHaveText(/^(\d+) of \1 done$/);
  await open(page, home);
  const place = page.getByRole('region', { name: 'Your place' });
  await expect(place).toContainText('Part 2:');
  await place.getByRole('link', { name: 'Continue with step 1' }).click();
  await expect(part(2)).toBeInViewport();
  await finish(parts);
  await expect(listOf(parts).getByRole('status')).toHaveText(/ done\. That was the last step\.$/);
  await open(page, home);
  await expect(place).toHaveCount(0);
});

test('two tabs of the browser share what is stored', async ({ context, page }) => {
  await open(page, components);
  const second = await context.newPage();
  await open(second, components);
  await step(page, 4).check();
  await expect(step(second, 4)).toBeChecked();
});

test.describe('tabs', () => {
  test('follow the keyboard pattern, and change together in their places', async ({ page }) => {
    await open(page, components);
    const list = page.getByRole('tablist', { name: 'Model' }).first();
    const inList = (name: string) => list.getByRole('tab', { name });
    await inList('CM4').focus();
    for (const [key, chosen] of [
      ['ArrowRight', 'RK1'],
      ['ArrowRight', 'CM4'],
      ['ArrowLeft', 'RK1'],
      ['End', 'RK1'],
      ['Home', 'CM4'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(inList(chosen)).toBeFocused();
      await expect(inList(chosen)).toHaveAttribute(...isSelected);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'CM4' }).first()).toBeFocused();

    const all = page.locator('[data-tabs=model] [role=tab][data-value=rk1]');
    // A panel further up gets higher, in a browser that doesn't keep what is seen in its place.
    await page.evaluate(() => {
      document.documentElement.style.overflowAnchor = 'none';
      const panel = document.querySelector<HTMLElement>('[role=tabpanel][data-value=rk1]')!;
      panel.style.minHeight = '300px';
    });
    await all.last().scrollIntoViewIfNeeded();
    const before = (await all.last().boundingBox())!.y;
    await all.last().click();
    for (const each of await all.all()) await expect(each).toHaveAttribute(...isSelected);
    expect(await all.count()).toBeGreaterThan(1);
    expect(Math.abs((await all.last().boundingBox())!.y - before)).toBeLessThan(2);
  });

  test('show the kept choice from the first paint, and nothing moves when the page hydrates', async ({
    page,
  }) => {
    await open(page, components);
    await tab(page, 'RK1').click();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const panel = (value: string) =>
      page.locator(`[data-tabs=model] > div > [role=tabpanel][data-value=${value}]`).first();
    const place = () =>
      page
        .locator('#details')
        .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    await expect(panel('rk1')).toBeVisible();
    await expect(panel('cm4')).toBeHidden();
    await expect(page.locator(live)).not.toBeAttached();
    await page.waitForLoadState('domcontentloaded');
    const before = await place();
    release();
    await comeAlive(page);
    expect(await place()).toBe(before);
    await expect(panel('rk1')).toBeVisible();
    await expect(panel('cm4')).toBeHidden();
  });
});

test.describe('a hash', () => {
  const target = (page: Page) => page.locator('#inside-tab');

  test('in a hidden tab opens it on a first visit, and on the way back', async ({ page }) => {
    await open(page, `${components}#inside-tab`);
    await expect(target(page)).toBeInViewport();
    await expect(tab(page, 'macOS')).toHaveAttribute(...isSelected);
    // The choice is another one when the reader leaves.
    await tab(page, 'Linux').click();
    await follow(page, home);
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(/#inside-tab$/);
    await expect(target(page)).toBeInViewport();
  });

  test('keeps the group that a reader has opened on a phone, on the way back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, home);
    const group = page.locator('main details').filter({ has: page.locator('#earn') });
    await group.locator('summary').click();
    await group.getByRole('link').first().click();
    await expect(heading(page, titleOf(home))).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, titleOf(home))).toBeVisible();
    await expect(group).toHaveAttribute('open');
  });

  test('that changes opens a step in a hidden tab and a collapsed section, or does nothing', async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await open(page, components);
    await page.evaluate(() => void (location.hash = '#step-in-tab'));
    await expect(page.locator('#step-in-tab')).toBeInViewport();
    await follow(page, '#inside-details');
    await expect(page.locator('#inside-details')).toBeInViewport();
    for (const hash of ['#no-such-place', '#%E0%A4%A']) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await settle(page);
    }
    // What can't be decoded is an entry of the history like any other.
    await page.reload();
    await comeAlive(page);
    await follow(page, home);
    await expect(heading(page, titleOf(home))).toBeVisible();
    await page.goBack();
    await expect(heading(page, titleOf(components))).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('of a section that has moved leads to its new place, and back is where the reader was before', async ({
    page,
  }) => {
    await open(page, home);
    await page.goto(`${components}#moved-section`);
    await page.keyboard.press('Shift');
    await expect(page).toHaveURL(/\/contribute\/styling#steps$/);
    await expect(page.locator('#steps')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(home);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and printed, and steps are a numbered list', async ({ page }) => {
    await page.goto(components);
    const panels = page.locator('[role=tabpanel], [role=tabpanel] > [role=heading]');
    const seen = await panels.evaluateAll((parts) => parts.map((part) => part.checkVisibility()));
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).not.toContain(false);
    await expect(page.getByRole('tablist').first()).toBeHidden();
    for (const item of await page.locator('[id^=sample-]').all()) await expect(item).toBeVisible();
    await expect(page.locator('main ol[role=list] input:visible')).toHaveCount(0);
    // Nothing is offered that wouldn't work.
    for (const box of await page.getByRole('main').getByRole('checkbox').all())
      await expect(box).toBeDisabled();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main details pre').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    // A hash of a section that has moved shows where it is now.
    await page.goto(`${components}#moved-section`);
    const line = page.locator('#moved-section');
    await expect(line).toBeInViewport();
    await expect(line.getByRole('link')).toHaveAttribute('href', /styling#steps$/);
  });
});

test('terms explain themselves', async ({ page }) => {
  await open(page, components);
  const word = page.getByRole('button', { name: 'CID', exact: true });
  const tip = page.locator(`[id="${await word.getAttribute('aria-describedby')}"]`);
  await expect(tip).toBeHidden();
  await word.press('Enter');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(word).toBeFocused();
});

test('code, values, and the page are copied, and a copy that fails says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, components);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const block = page.locator('main figure[data-language]').first();
  const code = (await block.locator('pre').textContent())!.trim();
  await block.getByRole('button', { name: 'Copy this code' }).click();
  await expect.poll(async () => (await copied()).trim()).toBe(code);
  const name = /^Copy 0x[0-9a-fA-F]{40}$/;
  await page.getByRole('main').getByRole('button', { name }).last().click();
  await expect.poll(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);

  const row = page.locator('.theme-doc-footer');
  const copyPage = row.getByRole('button', { name: 'Copy page as Markdown' });
  await page.route('**/*.md', (route) => route.abort());
  await copyPage.click();
  await expect(row.getByRole('status')).toHaveText('Not copied');
  await page.unroute('**/*.md');
  await copyPage.click();
  await expect(row.getByRole('status')).toHaveText('Copied');
  // A second copy is announced, too: the region is cleared and written again.
  const changes = row.getByRole('status').evaluate(
    (region) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        new MutationObserver(() => {
          texts.push(region.textContent);
          if (texts.at(-1) === 'Copied') resolve(texts);
        }).observe(region, { childList: true, characterData: true, subtree: true });
      }),
  );
  await copyPage.click();
  expect(await changes).toEqual(['', 'Copied']);
  expect(await copied()).toBe(readFileSync(`build${components}.md`, 'utf8'));
  const report = await row.getByRole('link', { name: 'Report a problem' }).getAttribute('href');
  expect(new URL(report!).searchParams.get('body')).toMatch(
    /Page: https:\/\/docs\.fx\.land\/design\/test\nStatus: current\nFacts confirmed: \d{4}-\d\d-\d\d\n/,
  );

  // Firefox before 127 can't copy what is still loading.
  await page.evaluate(() => Reflect.deleteProperty(window, 'ClipboardItem'));
  await copyPage.click();
  await expect(row.getByRole('status')).toHaveText('Not copied');
});

test('drawings open full-screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, components);
  const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
  const dialog = page.getByRole('dialog', { name: 'Enlarged drawing' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  // As wide as the screen, and below the button.
  const boxOf = async (part: Locator) => (await part.boundingBox())!;
  const [small, large] = [page, dialog].map((each) => each.locator('.drawing-art > svg').first());
  expect((await boxOf(large!)).width).toBeGreaterThan((await boxOf(small!)).width);
  const close = dialog.getByRole('button', { name: 'Close' });
  const { y, height } = await boxOf(close);
  expect(height).toBeGreaterThanOrEqual(44);
  expect((await boxOf(large!)).y).toBeGreaterThanOrEqual(y + height);
  expect(await boxOf(dialog)).toEqual({ x: 0, y: 0, width: 390, height: 740 });
  expect(await dialog.evaluate(({ scrollWidth }) => scrollWidth)).toBe(390);
  const ids = await page.locator('main [id]').evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await enlarge.click();
  await close.click();
  await expect(dialog).toHaveCount(0);
  await enlarge.click();
  await dialog.click({ position: { x: 200, y: 730 } });
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('on paper a page is whole, fits, says where links lead, and has no chrome', async ({
  page,
}) => {
  await open(page, components);
  await page.getByRole('button', { name: /dark and light mode/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const wanted = await page.evaluate(() => {
    const text = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(`.theme-doc-markdown ${selector}`)]
        .map((element) => element.textContent ?? '')
        .filter((words) => words.length > 0 && !words.includes('\u200b'));
    // Of long code, the first line.
    return [
      ...text('[role=tabpanel] > [role=heading]'),
      ...text('summary'),
      ...text('pre .line:first-child'),
      ...text('details li'),
    ];
  });
  const pdf = await page.pdf({ format: 'A4' });
  const { text: paper } = await extractText(new Uint8Array(pdf), { mergePages: true });
  // Without the breaks of lines and pages.
  const squeeze = (text: string) => text.replace(/\s+/g, '');
  expect(wanted.filter((words) => !squeeze(paper).includes(squeeze(words)))).toEqual([]);
  // The reader's own view is as it was.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.emulateMedia({ media: 'print' });
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await after('.markdown a[href="/introduction/contribute/styling"]')).toContain(
    'docs.fx.land',
  );
  expect(await after('.markdown a[href^="https://"]')).toContain('(');
  const chrome = page.locator(
    '.skip-to-content, .navbar, .theme-doc-sidebar-container, .theme-doc-footer, .pagination-nav, footer.footer, .theme-doc-toc-desktop',
  );
  await expect(chrome.filter({ visible: true })).toHaveCount(0);

  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 960 });
  expect(await overflow(page)).toEqual([]);
  const cut = await page
    .locator('.theme-doc-markdown :is(.table-scroll, pre, figure)')
    .evaluateAll((all) => all.filter((box) => box.scrollWidth > box.clientWidth + 2).length);
  expect(cut).toBe(0);
});
