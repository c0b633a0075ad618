/** What a contributor sees while `npm start` runs, in a copy of the project. */
import { chromium } from '@playwright/test';
import { expect, it, onTestFinished } from 'vitest';
import { browserPath, flags } from '../../scripts/browser';
import { useCopy } from './copy';

const { write, start } = useCopy();

const port = 4290 + (process.pid % 100);

it('an edit of a fact and of a part reaches the browser without a restart by hand', async () => {
  const server = start('start', '--', '--port', String(port));
  const browser = await chromium.launch({ executablePath: browserPath, args: flags });
  onTestFinished(async () => {
    await browser.close();
    process.kill(-server.pid!);
  });
  const page = await browser.newPage();
  /** The page may be on its way, and the server may start again. */
  const textOf = async (path: string) => {
    await page.goto(`http://localhost:${port}${path}`).catch(() => undefined);
    return page
      .locator('article')
      .innerText({ timeout: 5000 })
      .catch(() => '');
  };
  const shows = (path: string, text: string) =>
    expect.poll(() => textOf(path), { timeout: 120_000, interval: 1000 }).toContain(text);

  await shows('/functionyard/reset', 'Unplug the power');
  write('docs/_parts/unplug-power.md', (text) => text.replace('1. ', '1. An edited part. '));
  await shows('/functionyard/reset', 'An edited part.');
  write('src/data/limits.ts', (text) => text.replace(/(resetStarts: ')[^']*/, '$1a hundred'));
  await shows('/design/test', 'a hundred');
});
