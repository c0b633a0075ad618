import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Rules whose outcome depends on the color mode; all others say the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Those whose outcome depends on the width as well. */
const layoutRules = [...colorRules, 'target-size', 'scrollable-region-focusable'];

const rules = {
  all: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // It is off by itself, though of WCAG 2.2 AA.
    rules: { 'target-size': { enabled: true } },
  },
  layout: { runOnly: { type: 'rule', values: layoutRules } },
  colors: { runOnly: { type: 'rule', values: colorRules } },
} satisfies Record<string, RunOptions>;

type Mode = 'light' | 'dark';

export const setMode = (page: Page, mode: Mode) =>
  page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);

/** What axe finds on the page as it stands, or in parts of it, one line for each element. */
export async function violations(
  page: Page,
  set: keyof typeof rules,
  parts?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Only what is wrong is told: the rest of its answer, a description of every element, takes most of the time. No rule that
  // is run here reads stylesheets, which would be loaded first.
  const found = await page.evaluate(
    async ([options, selector]) => {
      const result = await (window as unknown as { axe: typeof axe }).axe.run(
        selector ? document.querySelectorAll(selector) : document,
        { ...options, resultTypes: ['violations'], preload: false },
      );
      return result.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, html }) => `${id} (${help}): ${target.join(' ')}\n    ${html.slice(0, 200)}`,
        ),
      );
    },
    [rules[set] as RunOptions, parts] as const,
  );
  return found;
}
