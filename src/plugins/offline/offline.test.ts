import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPage } from './copy/address';
import type { SiteList } from './copy/names';
import { totalSize } from './copy/saveSite';
import { addressOf, writeSiteCopy } from './files';

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

describe('writeSiteCopy', () => {
  it('names a version that changes with any file, and compresses', async () => {
    write('index.html', 'a'.repeat(1000));
    write('assets/js/main.js', 'x');
    const first = await writeSiteCopy(folder);
    const addresses = first.bundles.flatMap(({ files }) => files.map(([address]) => address));
    expect(addresses).toEqual(['/assets/js/main.js', '/']);
    expect(totalSize(first.bundles).bytes).toBeLessThan(100);
    expect(await writeSiteCopy(folder)).toEqual(first);
    write('assets/js/main.js', 'y');
    expect((await writeSiteCopy(folder)).version).not.toBe(first.version);
  });

  it('puts the files into few bundles, and pages into others', async () => {
    for (let at = 0; at < 300; at += 1) {
      write(`page${at}.html`, `page ${at}`);
      write(`assets/js/${at}.js`, `script ${at}`);
    }
    const { bundles } = await writeSiteCopy(folder);
    expect(bundles.length).toBeLessThanOrEqual(100);
    for (const { address, files } of bundles) {
      expect(new Set(files.map(([file]) => isPage(file))).size).toBe(1);
      const content = readFileSync(join(folder, address));
      let at = 0;
      for (const [file, size] of files) {
        const text = gunzipSync(content.subarray(at, (at += size))).toString();
        expect(text.match(/\d+/)![0]).toBe(file.match(/\d+/)![0]);
      }
      expect(content.length).toBe(at);
    }
  });

  it('has the stylesheet once, and the title and the section of each page', async () => {
    const page = (title: string) =>
      `<title>${title} | Site</title><style>${'p{color:red}'.repeat(9)}</style><p>${title}`;
    write('index.html', page('Home'));
    write('guide.html', page('Guide'));
    const { bundles } = await writeSiteCopy(folder, { sections: new Map([['/guide', 'Fix']]) });
    const files = bundles.flatMap((bundle) => {
      const content = readFileSync(join(folder, bundle.address));
      let at = 0;
      return bundle.files.map(([address, size, ...details]) => {
        const text = gunzipSync(content.subarray(at, (at += size))).toString();
        return [address, text, ...details] as const;
      });
    });
    expect(files.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
      ['/', '<title>Home | Site</title><style></style><p>Home', 'Home'],
      ['/guide', '<title>Guide | Site</title><style></style><p>Guide', 'Guide', 'Fix'],
      ['/site-copy/styles.css', 'p{color:red}'.repeat(9)],
    ]);
  });

  it('leaves out the ended API with its scripts, and says so', async () => {
    write('index.html', 'home');
    write('blockchain/Recipes/Bag.html', 'bag');
    write('assets/search/page-blockchain-Recipes-Bag.0123abcd.json', '{}');
    write('assets/js/bag.js', 'script');
    const unneeded = new Set(['/assets/js/bag.js']);
    const { bundles, leftOut } = await writeSiteCopy(folder, { unneeded });
    expect(bundles.flatMap(({ files }) => files.map(([address]) => address))).toEqual(['/']);
    expect(leftOut).toEqual(['/blockchain/Recipes/Bag']);
  });

  it('keeps a file in its bundle when its content changes', async () => {
    const script = (hash: string) => write(`assets/js/a.${hash}.js`, hash);
    for (let at = 0; at < 50; at += 1) write(`assets/js/${at}.js`, 'x');
    script('0123abcd');
    const of = ({ bundles }: SiteList) =>
      bundles.findIndex(({ files }) => files.some(([address]) => /\/a\./.test(address)));
    const before = of(await writeSiteCopy(folder));
    rmSync(join(folder, 'assets/js/a.0123abcd.js'));
    script('4567cdef');
    expect(of(await writeSiteCopy(folder))).toBe(before);
  });
});
