import { expect, test, type Page } from '@playwright/test';
import sidebars from '../../sidebars';
import { comeAlive, origin, routes, sitemap } from './site';

// A service worker would answer for the network that these tests play.
test.use({ serviceWorkers: 'block' });

test('the list of routes has no page less than the contract, and none twice', () => {
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes).toHaveLength(96);
});

test('every route answers 200 as it is spelled', async ({ request }) => {
  test.setTimeout(120_000);
  for (const route of routes) {
    const response = await request.get(route, { maxRedirects: 0 });
    expect.soft(response.status(), route).toBe(200);
    if (!response.ok()) continue;
    const canonical = /<link[^>]*rel="?canonical"? href="?([^\s">]+)/.exec(
      await response.text(),
    )?.[1];
    expect.soft(canonical, route).toBe(origin + route);
  }
});

test('an address in other letters, or with a trailing slash, answers 404', async ({ request }) => {
  for (const path of ['/FUNCTIONYARD', '/rfcs/rfc-process', '/functionyard/', '/whitepaper/']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('the sitemap lists every page once, without trailing slashes', () => {
  const listed = sitemap();
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((path) => path !== '/' && path.endsWith('/'))).toEqual([]);
  expect(routes.filter((route) => !listed.includes(route))).toEqual([]);
});

/** What a page shows of itself once it is live. */
const describePage = (page: Page) =>
  page.evaluate(() => {
    const all = <E extends Element>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ];
    const menus = all('.theme-doc-sidebar-menu');
    const toc = all<HTMLAnchorElement>('.table-of-contents a');
    return {
      language: document.documentElement.lang,
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      headings: all('h1').length,
      slashed: all<HTMLAnchorElement>('a[href]')
        .filter(
          (link) =>
            link.origin === location.origin && link.pathname !== '/' && link.pathname.endsWith('/'),
        )
        .map((link) => link.pathname),
      menus: menus.length,
      listed: menus.some((menu) =>
        [...menu.querySelectorAll<HTMLAnchorElement>('a[aria-current=page]')].some(
          (link) => decodeURI(link.pathname) === decodeURI(location.pathname),
        ),
      ),
      sidebar: all('.theme-doc-sidebar-menu > li .menu__link')
        .filter((link) =>
          link.closest(
            '.theme-doc-sidebar-item-category-level-1, .theme-doc-sidebar-item-link-level-1',
          ),
        )
        .map(
          (link) => link.closest('[class*="level-1"]')!.querySelector('.menu__link')!.textContent,
        )
        .filter((label, index, labels) => labels.indexOf(label) === index)
        .join(' · '),
      contents: toc.map((link) => {
        const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        const heading = target?.matches('h1, h2, h3, h4, h5, h6')
          ? target
          : target?.querySelector('h2, h3, h4');
        return heading?.tagName ?? `nothing at ${link.hash}`;
      }),
    };
  });

const pages = [...new Set([...routes, ...sitemap()])];
const shares = 4;

/** The groups at the top of each of the two sidebars. */
const menus = Object.values(sidebars).map((items) => items.map(({ label }) => label).join(' · '));

test('there are exactly two sidebars', () => {
  expect(Object.keys(sidebars)).toEqual(['tutorialSidebar', 'mvpSidebar']);
  expect(new Set(menus).size).toBe(2);
});

for (let share = 0; share < shares; share += 1) {
  test(`every page is quiet, at home and well formed (${share + 1} of ${shares})`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(150_000);
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin: host } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && host !== baseURL)
        noise.push(`asked for ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) noise.push(`${response.status()} for ${response.url()}`);
    });
    const levels = new Set<string>();
    for (const path of pages.filter((_, index) => index % shares === share)) {
      noise.length = 0;
      await page.goto(path);
      await comeAlive(page);
      const found = await describePage(page);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
      );
      const isDoc = routes.includes(path) && !path.startsWith('/blog');
      expect.soft({ path, noise: [...noise] }).toEqual({ path, noise: [] });
      expect.soft({ path, slashed: found.slashed }).toEqual({ path, slashed: [] });
      expect
        .soft({
          path,
          language: found.language,
          canonical: found.canonical,
          headings: found.headings,
        })
        .toEqual({ path, language: 'en', canonical: new URL(path, origin).href, headings: 1 });
      if (isDoc) {
        expect
          .soft({ path, menus: found.menus, listed: found.listed })
          .toEqual({ path, menus: 1, listed: true });
        expect.soft({ path, known: menus.includes(found.sidebar) }).toEqual({ path, known: true });
      }
      const wrong = found.contents.filter((level) => !['H2', 'H3'].includes(level));
      expect.soft({ path, wrong }).toEqual({ path, wrong: [] });
      for (const level of found.contents) levels.add(level);
    }
    expect(levels).toEqual(new Set(['H2', 'H3']));
  });
}
