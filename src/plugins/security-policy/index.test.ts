import { expect, it } from 'vitest';
import { headersFile, policy, protect, scriptHashes } from './index';

const page =
  '<!doctype html><html><head><meta charset=UTF-8><script>a()</script><script src=/x.js></script>' +
  '<script type=application/ld+json>{"@type":"Thing"}</script></head><body><script>a()</script></body></html>';

it('names each inline script once by its content, and neither files nor data', () => {
  expect(scriptHashes(page)).toEqual(scriptHashes('<script>a()</script>'));
  expect(scriptHashes(page)).toHaveLength(1);
  expect(scriptHashes(page)).not.toEqual(scriptHashes('<script>b()</script>'));
});

it('lets no inline script in but the named ones', () => {
  expect(policy(["'sha256-x'"]).split('; ')).toContain("script-src 'self' 'sha256-x'");
});

it('puts the policy before every script, or stops the build', () => {
  const html = protect(page);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
  expect(() => protect('<html></html>')).toThrow('no <meta charset>');
});

it('adds to the headers what a tag in the page cannot say', () => {
  expect(headersFile([])).toContain("frame-ancestors 'none'");
});
