import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rules whose result depends on the color mode or on the width. */
const layoutRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

const rules = {
  // Axe leaves target-size off unless it's turned on, though WCAG 2.2 AA has it.
  all: { runOnly: tags, rules: { 'target-size': { enabled: true } } },
  layout: { runOnly: { type: 'rule', values: layoutRules } },
  colors: { runOnly: { type: 'rule', values: colorRules } },
} satisfies Record<string, RunOptions>;

export type RuleSet = keyof typeof rules;

type Mode = 'light' | 'dark';

export const setMode = (page: Page, mode: Mode) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** What axe finds in a part of the page, one line for each element. */
export async function violations(page: Page, set: RuleSet, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Reporting violations only saves most of the time; no rule that runs here needs stylesheets preloaded.
  return page.evaluate(
    async ([options, selector]) => {
      const result = await (window as unknown as { axe: typeof axe }).axe.run(selector, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
      });
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, html }) => `${id} (${help}): ${target.join(' ')}\n    ${html.slice(0, 200)}`,
        ),
      );
    },
    [rules[set] as RunOptions, part] as const,
  );
}

/** Runs all rules in light mode, and the color rules in dark mode. */
export async function violationsInBothModes(page: Page, part: string): Promise<string[]> {
  await setMode(page, 'light');
  const light = await violations(page, 'all', part);
  await setMode(page, 'dark');
  return [
    ...light,
    ...(await violations(page, 'colors', part)).map((line) => `dark mode: ${line}`),
  ];
}

/** Opens every collapsed section. */
export const openDetails = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
  });

/** Shows hidden tab panels, which axe would leave out; the second time, hides them again. */
export const togglePanels = (page: Page) =>
  page.evaluate(() => {
    const hidden = '[role=tabpanel][hidden], [role=tabpanel][data-shown]';
    for (const panel of document.querySelectorAll<HTMLElement>(hidden))
      panel.hidden = !panel.toggleAttribute('data-shown');
  });

/** Selects the last tab of every group. */
export const selectLastTabs = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll('main [role=tablist]'))
      (list.lastElementChild as HTMLElement).click();
  });

/**
 * Removes what takes axe long and can't break its rules: the shapes of drawings, whose names stay, and the colors of code in
 * all blocks but the first. Colors in drawings are checked in drawings.spec.ts, and those of code in src/css/tokens.test.ts.
 */
export const simplify = (page: Page) =>
  page.evaluate(() => {
    for (const shape of document.querySelectorAll('svg[role=img] > :not(title, desc)'))
      shape.remove();
    for (const code of [...document.querySelectorAll('pre code')].slice(1))
      code.replaceChildren(code.textContent);
  });
