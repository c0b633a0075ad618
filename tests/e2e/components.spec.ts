/** The components that pages use in Markdown, on the page that shows each of them. */
import { expect, test, type Page } from '@playwright/test';
import {
  comeAlive,
  errorsOf,
  follow,
  holdScripts,
  live,
  open,
  samplePages,
  scripts,
  settle,
} from './site';

const { components, home } = samplePages;

const step = (page: Page, number: number) =>
  page.locator(`#sample-${number}`).getByRole('checkbox');
const progress = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: / of 4 done/ })
    .first();
const startOver = (page: Page) => page.getByRole('button', { name: /^Start over/ }).last();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const isSelected = ['aria-selected', 'true'] as const;

test.describe('steps', () => {
  test('stay checked after a reload, and start over', async ({ page }) => {
    await open(page, components);
    await expect(progress(page)).toHaveText('0 of 4 done');
    await step(page, 2).check();
    await step(page, 3).check();
    await expect(progress(page)).toHaveText('2 of 4 done');
    await page.reload();
    await comeAlive(page);
    await expect(step(page, 2)).toBeChecked();
    await expect(step(page, 3)).toBeChecked();
    await expect(step(page, 1)).not.toBeChecked();
    // Each list has its own.
    await expect(page.locator('#macos-2 input')).not.toBeChecked();
    await startOver(page).focus();
    await page.keyboard.press('Enter');
    await expect(progress(page)).toHaveText('0 of 4 done');
    await expect(startOver(page)).toBeFocused();
    await page.reload();
    await comeAlive(page);
    await expect(step(page, 2)).not.toBeChecked();
  });

  test('are checked by keyboard', async ({ page }) => {
    await open(page, components);
    await step(page, 1).focus();
    await page.keyboard.press('Space');
    await expect(step(page, 1)).toBeChecked();
    await expect(progress(page)).toHaveText('1 of 4 done');
  });

  test('are shared by two tabs of the browser', async ({ context, page }) => {
    await open(page, components);
    const second = await context.newPage();
    await open(second, components);
    await step(page, 4).check();
    await expect(step(second, 4)).toBeChecked();
    await step(second, 1).check();
    await expect(progress(page)).toHaveText('2 of 4 done');
  });

  test('print as empty boxes', async ({ page }) => {
    await open(page, components);
    await step(page, 3).check();
    await page.emulateMedia({ media: 'print' });
    await expect(step(page, 3)).toBeHidden();
    await expect(startOver(page)).toBeHidden();
    const box = await page.locator('#sample-3 > div').evaluate((element) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element, '::before');
      return { border: parseFloat(borderTopWidth) > 0, backgroundColor };
    });
    expect(box).toEqual({ border: true, backgroundColor: 'rgba(0, 0, 0, 0)' });
  });
});

test.describe('tabs', () => {
  test('follow the keyboard pattern for tabs', async ({ page }) => {
    await open(page, components);
    const list = page.getByRole('tablist', { name: 'Model' }).first();
    const inList = (name: string) => list.getByRole('tab', { name });
    await inList('CM4').focus();
    for (const [key, chosen] of [
      ['ArrowRight', 'RK1'],
      ['ArrowRight', 'CM4'],
      ['ArrowLeft', 'RK1'],
      ['Home', 'CM4'],
      ['End', 'RK1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(inList(chosen)).toBeFocused();
      await expect(inList(chosen)).toHaveAttribute(...isSelected);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'RK1' }).first()).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'CM4' }).first()).toBeHidden();
  });

  test('have names, one stop for the Tab key, and one panel each', async ({ page }) => {
    await open(page, components);
    const lists = await page.getByRole('tablist').evaluateAll((found) =>
      found.map((list) => {
        const tabs = [...list.children] as HTMLElement[];
        const panels = tabs.map((each) =>
          document.getElementById(each.getAttribute('aria-controls') ?? ''),
        );
        return {
          named: /^[A-Z]\w+/.test(list.getAttribute('aria-label') ?? ''),
          onlyTabs: tabs.every((each) => each.role === 'tab' && each.ariaSelected !== null),
          selected: tabs.filter((each) => each.ariaSelected === 'true').length,
          stops: tabs.filter((each) => each.tabIndex === 0).length,
          panels: panels.every(
            (panel, at) =>
              panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === tabs[at]!.id,
          ),
          shown: panels.filter((panel) => panel?.getClientRects().length).length,
        };
      }),
    );
    expect(lists.length).toBeGreaterThan(5);
    for (const list of lists)
      expect(list).toEqual({
        named: true,
        onlyTabs: true,
        selected: 1,
        stops: 1,
        panels: true,
        shown: 1,
      });
  });

  test('keep the choice after a reload and a visit to another page', async ({ page }) => {
    await open(page, components);
    await tab(page, 'RK1').click();
    await page.reload();
    await comeAlive(page);
    await expect(tab(page, 'RK1')).toHaveAttribute(...isSelected);
    await follow(page, home);
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(tab(page, 'RK1')).toHaveAttribute(...isSelected);
    await expect(page.getByRole('tabpanel', { name: 'RK1' }).first()).toBeVisible();
  });

  test('of one group change together, and the one that was used stays in its place', async ({
    page,
  }) => {
    await open(page, components);
    const all = page.locator('[data-tabs=model] [role=tab][data-value=rk1]');
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
    await step(page, 2).check();
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
    await expect(step(page, 2)).toBeChecked();
    expect(await place()).toBe(before);
    await expect(panel('rk1')).toBeVisible();
    await expect(panel('cm4')).toBeHidden();
  });

  test('show every panel when the scripts of the page do not load', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(components);
    await page.keyboard.press('Shift');
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
      await expect(panel).toBeVisible();
  });
});

test.describe('a hash', () => {
  const target = (page: Page) => page.locator('#inside-tab');

  test('in a hidden tab opens it on a first visit, and again when it is used again', async ({
    page,
  }) => {
    await open(page, `${components}#inside-tab`);
    await expect(target(page)).toBeInViewport();
    await expect(tab(page, 'macOS')).toHaveAttribute(...isSelected);
    await tab(page, 'Linux').click();
    await expect(target(page)).toBeHidden();
    await follow(page, '#inside-tab');
    await expect(target(page)).toBeInViewport();
  });

  test('of a step in a hidden tab opens it when the hash changes', async ({ page }) => {
    await open(page, components);
    await page.evaluate(() => void (location.hash = '#macos-2'));
    await expect(page.locator('#macos-2')).toBeInViewport();
  });

  test('in a hidden tab opens it when the reader comes back', async ({ page }) => {
    await open(page, `${components}#inside-tab`);
    // The choice is another one when the reader leaves.
    await tab(page, 'Linux').click();
    await follow(page, home);
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(/#inside-tab$/);
    await expect(target(page)).toBeInViewport();
  });

  test('in a collapsed section opens it', async ({ page }) => {
    await open(page, components);
    await follow(page, '#inside-details');
    await expect(page.locator('#inside-details')).toBeInViewport();
    await expect(page.locator('details[open] #inside-details')).toBeVisible();
  });

  test('that names nothing does nothing', async ({ page }) => {
    const errors = errorsOf(page);
    await open(page, components);
    const hashes = ['#%E0%A4%A', '#%', '#no-such-place', `#${'a'.repeat(20_000)}`, '#<img src=x>'];
    for (const hash of hashes) {
      await page.evaluate((to) => void (location.hash = to), hash);
      await settle(page);
    }
    await tab(page, 'RK1').click();
    await expect(tab(page, 'RK1')).toHaveAttribute(...isSelected);
    expect(errors).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all panels are shown with their labels, and steps are a numbered list', async ({
    page,
  }) => {
    await page.goto(components);
    const panels = await page.getByRole('tabpanel', { includeHidden: true }).all();
    expect(panels.length).toBeGreaterThan(5);
    for (const panel of panels) {
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('heading', { level: 4 }).first()).toBeVisible();
    }
    await expect(page.getByRole('tablist').first()).toBeHidden();
    for (const item of await page.locator('[id^=sample-]').all()) await expect(item).toBeVisible();
    await expect(page.locator('main ol[role=list] input:visible')).toHaveCount(0);
  });
});

test('a term explains itself on focus and hover, and Escape closes the explanation', async ({
  page,
}) => {
  await open(page, components);
  const word = page.getByRole('button', { name: 'CID', exact: true });
  const tip = page.locator(`[id="${await word.getAttribute('aria-describedby')}"]`);
  await expect(tip).toBeHidden();
  await word.focus();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await expect(word).toBeFocused();
  await word.blur();
  await word.hover();
  await expect(tip).toBeVisible();
});

test('code and values are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, components);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const block = page.locator('main figure[data-language]').first();
  const code = (await block.locator('pre').textContent())!.trim();
  await block.getByRole('button', { name: 'Copy this code' }).click();
  await expect.poll(async () => (await copied()).trim()).toBe(code);
  await page.getByRole('main').getByRole('button', { name: 'Copy this value' }).last().click();
  await expect.poll(copied).toMatch(/^0x[0-9a-fA-F]{40}$/);
});

test('drawings have text of at least 15 pixels on a phone, in steps too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, components);
  const drawings = page.locator('.drawing-art > svg');
  const sizes = await drawings.evaluateAll((found) =>
    found.map((drawing) => {
      const scale =
        drawing.getBoundingClientRect().width / (drawing as SVGSVGElement).viewBox.baseVal.width;
      const text = [...drawing.querySelectorAll('text')].map(
        (each) => parseFloat(getComputedStyle(each).fontSize) * scale,
      );
      return Math.min(...text);
    }),
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(15);
  await expect(page.locator('#sample-4 .drawing')).toBeVisible();
});

test('a drawing opens full-screen, and closes by key, button, and backdrop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, components);
  const enlarge = page.getByRole('button', { name: /^Enlarge: / }).first();
  const dialog = page.getByRole('dialog', { name: 'Enlarged drawing' });
  await enlarge.focus();
  await page.keyboard.press('Enter');
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 740 });
  const ids = await page.locator('main [id]').evaluateAll((parts) => parts.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
  await enlarge.click();
  const close = dialog.getByRole('button', { name: 'Close' });
  expect((await close.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await enlarge.click();
  await dialog.click({ position: { x: 4, y: 300 } });
  await expect(dialog).toHaveCount(0);
});

test('the boxes of a task list are named by their words', async ({ page }) => {
  await open(page, components);
  const box = (name: string) => page.getByRole('main').getByRole('checkbox', { name, exact: true });
  await expect(box('not done')).not.toBeChecked();
  await expect(box('done')).toBeChecked();
});

test('a collapsed section opens by keyboard', async ({ page }) => {
  await open(page, components);
  const section = page.locator('main details').first();
  await section.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(section).toHaveAttribute('open', '');
});
