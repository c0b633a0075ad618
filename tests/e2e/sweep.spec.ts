/** Every page is loaded once, in light mode on a wide screen, and checked for everything that its content can break. */
import { expect, test, type Page } from '@playwright/test';
import sidebars from '../../sidebars';
import { openDetails, violations } from './axe';
import { misplaced, open, origin, routes, sharesOf, sitemap } from './site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an address with other capitals or a trailing slash answers 404', async ({ request }) => {
  for (const path of ['/FUNCTIONYARD', '/rfcs/rfc-process', '/functionyard/', '/whitepaper/']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

/** The top-level labels of each sidebar. */
const menus = Object.values(sidebars).map((items) => items.map(({ label }) => label).join(' · '));

/** What a page shows of itself once it's hydrated. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const menu = all('.theme-doc-sidebar-menu');
    return {
      language: document.documentElement.lang,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      headings: all('h1').length,
      sidebars: menu.length,
      inSidebar: all<HTMLAnchorElement>('.theme-doc-sidebar-menu a[aria-current=page]').some(
        (link) => decodeURI(link.pathname) === decodeURI(location.pathname),
      ),
      sidebar: [...(menu[0]?.children ?? [])]
        .map((item) => item.querySelector('.menu__link')!.textContent)
        .join(' · '),
      slashed: all<HTMLAnchorElement>('a[href]')
        .filter(({ origin: host, pathname }) => host === location.origin && /.\/$/.test(pathname))
        .map((link) => link.pathname),
      unsized: all<HTMLImageElement>('img:not([width][height])').map((image) => image.outerHTML),
      brokenContents: all<HTMLAnchorElement>('.table-of-contents a')
        .filter(({ hash }) => {
          const target = document.getElementById(decodeURIComponent(hash.slice(1)));
          return !target?.matches('h2, h3') && !target?.querySelector('h2, h3');
        })
        .map(({ hash }) => hash),
    };
  });

/** Shows every tab panel, so that axe looks into all of them. */
const showPanels = (page: Page) =>
  page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLElement>('[role=tabpanel]'))
      panel.hidden = false;
  });

for (const [name, paths] of sharesOf(sitemap(), 8)) {
  test(`every page is quiet, complete, and well formed (${name})`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const noise: string[] = [];
    page.on('console', (message) => {
      const blockedByTest = message.text().startsWith('Service Worker registration blocked');
      if (['error', 'warning'].includes(message.type()) && !blockedByTest)
        noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && host !== baseURL)
        noise.push(`requested ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()} for ${response.url()}`);
    });
    for (const path of paths) {
      noise.length = 0;
      await open(page, path);
      const { sidebar, ...found } = await describePage(page);
      const isDoc = routes.includes(path) && !path.startsWith('/blog');
      expect.soft(found, path).toEqual({
        language: 'en',
        canonical: new URL(path, origin).href,
        headings: 1,
        sidebars: isDoc ? 1 : expect.any(Number),
        inSidebar: isDoc ? true : expect.any(Boolean),
        slashed: [],
        unsized: [],
        brokenContents: [],
      });
      await expect.soft(page.getByText(misplaced), path).toHaveCount(0);
      if (isDoc) expect.soft(menus, `the sidebar of ${path}`).toContain(sidebar);
      await openDetails(page);
      await showPanels(page);
      // What surrounds the text is the same on every page, and checked on the sample pages.
      const faults = await violations(page, 'structure', {
        include: 'html',
        exclude: ['nav.navbar', '.theme-doc-sidebar-container', '.footer', 'svg[role=img] > *'],
      });
      expect.soft(faults, path).toEqual([]);
      expect.soft(noise, path).toEqual([]);
    }
  });
}
