/** The same few actions in Firefox, driven by Puppeteer, and in WebKit, by WebDriver. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, By, Capabilities, Key, error } from 'selenium-webdriver';
import { vi } from 'vitest';

export interface Reader {
  open(address: string): Promise<void>;
  /** Runs a function in the page. It must not refer to anything outside of itself. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  press(key: 'ArrowDown' | 'Enter' | 'Escape' | 'Tab' | 'Shift' | '/'): Promise<void>;
  type(text: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** Debian keeps it in the folder of a version, in the folder of an architecture. */
const miniBrowser = () =>
  process.platform === 'linux'
    ? readdirSync('/usr/lib')
        .filter((name) => name.endsWith('-linux-gnu'))
        .flatMap((name) =>
          ['4.1', '4.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`),
        )
        .find((file) => existsSync(file))
    : undefined;

async function withFirefox(executablePath: string): Promise<Reader> {
  const launched = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  const page = await launched.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    run: ((script: (...args: unknown[]) => unknown, ...args: unknown[]) =>
      page.evaluate(script, ...args)) as Reader['run'],
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => launched.close(),
  };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function withWebKit(driverPath: string, browserPath: string): Promise<Reader> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  // In a separate process group, because xvfb-run leaves its children behind.
  const service = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', driverPath, `--port=${port}`],
    {
      detached: true,
      stdio: 'ignore',
      // The sandbox needs rights that a container doesn't give.
      env: { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    },
  );
  const stop = () => {
    process.kill(-service.pid!);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const address = `http://127.0.0.1:${port}`;
  const answers = () => fetch(`${address}/status`);
  await vi.waitFor(answers, { timeout: 20_000 }).catch((reason: unknown) => {
    stop();
    throw reason;
  });
  const capabilities = new Capabilities()
    .setBrowserName('MiniBrowser')
    .set('webkitgtk:browserOptions', { binary: browserPath, args: ['--automation'] });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 90_000 });
  const run = (script: (...args: never[]) => unknown, ...args: unknown[]) =>
    driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       Promise.resolve((${script.toString()})(...Array.from(arguments).slice(0, -1))).then(done);`,
      ...args,
    );
  const keys: Record<string, string> = {
    ArrowDown: Key.ARROW_DOWN,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    Shift: Key.SHIFT,
  };
  return {
    open: (to) => driver.get(to),
    run: run as Reader['run'],
    click: async (selector) => {
      const element = await driver.findElement(By.css(selector));
      // Elements that slide in can be clicked when they've arrived.
      const click = () =>
        element.click().then(
          () => true,
          (reason: unknown) => {
            if (reason instanceof error.ElementClickInterceptedError) return false;
            throw reason;
          },
        );
      await driver.wait(click, 10_000, `${selector} stays covered`);
    },
    press: (key) =>
      driver
        .actions()
        .sendKeys(keys[key] ?? key)
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: async () => void (await run(() => history.back())),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({ width, height });
      const inner = (await run(() => [innerWidth, innerHeight])) as [number, number];
      await window.setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    close: async () => {
      await driver.quit();
      stop();
    },
  };
}

interface Engine {
  name: string;
  /** What to install where the engine isn't there. */
  needs: string;
  /** Starts the engine; undefined where it isn't installed. */
  start: (() => Promise<Reader>) | undefined;
}

const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
const [driver, browser, xvfb] = [onPath('WebKitWebDriver'), miniBrowser(), onPath('xvfb-run')];

export const engines: Engine[] = [
  {
    name: 'Firefox',
    needs: 'firefox-esr',
    start: firefox ? () => withFirefox(firefox) : undefined,
  },
  {
    name: 'WebKit',
    needs: 'webkit2gtk-driver and xvfb',
    start: driver && browser && xvfb ? () => withWebKit(driver, browser) : undefined,
  },
];
