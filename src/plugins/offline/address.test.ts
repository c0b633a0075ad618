import { describe, expect, it } from 'vitest';
import { pageRoute } from '../../pages-schema/routes';
import { isOurs } from './address';

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
