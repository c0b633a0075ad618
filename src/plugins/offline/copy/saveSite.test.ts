import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cacheNames,
  copyPrefix,
  firstCopyPrefix,
  listFile,
  stylesFile,
  type SiteList,
} from './names';
import { failureReason, saveSite, Stopped } from './saveSite';
import { isComplete, readCopies, removeAll, savedFile } from './stored';

const origin = 'https://docs.fx.land';
const requestUrl = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), origin).href;

/** The part of the Cache interface that is used, in memory. */
class MemoryCache {
  readonly content = new Map<string, Response>();
  put = async (key: string, answer: Response) => void this.content.set(requestUrl(key), answer);
  match = async (key: RequestInfo) => this.content.get(requestUrl(key))?.clone();
  keys = async () => [...this.content.keys()].map((url) => new Request(url));
  delete = async ({ url }: Request) => this.content.delete(url);
}

let stores: Map<string, MemoryCache>;
/** The texts of the site, by address. Each is a bundle. */
let server: Record<string, string>;
let asked: string[];
const never = new AbortController().signal;

const bundleAddress = (text: string) => `/site-copy/${encodeURIComponent(text)}.bin`;

const site = (): SiteList => ({
  version: Object.values(server).join('-'),
  bundles: Object.entries(server).map(([address, text]) => ({
    address: bundleAddress(text),
    files: [[address, gzipSync(text).length]],
  })),
});

async function answer(address: string): Promise<Response> {
  asked.push(address);
  if (address === listFile) return Response.json(site());
  const text = Object.values(server).find((each) => bundleAddress(each) === address);
  return new Response(text && gzipSync(text), { status: text ? 200 : 404 });
}

const savedText = async (address: string) => (await savedFile(address))?.text();
const save = (signal = never) => saveSite(() => undefined, signal);
const stopReason = (signal?: AbortSignal) => save(signal).then(() => 'none', failureReason);

beforeEach(() => {
  stores = new Map();
  server = { '/assets/main.js': 'script', '/': 'home', '/guide': 'guide' };
  asked = [];
  const open = async (name: string) => {
    if (!stores.has(name)) stores.set(name, new MemoryCache());
    return stores.get(name)!;
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string, { cacheName }: { cacheName?: string } = {}) => {
      const caches = cacheName ? [stores.get(cacheName)!] : [...stores.values()];
      return (await Promise.all(caches.map((cache) => cache.match(key)))).find(Boolean);
    },
  });
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 1000, usage: 0 }) } });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => void vi.unstubAllGlobals());

describe('saveSite', () => {
  it('stores every file, and says how far it is', async () => {
    const steps: number[] = [];
    await saveSite(({ stored }) => steps.push(stored.length), never);
    expect(steps).toEqual([0, 1, 2, 3]);
    expect(asked).toEqual([listFile, ...Object.values(server).map(bundleAddress)]);
    const [copy] = await readCopies();
    expect(copy).toMatchObject(site());
    expect(copy!.savedAt).toMatch(/^\d{4}-/);
    expect(isComplete(copy!)).toBe(true);
    expect(await savedText('/guide')).toBe('guide');
    expect((await savedFile('/guide'))!.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('puts the stylesheet back into a page, once it is on the device', async () => {
    server = { [stylesFile]: 'p::before{content:"$&"}', '/guide': '<style></style><p>Guide' };
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === bundleAddress(server[stylesFile]!)) throw new TypeError('Failed to fetch');
      return answer(address);
    });
    await stopReason();
    expect(await savedFile('/guide')).toBeUndefined();
    vi.stubGlobal('fetch', answer);
    await save();
    expect(await savedText('/guide')).toBe('<style>p::before{content:"$&"}</style><p>Guide');
  });

  it('leaves the copies of earlier builds to be read', async () => {
    await save();
    const [name, cache] = [...stores][0]!;
    stores = new Map([[name.replace(copyPrefix, firstCopyPrefix), cache]]);
    expect(await savedText('/guide')).toBe('guide');
  });

  it('fetches only what is missing after an interruption', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      if (address === bundleAddress('guide')) throw new TypeError('Failed to fetch');
      return answer(address);
    });
    expect(await stopReason()).toBe('network');
    const [copy] = await readCopies();
    expect(copy!.stored).toHaveLength(2);
    expect(isComplete(copy!)).toBe(false);
    vi.stubGlobal('fetch', answer);
    asked = [];
    const steps: number[] = [];
    await saveSite(({ stored }) => steps.push(stored.length), never);
    expect(steps).toEqual([2, 3]);
    expect(asked).toEqual([listFile, bundleAddress('guide')]);
    expect(await savedText('/guide')).toBe('guide');
  });

  it('updates by what changed, and keeps the files of the earlier build', async () => {
    await save();
    server = { '/assets/main.2.js': 'script2', '/': 'home2', '/guide': 'guide' };
    asked = [];
    await save();
    expect(asked).toEqual([listFile, bundleAddress('script2'), bundleAddress('home2')]);
    expect((await readCopies())[0]).toMatchObject(site());
    expect(await savedText('/')).toBe('home2');
    expect(await savedText('/assets/main.js')).toBe('script');
  });

  it('works in a browser without AbortSignal.any, such as Firefox 115', async () => {
    vi.stubGlobal('AbortSignal', { ...AbortSignal, any: undefined, timeout: undefined });
    await save();
    expect(isComplete((await readCopies())[0]!)).toBe(true);
  });

  it("doesn't call an error of its own a lost connection", async () => {
    vi.stubGlobal('fetch', async () => Response.json({ version: 'x' }));
    expect(await stopReason()).toBe('failed');
  });

  it('takes the copy that was saved last for the newest, after a return to an earlier build', async () => {
    const earlier = server;
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
    await save();
    server = { ...server, '/guide': 'guide2' };
    vi.setSystemTime('2026-01-02');
    await save();
    server = earlier;
    vi.setSystemTime('2026-01-03');
    await save();
    vi.useRealTimers();
    expect((await readCopies())[0]!.version).toBe(site().version);
    expect(await savedText('/guide')).toBe('guide');
  });

  it('drops pages of earlier visits, except for those that the copy leaves out', async () => {
    const visited = await caches.open(cacheNames.pages);
    for (const page of ['/guide', '/left-out']) await visited.put(page, new Response('old'));
    await save();
    expect((await visited.keys()).map(({ url }) => url)).toEqual([`${origin}/left-out`]);
  });

  it('takes nothing else for a bundle, such as the sign-in page of a network', async () => {
    vi.stubGlobal('fetch', async (address: string) =>
      address === listFile ? answer(address) : new Response('<title>Sign in</title>'),
    );
    expect(await stopReason()).toBe('network');
    expect((await readCopies())[0]!.stored).toEqual([]);
  });

  it('stops when a file has gone meanwhile', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      const list = await answer(address);
      delete server['/guide'];
      return list;
    });
    expect(await stopReason()).toBe('changed');
  });

  it('stops before it begins where there is no room', async () => {
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 50, usage: 30 }) } });
    expect(await stopReason()).toBe('full');
    expect(asked).toEqual([listFile]);
  });

  it('stops when the storage is full or refused, and when the reader says so', async () => {
    const cache = await caches.open(copyPrefix + site().version);
    for (const [name, reason] of [
      ['QuotaExceededError', 'full'],
      ['SecurityError', 'refused'],
    ] as const) {
      cache.put = () => Promise.reject(new DOMException('no', name));
      expect(await stopReason()).toBe(reason);
    }
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => signal!.throwIfAborted());
    expect(await stopReason(AbortSignal.abort(new Stopped('paused')))).toBe('paused');
  });
});

describe('removeAll', () => {
  it('removes all that was kept, and nothing of other apps', async () => {
    await save();
    await caches.open('workbox-precache-other');
    await removeAll();
    expect([...stores.keys()]).toEqual(['workbox-precache-other']);
  });
});
