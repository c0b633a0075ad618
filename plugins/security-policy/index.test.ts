import { describe, expect, it } from 'vitest';
import { headersFile, policy, protect, scriptHashes } from './index';

const page =
  '<!doctype html><html><head><meta charset=UTF-8><script>a()</script><script src=/x.js></script>' +
  '<script type=application/ld+json>{"@type":"Thing"}</script></head><body><script>a()</script></body></html>';

describe('scriptHashes', () => {
  it('names each inline script once, and neither files nor data', () => {
    expect(scriptHashes(page)).toEqual(scriptHashes('<script>a()</script>'));
    expect(scriptHashes(page)).toHaveLength(1);
  });

  it('changes with the script', () => {
    expect(scriptHashes('<script>a()</script>')).not.toEqual(scriptHashes('<script>b()</script>'));
  });
});

describe('policy', () => {
  it('lets no inline script in but the named ones', () => {
    const scripts = policy(["'sha256-x'"])
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe("script-src 'self' 'sha256-x'");
  });
});

describe('protect', () => {
  it('puts the policy before every script', () => {
    const html = protect(page);
    expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script>'));
  });

  it('stops the build where it cannot', () => {
    expect(() => protect('<html></html>')).toThrow('no <meta charset>');
  });
});

describe('headersFile', () => {
  it('adds what a tag in the page cannot say', () => {
    expect(headersFile([])).toContain("frame-ancestors 'none'");
  });
});
