import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.pdf': 'application/pdf',
};

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file that a static host such as GitHub Pages answers a path with; undefined where it has none. */
export function fileFor(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const inside = normalize(join('/', decoded));
  const candidates = inside.endsWith('/')
    ? [join(folder, inside, 'index.html')]
    : [join(folder, inside), join(folder, `${inside}.html`)];
  return candidates.find(isFile);
}

const compressed = new Map<string, Buffer>();

/**
 * Serves a folder as GitHub Pages does, with Brotli for text. Resolves when it listens, and rejects if it can't, for example
 * because the port is taken.
 *
 * @param quality of brotli, 0 to 11: the highest is what a host stores, and slow where each file is asked for once
 */
export function serve(folder: string, port: number, quality = 4): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileFor(folder, pathname);
    const file = found ?? join(folder, '404.html');
    if (!isFile(file)) {
      response.writeHead(404).end('Not found');
      return;
    }
    const type = types[extname(file)] ?? 'application/octet-stream';
    const small =
      /text|json|xml|javascript/.test(type) &&
      /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const key = `${file} ${statSync(file).mtimeMs}`;
    if (small && !compressed.has(key)) {
      compressed.set(
        key,
        brotliCompressSync(readFileSync(file), {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality },
        }),
      );
    }
    response.writeHead(found ? 200 : 404, {
      'content-type': type,
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
