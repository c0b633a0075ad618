/**
 * What the pages look like, compared pixel by pixel with the pictures in visual/. After an intended change:
 * `npm run build && npm run renew:pictures`, and look at what changed before you commit it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { open, samplePages } from './site';

/** Colors may differ by less than an eye can tell, and a few points by more. */
const tolerance = { threshold: 0.02, maxDiffPixels: 40 };

/** The fonts of the pictures stand for those of the system, which differ from machine to machine. */
const fonts = [
  {
    family: 'Inter',
    weights: [400, 600, 700],
    file: require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
  },
  {
    family: 'JetBrains Mono',
    weights: [400, 700],
    file: require.resolve('@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff2'),
  },
];

const fontFaces = fonts.flatMap(({ family, weights, file }) =>
  weights.map((weight) => {
    const data = readFileSync(file.replace('-400-', `-${weight}-`), 'base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  }),
);

const styles = `${fontFaces.join('')}:root{--font:Inter!important;--font-mono:'JetBrains Mono'!important} *{content-visibility:visible!important}`;

test.skip(
  process.platform !== 'linux',
  'Other systems draw the same letters with other edges: the code host compares the pictures.',
);

test.use({
  // Lets the fonts in, which are not the site's own.
  bypassCSP: true,
  launchOptions: async ({ launchOptions }, use) => {
    const sameEverywhere = [
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      '--force-color-profile=srgb',
    ];
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...sameEverywhere],
      env: { ...process.env, FONTCONFIG_FILE: join(__dirname, 'visual/fonts.conf') },
    });
  },
});

async function openWithFonts(page: Page, address: string): Promise<void> {
  await open(page, address);
  await page.addStyleTag({ content: styles });
  await page.evaluate(async (families) => {
    const loads = families.flatMap(({ family, weights }) =>
      weights.map((weight) => document.fonts.load(`${weight} 16px '${family}'`)),
    );
    await Promise.all(loads);
    await document.fonts.ready;
  }, fonts);
}

// Each mode at one width.
for (const [name, mode, width] of [
  ['home', 'light', 1280],
  ['home', 'dark', 360],
  ['components', 'light', 1280],
  ['components', 'dark', 360],
] as const) {
  const picture = `${name}-${mode}-${width}.png`;

  test(`${picture} is what the page looks like`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await openWithFonts(page, `${samplePages[name]}?docusaurus-theme=${mode}`);
    // Home is the first screen; the components are the whole page.
    const fullPage = name === 'components';
    await expect(page).toHaveScreenshot(picture, { ...tolerance, fullPage });
  });
}
