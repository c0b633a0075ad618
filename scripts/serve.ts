/**
 * Serves a folder like GitHub Pages does: `/page` returns `page.html`, and an unknown address `404.html` with status 404. Text
 * is compressed.
 *
 * Usage: npm run serve [-- --port 3000]    serves the production build
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, posix } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { lookup } from 'mrmime';

/** Whether a folder has this file, in exactly this spelling: macOS and Windows would open it in any. */
function hasFile(folder: string, [name, ...rest]: string[]): boolean {
  const entry = readdirSync(folder, { withFileTypes: true }).find((each) => each.name === name);
  return rest.length === 0
    ? Boolean(entry?.isFile())
    : Boolean(entry?.isDirectory()) && hasFile(join(folder, name!), rest);
}

/** The file that a static host such as GitHub Pages serves for a path; undefined if there's none. */
export function fileFor(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const inside = posix.normalize(`/${decoded}`).slice(1);
  const candidates = /(^|\/)$/.test(inside) ? [`${inside}index.html`] : [inside, `${inside}.html`];
  const found = candidates.find((file) => hasFile(folder, file.split('/')));
  return found && join(folder, found);
}

const compressed = new Map<string, Buffer>();

/** Fast, because each file is requested only once or twice. Hosts compress more. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Resolves when the server listens, and rejects if it can't, for example because the port is taken. */
export function serve(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileFor(folder, pathname);
    const file = found ?? fileFor(folder, '/404.html');
    if (!file) {
      response.writeHead(404).end('Not found');
      return;
    }
    const type = lookup(file) ?? 'application/octet-stream';
    const isText = /text|json|xml/.test(type);
    const small = isText && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const key = `${file} ${statSync(file).mtimeMs}`;
    if (small && !compressed.has(key))
      compressed.set(key, brotliCompressSync(readFileSync(file), { params }));
    response.writeHead(found ? 200 : 404, {
      'content-type': isText ? `${type}; charset=utf-8` : type,
      'cache-control': 'max-age=600',
      ...(small && { 'content-encoding': 'br', vary: 'accept-encoding' }),
    });
    response.end(small ? compressed.get(key) : readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

/** What a build is made of. */
const sources = [
  'docs',
  'blog',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];

/** A source that has changed since a file of the build was written; undefined if none has. */
export function changedSince(built: string, paths = sources): string | undefined {
  const { mtimeMs } = statSync(built);
  return paths
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))
        : path,
    )
    .filter((file) => statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
    .find((file) => statSync(file).mtimeMs > mtimeMs);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '3000' } } });
  const port = Number(values.port);
  if (!existsSync('build/index.html'))
    throw new Error('There is no production build. Make one first: npm run build');
  const changed = changedSince('build/index.html');
  // On the error output, which the browser tests show.
  if (changed)
    console.warn(
      `This build is older than ${changed}. If that matters here, build again: npm run build`,
    );
  await serve('build', port).catch(({ code, message }: NodeJS.ErrnoException) => {
    const taken = `Port ${port} is taken. Take another: npm run serve -- --port ${port + 1}`;
    throw new Error(code === 'EADDRINUSE' ? taken : message);
  });
  console.log(`The production build is on http://localhost:${port}`);
}

if (require.main === module)
  main().catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
