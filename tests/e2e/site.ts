import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { fileFor } from '../server';

/** The routes of the contract, in their exact spelling. */
export { frozenRoutes as routes } from '../../src/content/files';

export const origin = 'https://docs.fx.land';

/** Scripts of pages: what may fail to load while the site itself is there. */
export const scripts = '**/assets/js/**';

/** Addresses of all pages that the build names. */
export const sitemap = (): string[] =>
  [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) =>
    decodeURI(new URL(url!).pathname),
  );

export const live = 'html[data-has-hydrated="true"]';

/** Waits until the page answers to the reader; a key that means nothing starts scripts that wait for the first sign of use. */
export async function comeAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.locator(live).waitFor({ state: 'attached' });
}

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await comeAlive(page);
}

/** Lets every request fail from now on, as on a device without network. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
}

export async function mendNetwork(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Counts the documents the tab has loaded; a reload loop or a lost page shows in it. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Follows a link, not one of the closed drawer, without hovering over it first, so that nothing is fetched before the click. */
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
  const html = readFileSync(fileFor('build', path)!, 'utf8');
  const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)![1]!.replace(/<[^>]+>/g, '');
  return title.replace(/&[#\w]+;/g, (name) => entities[name] ?? name);
}

/** What a screen reader is told when a move has ended. */
export const announced = (page: Page) => page.locator('[data-announcement]');

/** A page that crashed where it was moved to; the page before may crash on the way, when it is drawn once more. */
export async function expectCrash(page: Page): Promise<void> {
  await expect(announced(page)).toHaveText(/./);
  await expect(heading(page, 'This page crashed.')).toBeVisible();
}

export const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

/** That the layout stands round the content: navbar with its links, footer, one main part. */
export async function expectLayout(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('main')).toHaveCount(1);
}
