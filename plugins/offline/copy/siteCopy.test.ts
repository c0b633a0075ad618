import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPage } from './address';
import {
  cacheNames,
  copyPrefix,
  listFile,
  summaryFile,
  type Bundle,
  type ListedFile,
  type SiteList,
} from './names';
import { savedFile } from './pack';
import { readCopy, readOffer, readProgress, removeCopy, saveSite, Stopped } from './siteCopy';

const origin = 'https://docs.fx.land';
const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** The part of the Cache interface that is used, in memory. */
class MemoryCache {
  readonly content = new Map<string, Response>();
  put = async (key: string, answer: Response) => void this.content.set(urlOf(key), answer);
  match = async (key: RequestInfo) => this.content.get(urlOf(key))?.clone();
  delete = async (key: RequestInfo) => this.content.delete(urlOf(key));
  keys = async () => [...this.content.keys()].map((url) => new Request(url));
}

let stores: Map<string, MemoryCache>;
let server: Map<string, { text: string; hash: string }>;
let asked: string[];
const never = new AbortController().signal;

const packed = (address: string) => gzipSync(server.get(address)!.text);

/** One bundle for each page, and one for all files. */
function site(): SiteList {
  const addresses = [...server.keys()];
  const groups = [
    addresses.filter((address) => !isPage(address)),
    ...addresses.filter(isPage).map((address) => [address]),
  ];
  const bundles = groups.map((group): Bundle => {
    const list = group.map((address): ListedFile => [
      address,
      server.get(address)!.hash,
      packed(address).length,
    ]);
    return { address: `/site-copy/${list.map(([, hash]) => hash).join('')}.bin`, list };
  });
  const list = bundles.flatMap((bundle) => bundle.list);
  return {
    version: list.map(([, hash]) => hash).join(),
    files: list.length,
    size: list.reduce((sum, [, , size]) => sum + size, 0),
    bundles,
  };
}

function answer(address: string): Response {
  if (address === listFile) return Response.json(site());
  if (address === summaryFile) return Response.json({ ...site(), bundles: undefined });
  const bundle = site().bundles.find((each) => each.address === address);
  if (!bundle) return new Response('', { status: 404 });
  return new Response(Buffer.concat(bundle.list.map(([file]) => packed(file))));
}

const copyName = () => copyPrefix + site().version;
const textOf = async (address: string) => (await savedFile(address))?.text();

beforeEach(() => {
  stores = new Map();
  server = new Map([
    ['/', { text: '<script src="/assets/js/main.1.js">', hash: 'p1' }],
    ['/guide', { text: '<script src="/assets/js/main.1.js">', hash: 'p2' }],
    ['/assets/js/main.1.js', { text: 'one', hash: 'a1' }],
  ]);
  asked = [];
  const open = async (name: string) => {
    if (!stores.has(name)) stores.set(name, new MemoryCache());
    return stores.get(name)!;
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.match(key),
  });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1000, usage: 0 }) } });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return answer(address);
  });
});

afterEach(() => void vi.unstubAllGlobals());

const stopsBecause = async (reason: string, signal = never) => {
  const error: unknown = await saveSite(() => undefined, signal).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Stopped);
  expect((error as Stopped).reason).toBe(reason);
};

describe('saveSite', () => {
  it('stores every file, pages after what they need, and says how far it is', async () => {
    const steps: number[] = [];
    await saveSite(({ files }) => steps.push(files), never);
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([
      listFile,
      '/site-copy/a1.bin',
      '/site-copy/p1.bin',
      '/site-copy/p2.bin',
    ]);
    expect(await readCopy()).toMatchObject({
      version: site().version,
      files: 3,
      size: site().size,
    });
    expect((await readCopy())?.savedAt).toMatch(/^\d{4}-/);
    expect(await readProgress()).toBeUndefined();
    expect(await textOf('/guide')).toBe(server.get('/guide')!.text);
    expect((await savedFile('/guide'))?.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('fetches only what is missing after an interruption', async () => {
    const whole = server.get('/guide')!;
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === '/site-copy/p2.bin') throw new TypeError('Failed to fetch');
      return answer(address);
    });
    await stopsBecause('network');
    expect(await readCopy()).toBeUndefined();
    expect((await readProgress())?.files).toBe(2);
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address);
      return answer(address);
    });
    await saveSite(() => undefined, never);
    expect(asked).toEqual([listFile, '/site-copy/p2.bin']);
    expect(await textOf('/guide')).toBe(whole.text);
  });

  it('updates by what changed, and keeps the files of the earlier build', async () => {
    server.set('/img/mark.svg', { text: '<svg/>', hash: 'i1' });
    await saveSite(() => undefined, never);
    server = new Map([
      ['/', { text: '<script src="/assets/js/main.2.js">', hash: 'p3' }],
      ['/guide', { text: '<script src="/assets/js/main.1.js">', hash: 'p2' }],
      ['/assets/js/main.2.js', { text: 'two', hash: 'a2' }],
      ['/img/mark.svg', { text: '<svg/>', hash: 'i1' }],
    ]);
    asked = [];
    await saveSite(() => undefined, never);
    expect(asked).toEqual([listFile, '/site-copy/a2i1.bin', '/site-copy/p3.bin']);
    expect(await readCopy()).toMatchObject({ version: site().version });
    expect(await caches.match('/img/mark.svg', { cacheName: copyName() })).toBeDefined();
    expect(await textOf('/')).toContain('main.2');
    expect(await textOf('/assets/js/main.1.js')).toBe('one');
  });

  it('takes nothing else for a bundle, such as the sign-in page of a network', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address.endsWith('.bin') ? new Response('<title>Sign in</title>') : answer(address),
    );
    await stopsBecause('network');
    expect((await readProgress())?.files).toBe(0);
    expect(await readCopy()).toBeUndefined();
  });

  it('begins again with the new list when a file has gone meanwhile', async () => {
    let lists = 0;
    vi.stubGlobal('fetch', async (address: string) => {
      const list = answer(address);
      if (address === listFile && ++lists === 1) server.delete('/guide');
      return list;
    });
    await saveSite(() => undefined, never);
    expect((await readCopy())?.files).toBe(2);
  });

  it('drops pages of earlier visits', async () => {
    const pages = (await caches.open(cacheNames.pages)) as unknown as MemoryCache;
    await pages.put('/guide', new Response('older'));
    await saveSite(() => undefined, never);
    expect(pages.content.size).toBe(0);
  });

  it('stops before it begins where there is no room', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 50, usage: 30 }) } });
    await stopsBecause('full');
    expect(asked).toEqual([listFile]);
  });

  it('stops when the storage is full, refused, or the reader says so', async () => {
    const failing = (name: string) => async () => {
      throw new DOMException('no', name);
    };
    const copy = await caches.open(copyName());
    copy.put = failing('QuotaExceededError');
    await stopsBecause('full');
    copy.put = failing('SecurityError');
    await stopsBecause('refused');
    stores.clear();
    await stopsBecause('paused', AbortSignal.abort());
    expect((await readProgress())?.files).toBe(0);
  });
});

describe('readOffer', () => {
  it('is undefined where the server does not answer', async () => {
    expect(await readOffer()).toMatchObject({ files: 3 });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await readOffer()).toBeUndefined();
  });
});

describe('removeCopy', () => {
  it('removes all that was kept, and nothing of other apps', async () => {
    await saveSite(() => undefined, never);
    await caches.open('workbox-precache-other');
    await removeCopy();
    expect([...stores.keys()]).toEqual(['workbox-precache-other']);
  });
});
