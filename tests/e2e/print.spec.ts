import { expect, test, type Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { open, samplePages } from './site';

/** The words of the page on paper, without the breaks of lines and pages. */
async function printed(page: Page): Promise<string> {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.replace(/\s+/g, '');
}

const squeeze = (text: string) => text.replace(/\s+/g, '');

const components = samplePages.components;
test('a page prints whole, without what only a screen can use', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, components);
  await page.locator('.navbar button[class*=toggleButton]').first().click();
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
  const paper = await printed(page);
  expect(wanted.filter((words) => !paper.includes(squeeze(words)))).toEqual([]);
  for (const chrome of [
    'Skiptomaincontent',
    'Copypage',
    'Reportaproblem',
    'Elsewhere',
    'untickthesesteps',
  ])
    expect(paper).not.toContain(chrome);
  // The reader's own view is as it was.
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nothing is cut off at the edge of the paper', async ({ page }) => {
  await open(page, components);
  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 960 });
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.theme-doc-markdown :is(table, pre, figure, svg, h1, h2, h3, p)',
      ),
    ]
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return (
          box.width > 0 &&
          (box.right > innerWidth + 1 || element.scrollWidth > Math.ceil(box.width) + 2) &&
          !element.closest('.sr-only, [role=note]')
        );
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );
  expect(cut).toEqual([]);
});

test('links on paper say where they lead, and chrome is gone', async ({ page }) => {
  await open(page, components);
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
  for (const selector of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-footer',
    '.pagination-nav',
    'footer.footer',
    '.theme-doc-toc-desktop',
  ])
    await expect(page.locator(selector).first(), selector).toBeHidden();
});

test('without scripts, collapsed sections and tabs print open too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${components}`);
  const paper = await printed(page);
  expect(paper).toContain('echocollapsed');
  expect(paper).toContain('diskutillist');
  expect(paper).toContain('lsblk-f');
  await context.close();
});
