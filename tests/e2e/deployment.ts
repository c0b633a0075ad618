import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { writeWholeSite } from '../../src/plugins/offline/wholeSite';
import { serve } from '../serve';

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const listening = (server: Server, port: number) =>
  new Promise<Server>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const html = { 'content-type': 'text/html; charset=utf-8' };

/** The site on a separate server, which can be stopped, fall silent and get another build. */
export class Deployment {
  /** Addresses asked for, in order. */
  readonly asked: string[] = [];
  /** Answers a request in place of the site, where it returns true. */
  private instead: (request: IncomingMessage, response: ServerResponse) => boolean = () => false;

  private constructor(
    private site: Server,
    private front: Server,
    private port = portOf(front),
  ) {}

  static async open(folder = 'build'): Promise<Deployment> {
    const deployment = new Deployment(await serve(folder), await listening(createServer(), 0));
    deployment.answer();
    return deployment;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  private answer(): void {
    this.front.on('request', (request, response) => {
      this.asked.push(request.url ?? '');
      // Compressing the whole site takes longer than all else here.
      delete request.headers['accept-encoding'];
      if (!this.instead(request, response)) this.site.emit('request', request, response);
    });
  }

  /** Takes the server away: connections are refused. */
  stop = (): Promise<void> => closed(this.front);

  async start(): Promise<void> {
    this.front = await listening(createServer(), this.port);
    this.answer();
  }

  /** Takes requests and doesn't answer them, as the network of a Blox does. What comes back answers them late. */
  hang(addresses = /./): () => void {
    const held: (() => void)[] = [];
    this.instead = (request, response) => {
      if (!addresses.test(request.url!)) return false;
      held.push(() => this.site.emit('request', request, response));
      return true;
    };
    return () => {
      this.instead = () => false;
      for (const answer of held) answer();
    };
  }

  /** Answers for a file with another text. */
  replace(address: string, text: string): void {
    this.instead = ({ url }, response) => {
      if (url !== address) return false;
      response.end(text);
      return true;
    };
  }

  /** Breaks the connection in the middle of these files. */
  breakOff(addresses: RegExp, folder = 'build'): void {
    this.instead = ({ url }, response) => {
      if (!addresses.test(url!)) return false;
      const content = readFileSync(join(folder, url!));
      response.writeHead(200, { 'content-length': content.length });
      response.write(content.subarray(0, content.length / 2), () => response.destroy());
      return true;
    };
  }

  /** Answers requests with a page and status 200, as hosts do that have one page for all addresses. */
  spoil(addresses: RegExp): void {
    this.instead = ({ url }, response) => {
      if (!addresses.test(url!)) return false;
      response.writeHead(200, html).end('<!doctype html><title>Sign in</title><p>Sign in.');
      return true;
    };
  }

  recover(): void {
    this.instead = () => false;
    this.front.closeAllConnections();
  }

  /** Puts another build on the server. */
  async deploy(folder: string): Promise<void> {
    await closed(this.site);
    this.site = await serve(folder);
  }

  async close(): Promise<void> {
    await Promise.all([closed(this.site), closed(this.front)]);
  }
}

const text = ['.html', '.js', '.json', '.webmanifest'];

/** A build as the next deployment would make it: every script and search file has another name, and every page says so. */
export async function nextBuild(build = 'build'): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync(build, folder, { recursive: true });
  const hashes = new Map<string, string>();
  for (const name of ['js', 'search'].flatMap((kind) =>
    readdirSync(join(folder, 'assets', kind)),
  )) {
    const hash = /\.([0-9a-f]+)\.js(?:on)?$/.exec(name)?.[1];
    if (hash) hashes.set(hash, [...hash].reverse().join(''));
  }
  const anyHash = new RegExp([...hashes.keys()].join('|'), 'g');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !text.includes(extname(entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    const content = readFileSync(file, 'utf8').replace(anyHash, (hash) => hashes.get(hash)!);
    writeFileSync(file, content.replace('</head>', '<meta name="build" content="next"></head>'));
    renameSync(
      file,
      file.replace(anyHash, (hash) => hashes.get(hash)!),
    );
  }
  await writeWholeSite(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
