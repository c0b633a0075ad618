import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { protect } from './index';

const page =
  '<!doctype html><html><head><meta charset=UTF-8><script>a()</script><script src=/x.js></script>' +
  '<script type=application/ld+json>{"@type":"Thing"}</script></head><body><script>a()</script></body></html>';

it('allows the inline scripts of the page by their hashes, each once, in a tag before them', () => {
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(protect(page)).toMatch(/charset=UTF-8><meta http-equiv="Content-Security-Policy"/);
  expect(/script-src ([^;]*);/.exec(protect(page))?.[1]).toBe(`'self' 'sha256-${hash}'`);
});
