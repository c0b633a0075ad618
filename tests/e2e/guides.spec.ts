import { expect, test, type Page } from '@playwright/test';

/** Two guides with steps and with tabs of the group `model`, and the page of the LED finder. */
const guide = '/getting-started-testnet';
const otherGuide = '/functionyard/add-storage';
const lights = '/functionyard/troubleshooting';

const heading = (page: Page) => page.locator('#how-to-tell-it-worked, #worked').first();

/** Opens a page and waits until it answers to the reader. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

async function live(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Keeps the page as the server made it until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const step = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Step ${number} done`, exact: true }).first();
const progress = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: / of \d+ done/ })
    .first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).first();
const errorsOf = (page: Page) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
};

test.describe('steps', () => {
  test('stay ticked over a reload, and start over', async ({ page }) => {
    await open(page, guide);
    await expect(progress(page)).toHaveText(/^0 of \d+ done$/);
    await step(page, 2).check();
    await page.getByText('Step 3 done', { exact: true }).click();
    await expect(progress(page)).toHaveText(/^2 of/);
    await page.reload();
    await live(page);
    await expect(step(page, 2)).toBeChecked();
    await expect(step(page, 3)).toBeChecked();
    await expect(step(page, 1)).not.toBeChecked();
    await page
      .getByRole('button', { name: /^Start over/ })
      .first()
      .click();
    await expect(progress(page)).toHaveText(/^0 of/);
    await page.reload();
    await live(page);
    await expect(step(page, 2)).not.toBeChecked();
  });

  test('can be ticked by keyboard', async ({ page }) => {
    await open(page, guide);
    await step(page, 1).focus();
    await page.keyboard.press('Space');
    await expect(step(page, 1)).toBeChecked();
    await expect(progress(page)).toHaveText(/^1 of/);
  });

  test('of one page are shared by two tabs of the browser', async ({ context, page }) => {
    await open(page, guide);
    const second = await context.newPage();
    await open(second, guide);
    await step(page, 4).check();
    await expect(step(second, 4)).toBeChecked();
    await step(second, 1).check();
    await expect(progress(page)).toHaveText(/^2 of/);
  });

  test('keep to their own page and list', async ({ page }) => {
    await open(page, guide);
    await step(page, 1).check();
    await open(page, otherGuide);
    await expect(page.locator('ol input[type=checkbox]:checked')).toHaveCount(0);
  });

  const troubles = {
    blocked: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    nonsense: () => {
      localStorage.setItem(
        'functionland.steps:/getting-started-testnet#first-start',
        '{"of":"x","done":{"length":7}',
      );
    },
  };
  for (const [name, prepare] of Object.entries(troubles)) {
    test(`work with a storage that is ${name}`, async ({ page }) => {
      const errors = errorsOf(page);
      await page.addInitScript(prepare);
      await open(page, guide);
      await expect(progress(page)).toHaveText(/^0 of/);
      await step(page, 1).check();
      await expect(progress(page)).toHaveText(/^1 of/);
      await expect(page.locator('#first-start-1')).toBeVisible();
      await tab(page, 'RK1').click();
      await expect(tab(page, 'RK1')).toHaveAttribute('aria-selected', 'true');
      expect(errors).toEqual([]);
    });
  }

  test('have anchors, and print as empty boxes', async ({ page }) => {
    await open(page, `${guide}#first-start-3`);
    await expect(page.locator('#first-start-3')).toBeInViewport();
    await step(page, 3).check();
    await page.emulateMedia({ media: 'print' });
    await expect(step(page, 3)).toBeHidden();
    await expect(page.getByRole('button', { name: /^Start over/ }).first()).toBeHidden();
    const style = await page.locator('#first-start-3 > div').evaluate((element) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(element, '::before');
      return { borderTopWidth, backgroundColor };
    });
    expect(parseFloat(style.borderTopWidth)).toBeGreaterThan(0);
    expect(style.backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });
});

test.describe('tabs', () => {
  test('follow the pattern for tabs by keyboard', async ({ page }) => {
    await open(page, guide);
    const list = page
      .getByRole('tablist')
      .filter({ has: page.getByRole('tab', { name: 'RK1' }) })
      .first();
    await expect(tab(page, 'CM4')).toHaveAttribute('tabindex', '0');
    await expect(tab(page, 'RK1')).toHaveAttribute('tabindex', '-1');
    await tab(page, 'CM4').focus();
    for (const [key, chosen] of [
      ['ArrowRight', 'RK1'],
      ['ArrowRight', 'CM4'],
      ['ArrowLeft', 'RK1'],
      ['Home', 'CM4'],
      ['End', 'RK1'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(list.getByRole('tab', { name: chosen })).toBeFocused();
      await expect(list.getByRole('tab', { name: chosen })).toHaveAttribute(
        'aria-selected',
        'true',
      );
    }
    const panel = page.getByRole('tabpanel', { name: 'RK1' }).first();
    await expect(panel).toBeVisible();
    expect(await tab(page, 'RK1').getAttribute('aria-controls')).toBe(
      await panel.getAttribute('id'),
    );
    await page.keyboard.press('Tab');
    await expect(panel).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'CM4' }).first()).toBeHidden();
  });

  test('keep the choice over a reload and on other pages', async ({ page }) => {
    await open(page, guide);
    await tab(page, 'RK1').click();
    await page.reload();
    await live(page);
    await expect(tab(page, 'RK1')).toHaveAttribute('aria-selected', 'true');
    await open(page, otherGuide);
    for (const other of await page.getByRole('tab', { name: 'RK1', exact: true }).all()) {
      await expect(other).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('change together with the others of their group, and the one used stays in its place', async ({
    page,
  }) => {
    await open(page, otherGuide);
    const last = page.locator('[data-tabs=model] [role=tab][data-value=rk1]').last();
    await last.scrollIntoViewIfNeeded();
    const before = (await last.boundingBox())!.y;
    await last.click();
    await expect(tab(page, 'RK1')).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await last.boundingBox())!.y - before)).toBeLessThan(2);
  });

  test('show the kept choice from the first paint, and nothing jumps when the page comes alive', async ({
    page,
  }) => {
    await open(page, guide);
    await tab(page, 'RK1').click();
    await step(page, 2).check();
    const release = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    const shown = page.locator('[data-tabs=model] > div > [role=tabpanel][data-value=rk1]').first();
    const hidden = page
      .locator('[data-tabs=model] > div > [role=tabpanel][data-value=cm4]')
      .first();
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => document.fonts.ready);
    const place = () =>
      heading(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    release();
    await live(page);
    await expect(step(page, 2)).toBeChecked();
    expect(await place()).toBe(before);
    await expect(shown).toBeVisible();
    await expect(hidden).toBeHidden();
  });

  test('show every panel when the page cannot come alive', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(guide);
    await page.mouse.move(3, 3);
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all())
      await expect(panel).toBeVisible();
  });

  test('print every panel with its label', async ({ page }) => {
    await open(page, guide);
    await page.emulateMedia({ media: 'print' });
    for (const panel of await page.getByRole('tabpanel', { includeHidden: true }).all()) {
      await expect(panel).toBeVisible();
      await expect(panel.getByRole('heading', { level: 4 }).first()).toBeVisible();
    }
    await expect(page.getByRole('tablist').first()).toBeHidden();
  });
});

test.describe('a hash', () => {
  const inMac = `${otherGuide}#macos-2`;

  test('into a hidden tab opens it on the first visit', async ({ page }) => {
    await open(page, inMac);
    await expect(page.locator('#macos-2')).toBeInViewport();
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  });

  test('into a hidden tab opens it when it changes, and again when its link is used again', async ({
    page,
  }) => {
    await open(page, otherGuide);
    await page.evaluate(() => {
      window.location.hash = '#windows-1';
    });
    await expect(page.locator('#windows-1')).toBeInViewport();
    await tab(page, 'Linux').click();
    await expect(page.locator('#windows-1')).toBeHidden();
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '#windows-1',
        textContent: 'again',
      });
      document.querySelector('article')!.prepend(link);
      link.click();
    });
    await expect(page.locator('#windows-1')).toBeInViewport();
  });

  test('into a hidden tab of another page opens it after the move', async ({ page }) => {
    await open(page, inMac);
    // Linux is the choice again, and the way back to the address leads through the router.
    await tab(page, 'Linux').click();
    await page.getByRole('link', { name: 'FxBlox app', exact: true }).first().click();
    await expect(page).toHaveURL(/fxblox-app$/);
    await page.goBack();
    await expect(page).toHaveURL(/#macos-2$/);
    await expect(page.locator('#macos-2')).toBeInViewport();
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  });

  test('into a closed folded part opens it', async ({ page }) => {
    await open(page, guide);
    const folded = page.locator('article details').first();
    await folded.evaluate((element: HTMLDetailsElement) => {
      element.open = false;
      element.lastElementChild!.id = 'in-a-folded-part';
      window.location.hash = '#in-a-folded-part';
    });
    await expect(page.locator('#in-a-folded-part')).toBeInViewport();
  });

  for (const hash of [
    '#%E0%A4%A',
    '#%',
    '#no-such-place',
    `#${'a'.repeat(20_000)}`,
    '#<img src=x>',
    '#',
  ]) {
    test(`that is odd does nothing: ${hash.slice(0, 24)}`, async ({ page }) => {
      const errors = errorsOf(page);
      await open(page, `${guide}${hash}`);
      await page.goto(guide);
      await live(page);
      await page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
      await page.waitForTimeout(100);
      await expect(page.locator('#first-start-1')).toBeVisible();
      await tab(page, 'RK1').click();
      await page.goBack();
      await expect(page.locator('h1')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

test.describe('the LED finder', () => {
  const rows = (page: Page) => page.locator('tr[id^="led-"]:visible');

  test('works by keyboard alone', async ({ page }) => {
    await open(page, lights);
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
    await open(page, lights);
    await page.getByRole('checkbox', { name: 'cyan' }).check();
    await page.getByRole('checkbox', { name: 'purple' }).check();
    await expect(page.getByRole('status').filter({ hasText: 'No light fits' })).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });

  test('gives each light a link that works, even where the choices hide it', async ({ page }) => {
    await open(page, `${lights}#led-gave-up`);
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
    await open(page, lights);
    expect(await moving()).toBe(0);
    await page.getByRole('button', { name: /^Play the lights/ }).click();
    await expect.poll(moving).toBeGreaterThan(20);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('button', { name: /^Play the lights/ })).toBeHidden();
    await expect.poll(moving).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of [guide, otherGuide]) {
    test(`${address} shows all panels with their labels, and the steps as a numbered list`, async ({
      page,
    }) => {
      await page.goto(address);
      const panels = await page.getByRole('tabpanel', { includeHidden: true }).all();
      expect(panels.length).toBeGreaterThan(1);
      for (const panel of panels) {
        await expect(panel).toBeVisible();
        await expect(panel.getByRole('heading', { level: 4 }).first()).toBeVisible();
      }
      await expect(page.getByRole('tablist').first()).toBeHidden();
      const steps = page.locator('ol[role=list] > li');
      expect(await steps.count()).toBeGreaterThan(2);
      for (const item of await steps.all()) await expect(item).toBeVisible();
      await expect(page.locator('ol[role=list] input:visible')).toHaveCount(0);
    });
  }

  test('the whole table of lights stands on the page, and its links work', async ({ page }) => {
    await page.goto(`${lights}#led-imaging-mode`);
    await expect(page.locator('tr[id^="led-"]')).toHaveCount(28);
    for (const row of await page.locator('tr[id^="led-"]').all()) await expect(row).toBeVisible();
    await expect(page.locator('#led-imaging-mode')).toBeInViewport();
    await expect(page.getByRole('form')).toHaveCount(0);
  });
});

for (const [name, address] of [
  ['steps and tabs', guide],
  ['the LED finder', lights],
] as const) {
  test(`${name} fit a screen of 320 pixels, with targets of 44`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const targets = page.locator(
      'article [role=tab], label:has(input), tr[id^="led-"] a, form button, ol[role=list] label',
    );
    for (const box of await targets.evaluateAll((list) =>
      list.map((element) => element.getBoundingClientRect()).filter((rect) => rect.height > 0),
    )) {
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test('drawings, inside steps too, have words of 11 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, guide);
  const small = await page.locator('.drawing > svg').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { width } = drawing.getBoundingClientRect();
      const scale = width / (drawing as SVGSVGElement).viewBox.baseVal.width;
      return [...drawing.querySelectorAll('text')]
        .filter((text) => width > 0 && parseFloat(getComputedStyle(text).fontSize) * scale < 11)
        .map((text) => text.textContent);
    }),
  );
  expect(await page.locator('ol[role=list] .drawing:visible').count()).toBeGreaterThan(2);
  expect(small).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
