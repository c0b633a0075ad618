/** What readers do, on the production build, in Firefox and WebKit. The browser tests do it in Chromium. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { samplePages } from '../samplePages';
import { serve } from '../serve';
import { engines, type Reader } from './reader';

const { components, guide, home, offline } = samplePages;
const troubleshooter = '/functionyard/troubleshooting';
const timing = { timeout: 15_000, interval: 100 };

describe.each(engines)('$name', ({ name, needs, start }) => {
  let reader: Reader;
  let site: Server;
  let origin: string;
  let passed = 0;

  if (!start) {
    const message = `${name}: not checked. Install ${needs} to check it.`;
    console.log(message);
    // In CI, where all engines have to be there, that's a failure.
    it.skipIf(!process.env.REQUIRE_ENGINES)('is installed', () => expect.fail(message));
    return;
  }

  beforeAll(async () => {
    site = await serve('build');
    origin = `http://localhost:${(site.address() as AddressInfo).port}`;
    reader = await start();
    await reader.resize(1280, 800);
  }, 60_000);

  afterEach(({ task }) => {
    if (task.result?.state === 'pass') passed += 1;
  });

  afterAll(async () => {
    await reader.close();
    site.closeAllConnections();
    site.close();
    console.log(`${name}: ${passed} passed`);
  });

  /** Waits until a function in the page returns true. */
  const until = <Args extends unknown[]>(script: (...args: Args) => boolean, ...args: Args) =>
    expect.poll(() => reader.run(script, ...args), timing).toBe(true);

  const exists = (selector: string) =>
    until((wanted) => document.querySelector(wanted) !== null, selector);

  const hydrated = async () => {
    await reader.press('Shift');
    await exists('html[data-has-hydrated="true"]');
  };

  const open = async (path: string) => {
    await reader.open(origin + path);
    await hydrated();
  };

  const isAt = (path: string) => until((wanted) => location.pathname === wanted, path);
  const isFocused = (selector: string) =>
    until((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isInView = (selector: string) =>
    until((wanted) => {
      const box = document.querySelector(wanted)!.getBoundingClientRect();
      return box.height > 0 && box.top >= 0 && box.top < innerHeight;
    }, selector);

  it.each(Object.values(samplePages).filter((path) => path !== offline))(
    '%s hydrates and keeps its text',
    async (path) => {
      await open(path);
      const lost = await reader.run(async () => {
        const html = await (await fetch(location.pathname)).text();
        const server = new DOMParser().parseFromString(html, 'text/html');
        const kept = document.querySelector('main')!.textContent.replace(/\s+/g, ' ');
        return [...server.querySelectorAll('article p, article h1, article h2, article td')]
          .filter((element) => !element.closest('noscript, form, [data-not-content]'))
          .map((element) => element.textContent.trim().replace(/\s+/g, ' '))
          .filter((text) => !kept.includes(text));
      });
      expect(lost).toEqual([]);
    },
  );

  it('a link changes the page without a reload, and Back returns', async () => {
    await open(components);
    await reader.run(() => void Object.assign(window, { marked: true }));
    await reader.click('.navbar__brand');
    await isAt(home);
    await isFocused('h1');
    await reader.back();
    await isAt(components);
    await isFocused('h1');
    await until(() => 'marked' in window);
  });

  it('a hash leads to its place, in a hidden tab too', async () => {
    await open(`${components}#code`);
    await isInView('#code');
    await reader.run(() => void (location.hash = '#inside-tab'));
    await isInView('#inside-tab');
  });

  it('search is used by keyboard', async () => {
    await open(components);
    await reader.press('/');
    await isFocused('[role=combobox]');
    await reader.type('reset');
    await exists('dialog [role=option][aria-selected=true]');
    await reader.press('ArrowDown');
    await until(
      () => document.querySelectorAll('dialog [role=option]')[1]?.ariaSelected === 'true',
    );
    await reader.press('Enter');
    await until((from) => location.pathname !== from, components);
    await until(() => !document.querySelector('dialog')!.open);
  });

  it('tabs change, steps are checked, and both are kept', async () => {
    await open(components);
    await reader.click('[data-tabs=model] [data-value=rk1]');
    const chosen = () =>
      until(() =>
        [...document.querySelectorAll<HTMLElement>('[data-tabs=model]')].every(
          (tabs) =>
            tabs.querySelector('[role=tab][data-value=rk1]')!.ariaSelected === 'true' &&
            tabs.querySelector('[role=tabpanel][data-value=rk1]')!.checkVisibility() &&
            !tabs.querySelector('[role=tabpanel][data-value=cm4]')!.checkVisibility(),
        ),
      );
    await chosen();
    await reader.click('#sample-warning label');
    await exists('#sample-warning input:checked');
    await reader.reload();
    await hydrated();
    await chosen();
    await exists('#sample-warning input:checked');
  });

  describe('on a phone', () => {
    beforeAll(() => reader.resize(390, 800));
    afterAll(() => reader.resize(1280, 800));

    it('the drawer opens and closes', async () => {
      await open(components);
      await reader.click('.navbar__toggle');
      await isFocused('.navbar-sidebar__close');
      await reader.press('Escape');
      await isFocused('.navbar__toggle');
      await reader.click('.navbar__toggle');
      await isFocused('.navbar-sidebar__close');
      await reader.click('.navbar-sidebar__brand a');
      await isAt(home);
      await until(
        () =>
          !document.querySelector('.navbar-sidebar')?.checkVisibility({ visibilityProperty: true }),
      );
    });

    it('nothing is cut off', async () => {
      for (const path of [home, components, guide, troubleshooter]) {
        await open(path);
        const cut = await reader.run(() =>
          [...document.querySelectorAll('main :is(svg, table, pre, p, h1, h2, h3, li)')]
            .filter((element) => {
              const { right, width } = element.getBoundingClientRect();
              let box = element.parentElement;
              while (box && getComputedStyle(box).overflowX !== 'auto') box = box.parentElement;
              return !box && width > 1 && element.checkVisibility() && right > innerWidth + 1;
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(cut, path).toEqual([]);
      }
    });
  });

  it('the whole site is saved, and read without a server', { timeout: 150_000 }, async () => {
    await open(offline);
    await exists('main [role=group] button.main');
    await reader.click('main [role=group] button.main');
    await expect
      .poll(
        () =>
          reader.run(() => document.querySelector('main [role=group] [role=status]')!.textContent),
        { timeout: 120_000, interval: 500 },
      )
      .toContain('Saved on');
    site.closeAllConnections();
    site.close();
    await open(guide);
    expect(await reader.run(() => document.querySelector('h1')!.textContent)).toMatch(/\w/);
    await reader.press('/');
    await isFocused('[role=combobox]');
    await reader.type('reset');
    await exists('dialog [role=option][aria-selected=true]');
  });
});
