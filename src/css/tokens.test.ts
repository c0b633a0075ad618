import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value!.trim()]),
  );
}

const light = tokensOf(':root');
const modes = { light, dark: { ...light, ...tokensOf("[data-theme='dark']") } };

const surfaces = ['bg', 'surface', 'surface-2'];
/** The heading color of each kind of admonition, and its background. */
const notes: [string, string][] = [
  ['text-muted', 'surface-2'],
  ['accent-text', 'tip-bg'],
  ['warn-text', 'warn-bg'],
  ['danger-text', 'danger-bg'],
];
const backgrounds = notes.map(([, background]) => background);
const codeColors = [
  ...['text', 'comment', 'keyword', 'string', 'number'].map((name) => `code-${name}`),
  'info-text',
  'accent-text',
  'danger-text',
];

const cross = (colors: string[], backgrounds: string[]) =>
  colors.flatMap((color) => backgrounds.map((background): [string, string] => [color, background]));

/** Text contrast: at least 4.5 to 1. */
const text: [string, string][] = [
  ...cross(['text', 'text-muted', 'accent-text'], surfaces),
  // Badges and notices of a page's status, and states in tables.
  ...cross(['warn-text', 'info-text', 'danger-text'], surfaces),
  // Admonitions: heading, text, links.
  ...notes,
  ...cross(['text', 'accent-text'], backgrounds),
  ...cross(codeColors, ['surface-2', 'code-marked']),
  // The current entry of the menu, and the chosen result of a search.
  ...cross(['text', 'text-muted', 'accent-text'], ['accent-soft']),
  // Buttons, at rest and hovered over; words that a search marks.
  ...cross(['on-accent'], ['accent-strong', 'accent-stronger']),
  ...cross(['text'], ['mark']),
];

/** Non-text contrast: at least 3 to 1. */
const parts: [string, string][] = [
  ...cross(['focus', 'led-edge'], surfaces),
  // Lights are distinguished by their words. Their edge makes them visible.
  ...cross(['focus', 'led-edge'], backgrounds),
  ...notes.map(([heading]): [string, string] => [heading, 'bg']),
];

describe.each(Object.entries(modes))('%s mode', (_, tokens) => {
  const contrast = (color: string, background: string) => {
    const [one, other] = [tokens[`--${color}`], tokens[`--${background}`]];
    if (!one || !other) throw new Error(`tokens.css has no --${one ? background : color}.`);
    return wcagContrast(one, other);
  };

  it.each(text)('text %s on %s is AA', (color, background) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(parts)('%s is visible on %s', (color, background) => {
    expect(contrast(color, background)).toBeGreaterThanOrEqual(3);
  });
});

it('both modes have the same colors', () => {
  const colors = (tokens: Record<string, string>) =>
    Object.keys(tokens).filter((name) => /^(#|rgb|hsl|oklch)/.test(tokens[name]!));
  expect(colors(tokensOf("[data-theme='dark']")).sort()).toEqual(colors(light).sort());
});
