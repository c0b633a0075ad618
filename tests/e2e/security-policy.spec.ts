import { expect, test } from '@playwright/test';
import { comeAlive } from './site';

// That no page breaks its policy is seen in sweep.spec.ts, where the console of every page has to be quiet.
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
