import { readFileSync, statSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { samplePages } from '../samplePages';
import { pageFileName } from '../../src/pages-schema/routes';

export { samplePages };

/** Scripts of pages: what may fail to load while the site itself is there. */
export const scripts = '**/assets/js/**';

/** Scripts of single pages, not those that every page has. */
export const pageScripts = /assets\/js\/(?!main\.|runtime)/;

/** Addresses of all pages that the build names. */
export const sitemap = (): string[] =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    decodeURI(new URL(url!).pathname),
  );

/** The file of a page in the build. */
export const fileOf = (path: string): string => `build/${pageFileName(path)}.html`;

/** Pages in groups of about the same length, named for the titles of tests. */
export function sharesOf(paths: string[], count: number): [name: string, paths: string[]][] {
  const length = (path: string) => statSync(fileOf(path)).size;
  const byLength = paths.toSorted((a, b) => length(b) - length(a));
  return Array.from({ length: count }, (_, share) => [
    `share ${share + 1} of ${count}`,
    byLength.filter((_path, at) => at % count === share),
  ]);
}

export const live = 'html[data-has-hydrated="true"]';

/** Waits until the page has hydrated. Shift, which does nothing else, starts scripts that wait for input. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  // Looks more often than `expect` does.
  await page.locator(live).waitFor({ state: 'attached', timeout: 30_000 });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeAlive(page);
}

/** Waits until the page has painted and its main thread is idle: what was about to happen by itself has happened. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );

/** Watches requests from now on. The returned function waits until none is pending and the page makes no more. */
export function watchRequests(page: Page): () => Promise<void> {
  const waiting = new Set<unknown>();
  let count = 0;
  page.on('request', (request) => {
    waiting.add(request);
    count += 1;
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  return async () => {
    let before: number;
    do {
      before = count;
      await settle(page);
      await expect.poll(() => waiting.size).toBe(0);
    } while (before !== count);
  };
}

/** Errors that the page throws from now on. */
export function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

/** Holds back scripts, so that the page doesn't hydrate until the returned function is called. */
export async function holdScripts(
  page: Page,
  which: string | RegExp = scripts,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * A page keeps itself for offline reading once it has been read for some seconds; here, after no time at all. (A fake clock
 * would also hide from the page which files it has loaded.)
 */
export const skipReadingTime = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const quick = (run: () => void, ms = 0) => setTimeout(run, ms >= 3000 && ms <= 5000 ? 0 : ms);
    window.setTimeout = quick as typeof window.setTimeout;
  });

/** Whether a page is kept for offline reading. */
export const isKept = (page: Page, path: string) =>
  page.evaluate(
    async (address) => Boolean(await caches.match(address, { ignoreVary: true })),
    path,
  );

export async function expectKept(page: Page, path: string): Promise<void> {
  await comeAlive(page);
  await expect.poll(() => isKept(page, path), { timeout: 20_000 }).toBe(true);
}

/** Lets every request fail from now on, as on a device without network. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
}

export async function mendNetwork(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Counts the documents that the tab loads from now on, to notice reloads. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Goes to a page with the router, without prefetching it. */
export const go = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Follows a link outside of the closed drawer without hovering over it, so that nothing is prefetched before the click. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]:not([hidden] a)`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}

export const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' };

/** The first heading of a page, as the server has it. */
export function titleOf(path: string): string {
  const html = readFileSync(fileOf(path), 'utf8');
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replace(/<[^>]+>/g, '');
  return title.replace(/&[#\w]+;/g, (name) => entities[name] ?? name);
}

/** The live region that announces a page after navigation. */
export const announced = (page: Page) => page.locator('[data-announcement]');

export const failed = (page: Page) => heading(page, 'This page did not load.');

export const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

export const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** Checks that the layout is there: a navbar with links, a footer, and one main part. */
export async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('main')).toHaveCount(1);
}

/** What the home page says when the files of the site are elsewhere. */
export const misplaced = 'Your Docusaurus site did not load properly';
