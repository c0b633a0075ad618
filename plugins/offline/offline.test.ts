import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, listSite } from './files';
import { scriptsOf } from './scripts';

let folder: string;

const write = (file: string, content: string) => {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'offline-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('addressOf', () => {
  it.each([
    ['index.html', '/'],
    ['functionyard/join.html', '/functionyard/join'],
    ['404.html', '/404'],
    ['img/mark.svg', '/img/mark.svg'],
    ['assets/search/index.1.json', '/assets/search/index.1.json'],
    ['functionyard/join.md', undefined],
  ])('%s is %s', (file, address) => {
    expect(addressOf(file)).toBe(address);
  });

  it.each([
    'sw.js',
    'site-copy.json',
    'CNAME',
    '.nojekyll',
    'sitemap.xml',
    'blog/rss.xml',
    'llms-full.txt',
    'img/social-card.png',
  ])('leaves out %s', (file) => {
    expect(addressOf(file)).toBeUndefined();
  });
});

describe('listSite', () => {
  it('names a version that changes with any file, and the sizes', async () => {
    write('index.html', 'a'.repeat(1000));
    write('assets/js/main.js', 'x');
    const first = await listSite(folder);
    expect(first.list.map(([address]) => address)).toEqual(['/assets/js/main.js', '/']);
    expect(first).toMatchObject({ files: 2 });
    expect(first.size).toBeLessThan(100);
    expect((await listSite(folder)).version).toBe(first.version);
    write('assets/js/main.js', 'y');
    expect((await listSite(folder)).version).not.toBe(first.version);
  });
});

describe('scriptsOf', () => {
  beforeEach(() => {
    write(
      'routesChunkNames.json',
      JSON.stringify({
        '/offline-1f0': { __comp: 'aa', __context: { plugin: 'bb' } },
        '/-22e': {},
      }),
    );
    const assets = {
      1: { js: [{ publicPath: '/assets/js/1.js' }] },
      2: { js: [{ publicPath: '/assets/js/2.js' }] },
    };
    write(
      'client-manifest.json',
      JSON.stringify({ origins: { aa: ['1', '2'], bb: ['2'] }, assets }),
    );
  });

  it('finds the scripts of a route', async () => {
    expect(await scriptsOf('/offline', folder)).toEqual(['/assets/js/1.js', '/assets/js/2.js']);
  });

  it('fails the build for a route that Docusaurus does not name so any more', async () => {
    await expect(scriptsOf('/elsewhere', folder)).rejects.toThrow(
      'offline: no scripts of /elsewhere',
    );
  });
});
