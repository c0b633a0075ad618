import { expect, test, type Locator, type Page } from '@playwright/test';
import { limits } from '../../src/data';
import { announced, cutNetwork, follow, heading, open } from './site';

test.use({ serviceWorkers: 'block' });

const home = '/';
const guide = '/getting-started-testnet';
const lights = '/functionyard/troubleshooting';

/** A page of each kind, and those with the widest parts. */
const list = [
  home,
  guide,
  lights,
  '/accessibility',
  '/api/client-instance',
  '/blog/archive',
  '/functionyard/add-storage',
  '/functionyard/hardware/fxblox-hardware-rk1',
  '/introduction/contribute/styling',
  '/offline',
  '/pinning-service/ipfs-pinning-service-api',
  '/reference-api',
  '/RFCs/replication',
  '/search?q=light',
  '/whitepaper',
  '/no-such-page',
];

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
async function tabTo(page: Page, goal: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const handle = await goal.elementHandle();
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key);
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

const skip = (page: Page) => page.getByRole('link', { name: 'Skip to main content' });

for (const width of [1280, 360]) {
  test.describe(`by keyboard alone, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('from a first visit to the last step of a guide', async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, home);
      await tabTo(page, skip(page));
      await page.keyboard.press('Enter');
      await tabTo(page, page.locator(`main .doors a[href="${guide}"]`).first());
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(guide);
      await expect(heading(page)).toBeFocused();
      const boxes = page.getByRole('checkbox', { name: /^Step \d+ done$/ });
      await tabTo(page, boxes.first());
      await page.keyboard.press('Space');
      await expect(boxes.first()).toBeChecked();
      await tabTo(page, boxes.last());
      await page.keyboard.press('Space');
      await expect(boxes.last()).toBeChecked();
      const again = page.getByRole('button', { name: /^Start over/ }).last();
      await tabTo(page, again, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(boxes.last()).not.toBeChecked();
      await expect(again).toBeFocused();
    });
  });
}

test('the color mode can be switched by keyboard, and the focus stays', async ({ page }) => {
  await open(page, guide);
  const toggle = page.getByRole('button', { name: /dark and light mode/i });
  await tabTo(page, toggle);
  for (const mode of ['dark', 'light']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(toggle).toBeFocused();
    expect(await focused(page)).toMatchObject({ outlined: true, seen: true });
  }
});

test('search opens by its key from a box that was ticked, finds, and leads on', async ({
  page,
}) => {
  await open(page, guide);
  const box = page.getByRole('checkbox', { name: 'Step 1 done' }).first();
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(box).toBeChecked();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('hotspot');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).not.toHaveURL(guide);
  // The place that was chosen has the focus: a heading, or what the address points at.
  await expect.poll(() => focused(page)).toMatchObject({ outlined: true, seen: true });
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('search gives the focus back when it is closed', async ({ page }) => {
  await open(page, guide);
  const opener = page.getByRole('button', { name: /^Search/ });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('folded parts open by keyboard', async ({ page }) => {
  await open(page, guide);
  const details = page.locator('main details');
  await tabTo(page, details.locator('summary').first());
  await page.keyboard.press('Enter');
  await expect(details.first()).toHaveAttribute('open', '');
});

test.describe('nothing runs out sideways', () => {
  /** What reaches beyond the page and does not scroll inside something. */
  const outside = (page: Page) =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const contained = (element: Element) => {
        for (let node = element.parentElement; node; node = node.parentElement) {
          const { overflowX, position } = getComputedStyle(node);
          if (overflowX !== 'visible' || position === 'fixed') return node !== document.body;
        }
        // The skip link stands beside the screen until it has the focus.
        return getComputedStyle(element).position === 'fixed';
      };
      const found = [...document.body.querySelectorAll('*')].filter((element) => {
        const { right, width: own } = element.getBoundingClientRect();
        return (
          own > 1 &&
          right > width + 1 &&
          getComputedStyle(element).visibility === 'visible' &&
          !contained(element)
        );
      });
      return {
        sideways: document.scrollingElement!.scrollWidth - width,
        found: found.map((element) => element.outerHTML.slice(0, 120)),
      };
    });

  const width = parseInt(limits.reflowWidth.value, 10);

  for (const [name, viewport] of [
    [`${width} px wide`, { width, height: 800 }],
    ['at 400 percent of 1280 by 1024 px', { width: 320, height: 256 }],
  ] as const) {
    test(name, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize(viewport);
      for (const path of list) {
        await open(page, path);
        await page.evaluate(() => {
          for (const part of document.querySelectorAll('details')) part.open = true;
        });
        const { sideways, found } = await outside(page);
        expect.soft({ sideways, found }, path).toEqual({ sideways: 0, found: [] });
        // What stays in place leaves room for the text.
        const navbar = (await page.locator('.navbar').boundingBox())!;
        expect.soft(navbar.height, path).toBeLessThan(viewport.height / 3);
      }
    });
  }

  test('the drawer and search at 400 percent', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open(page, guide);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('reset');
    const last = page.getByRole('option').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect((await outside(page)).sideways).toBe(0);
    await page.keyboard.press('Escape');
    await page.locator('.navbar__toggle').click();
    const entry = page.locator('.navbar-sidebar .menu__link').last();
    await entry.scrollIntoViewIfNeeded();
    await expect(entry).toBeInViewport();
    expect((await outside(page)).sideways).toBe(0);
  });
});

test.describe('forced colors', () => {
  const colorsOf = (locator: Locator, name: 'background-color' | 'fill') =>
    locator.evaluateAll(
      (elements, property) =>
        elements.map((element) => getComputedStyle(element).getPropertyValue(property)),
      name,
    );

  test('leave the lights their colors, and an edge', async ({ page }) => {
    await open(page, lights);
    const swatches = page.locator('main [class*=swatch_]');
    const lamps = page.locator('main fieldset svg circle');
    const before = [await colorsOf(swatches, 'background-color'), await colorsOf(lamps, 'fill')];
    expect(new Set(before[1]).size).toBeGreaterThan(5);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect([await colorsOf(swatches, 'background-color'), await colorsOf(lamps, 'fill')]).toEqual(
      before,
    );
    const edges = await lamps.evaluateAll((elements) =>
      elements.map((element) => {
        const { stroke, strokeWidth } = getComputedStyle(element);
        return stroke !== 'none' && parseFloat(strokeWidth) > 0;
      }),
    );
    expect(edges).not.toContain(false);
    await open(page, guide);
    const marks = page.locator('main [class*=swatch_]');
    expect(await marks.count()).toBeGreaterThan(3);
    const borders = await marks.evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).borderTopWidth)),
    );
    expect(Math.min(...borders)).toBeGreaterThanOrEqual(1);
    expect(new Set(await colorsOf(marks, 'background-color')).size).toBeGreaterThan(2);
  });

  test('leave focus, frames and choices to be seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, guide);
    await tabTo(page, page.getByRole('button', { name: /dark and light mode/i }));
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const notes = await page.locator('main .alert').evaluateAll((elements) =>
      elements.map((element) => {
        const { borderLeftWidth, borderLeftStyle, borderLeftColor } = getComputedStyle(element);
        return {
          width: parseFloat(borderLeftWidth),
          style: borderLeftStyle,
          color: borderLeftColor,
        };
      }),
    );
    expect(notes.length).toBeGreaterThan(2);
    for (const note of notes) {
      expect(note.width).toBeGreaterThanOrEqual(3);
      expect(note.style).toBe('solid');
      expect(note.color).not.toBe(canvas);
    }
    const lines = await page
      .getByRole('tablist')
      .first()
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).borderBottomColor));
    expect(lines[0]).not.toBe(canvas);
    expect(new Set(lines).size).toBe(2);
    const box = page.getByRole('checkbox').first();
    await box.check();
    const numbers = await page
      .locator('main ol > li[id]')
      .evaluateAll((steps) => steps.map((step) => getComputedStyle(step, '::before').content));
    expect(numbers[0]).not.toBe(numbers[1]);
  });
});

test.describe('motion', () => {
  /** Animations of the page that run now, with how long they go on. */
  const running = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((duration) => duration > 1),
    );

  test('is absent where the reader asks for less', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [home, guide, lights]) {
      await open(page, path);
      expect(await running(page), path).toEqual([]);
      await page.locator('.navbar__toggle').click();
      expect(await running(page), `${path}, drawer`).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await running(page), `${path}, drawer`).toEqual([]);
    }
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe('auto');
  });

  test('that starts by itself ends within five seconds', async ({ page }) => {
    for (const path of [home, guide, lights]) {
      await open(page, path);
      const durations = await running(page);
      for (const duration of durations) expect(duration, path).toBeLessThanOrEqual(5000);
      if (path === guide) expect(durations.length).toBeGreaterThan(0);
    }
  });
});

test.describe('a route change', () => {
  const from = '/functionyard/support';

  test('takes the focus to the heading and says the title', async ({ page }) => {
    await open(page, from);
    await expect(announced(page)).toHaveText('');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const first = await page.title();
    const link = page.locator(`main a[href="${lights}"]`).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(lights);
    await expect(heading(page)).toBeFocused();
    await expect(announced(page)).toHaveText(await page.title());
    expect(await page.title()).not.toBe(first);
    expect(await focused(page)).toMatchObject({ outlined: true, seen: true });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // The next stop is the first one of the page, not of the navbar.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.goBack();
    await expect(heading(page)).toBeFocused();
    await expect(announced(page)).toHaveText(first);
    await expect(page.locator('h1[tabindex]')).toHaveCount(1);
  });

  test('stays with the heading when everything has settled', async ({ page }) => {
    await open(page, from);
    await follow(page, lights);
    await expect(page).toHaveURL(lights);
    await expect(heading(page)).toBeFocused();
    await page.waitForTimeout(500);
    await expect(heading(page)).toBeFocused();
  });

  test('from the drawer takes the focus to the heading', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, from);
    await page.locator('.navbar__toggle').click();
    await page.locator(`.navbar-sidebar a[href="${lights}"]`).first().click();
    await expect(page).toHaveURL(lights);
    await expect(heading(page)).toBeFocused();
    await page.waitForTimeout(500);
    await expect(heading(page)).toBeFocused();
  });

  test('with a hash takes the focus to its target', async ({ page }) => {
    await open(page, '/pinning-service');
    await follow(page, '/reference-api#storage-api');
    await expect(page.locator('#storage-api')).toBeFocused();
    await expect(page.locator('#storage-api')).toBeInViewport();
    await expect(announced(page)).toHaveText(await page.title());
  });

  test('inside a page says nothing and moves no focus', async ({ page }) => {
    await open(page, from);
    const link = page.locator('.table-of-contents a').last();
    await link.click();
    await page.waitForTimeout(500);
    await expect(announced(page)).toHaveText('');
    await expect(heading(page)).not.toBeFocused();
  });

  test('that fails says so', async ({ page }) => {
    await open(page, from);
    await cutNetwork(page);
    await follow(page, lights);
    await expect(heading(page, 'This page did not load.')).toBeFocused();
    await expect(announced(page)).toHaveText(/^This page did not load/);
  });
});

test('tabs have their whole meaning', async ({ page }) => {
  await open(page, guide);
  const lists = await page.locator('[role=tablist]').evaluateAll((found) =>
    found.map((tablist) => {
      const tabs = [...tablist.children];
      const panels = tabs.map((tab) =>
        document.getElementById(tab.getAttribute('aria-controls') ?? ''),
      );
      return {
        name: tablist.getAttribute('aria-label'),
        onlyTabs: tabs.every((tab) => tab.getAttribute('role') === 'tab'),
        chosen: tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true').length,
        said: tabs.every((tab) => tab.hasAttribute('aria-selected')),
        stops: tabs.filter((tab) => (tab as HTMLElement).tabIndex === 0).length,
        panels: panels.every(
          (panel, at) =>
            panel?.role === 'tabpanel' && panel.getAttribute('aria-labelledby') === tabs[at]!.id,
        ),
        shown: panels.filter((panel) => panel?.getClientRects().length).length,
      };
    }),
  );
  expect(lists.length).toBeGreaterThan(0);
  for (const { name, ...meaning } of lists) {
    expect(name).toMatch(/^[A-Z]\w+/);
    expect(meaning).toEqual({
      onlyTabs: true,
      chosen: 1,
      said: true,
      stops: 1,
      panels: true,
      shown: 1,
    });
  }
  await expect(page.getByRole('tablist', { name: 'Model' }).first()).toBeVisible();
});

test('boxes of task lists are named by their words', async ({ page }) => {
  await open(page, '/introduction/contribute/styling');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('checkbox', { name: 'not done', exact: true }).first(),
  ).not.toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'done', exact: true }).first()).toBeChecked();
  expect(await main.getByRole('checkbox', { name: /^$/ }).count()).toBe(0);
});

test.describe('size of what is touched', () => {
  /**
   * Controls smaller than so many pixels. Links and controls in a line of text are as tall as the line; that they are apart
   * enough is among the rules of axe.
   */
  const small = (page: Page, scope: string, least: number) =>
    page.evaluate(
      ([root, side]) => {
        const controls =
          'a[href], button, summary, select, textarea, input, [role=tab], [role=option]';
        const inText = (element: Element) => {
          const { display } = getComputedStyle(element);
          if (element.matches('a')) return display === 'inline';
          const block = element.closest('p, li, td, th, dd, figcaption, div');
          return (
            display.startsWith('inline') &&
            block?.textContent?.trim() !== element.textContent!.trim()
          );
        };
        return [...document.querySelectorAll<HTMLElement>(`:is(${root}) :is(${controls})`)]
          .map((element) => {
            const card =
              getComputedStyle(element, '::after').position === 'absolute' && element.closest('li');
            const target = card || (element as HTMLInputElement).labels?.[0] || element;
            const { width, height } = target.getBoundingClientRect();
            return { element, width, height };
          })
          .filter(({ element, width, height }) => {
            const shown =
              width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
            return shown && (width < side || height < side) && !inText(element);
          })
          .map(
            ({ element, width, height }) =>
              `${width} x ${height}: ${element.outerHTML.slice(0, 110)}`,
          );
      },
      [scope, least] as const,
    );

  for (const width of [1280, 360]) {
    test(`24 px at least, ${width} px wide`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      for (const path of list) {
        await open(page, path);
        expect.soft(await small(page, 'body', 24), path).toEqual([]);
      }
    });

    test(`44 px in guides, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of list.filter((each) => /testnet|functionyard/.test(each))) {
        await open(page, path);
        expect.soft(await small(page, 'main article .markdown', 44), path).toEqual([]);
      }
    });
  }
});
