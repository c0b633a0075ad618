import { expect, test } from '@playwright/test';
import { comeAlive, routes } from './site';

test('no page breaks the content security policy', async ({ page }) => {
  test.setTimeout(180_000);
  const broken: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => broken.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void })
        .reportViolation;
      report(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  for (const route of routes) {
    await page.goto(route);
    await comeAlive(page);
  }
  expect(broken).toEqual([]);
});

test("an inline script that is not the site's own does not run", async ({ page }) => {
  await page.route('**/whitepaper', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      '</head>',
      '<script>window.planted = true</script></head>',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/whitepaper');
  await comeAlive(page);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
});
