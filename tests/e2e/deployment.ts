import { readdirSync, readFileSync } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import handler from 'serve-handler';
import config from '../../serve.json';
import { offerFile, type SiteOffer } from '../../src/plugins/offline/names';

const build = join(__dirname, '../../build');

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Methods = Parameters<typeof handler>[3];

/** The site on a separate server, which can be stopped, fall silent and get another build. */
export class Deployment {
  /** Addresses asked for, in order. */
  readonly asked: string[] = [];
  private server = createServer();
  private port = 0;
  /** How files are read; undefined as they are in the build. */
  private methods: Methods;
  /** Answers for these addresses in place of the site. */
  private instead: { addresses: RegExp; answer: Answer } | undefined;

  static async open(): Promise<Deployment> {
    const deployment = new Deployment();
    await deployment.start();
    return deployment;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  private site: Answer = (request, response) =>
    void handler(request, response, { ...config, public: build }, this.methods);

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      this.asked.push(request.url!);
      const answer = this.instead?.addresses.test(request.url!) ? this.instead.answer : this.site;
      answer(request, response);
    });
    await new Promise<void>((resolve) => {
      this.server.listen(this.port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Takes the server away: connections are refused. */
  stop = (): Promise<void> =>
    new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });

  /** Takes requests and doesn't answer them, as the network of a Blox does. What comes back answers them late. */
  hang(addresses: RegExp): () => void {
    const held: (() => void)[] = [];
    const answer: Answer = (...request) => held.push(() => this.site(...request));
    this.instead = { addresses, answer };
    return () => {
      this.instead = undefined;
      for (const late of held) late();
    };
  }

  /** Answers with another text and status 200, in HTML as hosts do that have one page for all addresses. */
  replace(addresses: RegExp, text: string, type = 'text/html'): void {
    const answer: Answer = (_, response) =>
      response.writeHead(200, { 'content-type': type }).end(text);
    this.instead = { addresses, answer };
  }

  /** Breaks the connection in the middle of the whole site. */
  breakOff(): void {
    const content = wholeSite().subarray(0, 1_000_000);
    const answer: Answer = (_, response) =>
      response
        .writeHead(200, { 'content-length': 2 * content.length })
        .write(content, () => response.destroy());
    this.instead = { addresses: /\.bin$/, answer };
  }

  recover(): void {
    this.instead = undefined;
    this.server.closeAllConnections();
  }

  /** Puts the next build on the server. */
  deployNext(): void {
    this.methods = nextBuild();
  }
}

const offer = JSON.parse(readFileSync(join(build, offerFile), 'utf8')) as SiteOffer;
const wholeSite = () => readFileSync(join(build, offer.address));

/**
 * Reads the build as the next deployment would make it: every script has another name, every page says so, and the whole site
 * has both.
 */
function nextBuild(): Methods {
  const reverse = (hash: string) => [...hash].reverse().join('');
  const hashes = new Set(
    readdirSync(join(build, 'assets/js')).map((name) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1]),
  );
  const renamed = (text: string) =>
    text.replace(/\b[0-9a-f]{8}\b/g, (hash) => (hashes.has(hash) ? reverse(hash) : hash));
  // Without quotation marks, because it's also put into JSON.
  const next = (text: string) => renamed(text).replaceAll('</head>', '<meta name=build></head>');
  /** The file of this build; one that doesn't exist for a name that only this build has. */
  const fileOf = (path: string) =>
    path
      .replace(offer.address, '/gone.bin')
      .replace('/next.bin', offer.address)
      .replace(/[0-9a-f]{8}(?=\.js$)/, (hash) => (hashes.has(hash) ? 'gone' : reverse(hash)));
  // Packed before it's asked for, because pages wait only 5 seconds for it.
  const packed = gzipSync(next(gunzipSync(wholeSite()).toString()), { level: 1 });
  const read = (path: string): Buffer => {
    if (path.endsWith('.bin')) return packed;
    if (path.endsWith(offerFile))
      return Buffer.from(JSON.stringify({ address: '/next.bin', bytes: packed.length }));
    const content = readFileSync(fileOf(path));
    return /\.(html|js)$/.test(path) ? Buffer.from(next(content.toString())) : content;
  };
  const methods = {
    async lstat(path: string) {
      const stats = await lstat(fileOf(path));
      if (stats.isFile()) stats.size = read(path).length;
      return stats;
    },
    createReadStream: (path: string) => Readable.from([read(path)]),
  };
  // The types of serve-handler have the functions of Node with callbacks, but it awaits them.
  return methods as unknown as Methods;
}
