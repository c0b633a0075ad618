import { describe, expect, it } from 'vitest';
import { pageRoute } from '../../pages-schema/routes';
import { hashedFilesIn, isOurs } from './address';

describe('pageRoute', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/functionyard', '/functionyard'],
    ['/functionyard/', '/functionyard'],
    ['/functionyard.html', '/functionyard'],
    ['/functionyard/index.html', '/functionyard'],
    ['/RFCs/fula-sec/did.html', '/RFCs/fula-sec/did'],
    ['/design/test', '/design/test'],
    ['/openapi/pinning.json', '/openapi/pinning.json'],
    ['/reindex', '/reindex'],
  ])('%s is %s', (path, route) => {
    expect(pageRoute(path)).toBe(route);
  });
});

describe('isOurs', () => {
  it.each([
    ['/', true],
    ['/functionyard/fxblox-app?x=1#y', true],
    ['/fxblox-webinar', true],
    ['/fxblox-web', false],
    ['/fxblox-web/assets/a.js', false],
    ['/fula-api/v1', false],
    ['/token-stats?x', false],
    ['https://fx.land/', false],
  ])('%s: %s', (address, ours) => {
    const origin = 'https://docs.fx.land';
    expect(isOurs(new URL(address, origin), origin)).toBe(ours);
  });
});

describe('hashedFilesIn', () => {
  it('finds scripts and pictures once each, in attributes and in scripts', () => {
    const html =
      '<script>(0,run)(["/assets/js/runtime~main.1f.js","/assets/js/main.2a.js"])</script>' +
      '<img src=/assets/images/a-1.svg><img src="/assets/images/a-1.svg"><a href="/assets">no</a>';
    expect(hashedFilesIn(html)).toEqual([
      '/assets/js/runtime~main.1f.js',
      '/assets/js/main.2a.js',
      '/assets/images/a-1.svg',
    ]);
  });
});
