import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../markdown/html';
import { inlineScript } from './bundle';
import { criticalCss, namesIn } from './criticalCss';
import { withLoader } from '.';

const head =
  '<link rel=stylesheet href=/assets/css/styles.1.css /><script src=/assets/js/runtime~main.2.js defer></script>' +
  '<script src=/assets/js/main.3.js defer></script>';
const page = (tags: string) => `<html><head>${tags}</head><body>text</body></html>`;

describe('withLoader', () => {
  it('puts the styles into the page and names its files to the loader', () => {
    expect(withLoader(page(head), "p::before{content:'$&'}", 'go()')).toBe(
      page(
        `<style>p::before{content:'$&'}</style><script data-scripts="/assets/js/runtime~main.2.js /assets/js/main.3.js" data-styles="/assets/css/styles.1.css">go()</script>`,
      ),
    );
  });

  it('stops where the page has other tags than expected', () => {
    expect(() => withLoader(page(''), '', '')).toThrow(/found 0 and 0/);
    expect(() => withLoader(page(head + head), '', '')).toThrow(/found 2 and 4/);
  });
});

describe('criticalCss', () => {
  const styles = (html: string, css: string) => criticalCss(css)(namesIn(parseHtml(html)));

  it.each([
    ['p{a:b}', 'p{a:b}'],
    ['.x,.y{a:b}', '.x{a:b}'],
    ['.x:hover>p:not(.z)::before{a:b}', '.x:hover>p:not(.z)::before{a:b}'],
    ['.x .y{a:b}', ''],
    ['[data-theme=dark] p{a:b}', '[data-theme=dark] p{a:b}'],
    ['#i{a:b}#j{a:b}', '#i{a:b}'],
    ['@media print{.y{a:b}p{a:b}}', '@media print{p{a:b}}'],
    ['@media print{.y{a:b}}', ''],
    ['@layer one,two;p{a:b}', '@layer one,two;p{a:b}'],
    ['*{a:b}:focus-visible{a:b}', '*{a:b}:focus-visible{a:b}'],
    [
      '.x{animation:turn 1s}@keyframes turn{to{a:b}}@keyframes run{to{a:b}}',
      '.x{animation:turn 1s}@keyframes turn{to{a:b}}',
    ],
  ])('of %s keeps %s', (css, kept) => {
    expect(styles('<div class=x id=i><p>text</div>', css)).toBe(kept);
  });

  it('keeps the custom properties that rules, attributes, and each other use', () => {
    const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}p{width:var(--a)}';
    expect(styles('<p style="color:var(--d)">', css)).toBe(
      ':root{--a:var(--b);--b:1;--d:3}p{width:var(--a)}',
    );
  });
});

describe('inlineScript', () => {
  it.each(['early', 'loader'] as const)('%s is short and cannot end its element', (name) => {
    const script = inlineScript(name, { BASE_URL: '/', NAMESPACE: '-x' });
    expect(script).not.toContain('</');
    expect(script.length).toBeLessThan(2400);
  });
});
