import { cacheNames } from './names';

/** Marks a stored file that is compressed; browsers keep what they store as it is. */
const packedHeader = 'x-packed';

/** What compresses well; pictures don't. */
const isText = (type: string): boolean => /^text\/|json|javascript|xml|svg/.test(type);

/** A response for the saved copy, compressed where that saves room. */
export function pack(content: Blob, type: string, headers: Record<string, string>): Response {
  if (!isText(type))
    return new Response(content, { headers: { ...headers, 'content-type': type } });
  return new Response(content.stream().pipeThrough(new CompressionStream('gzip')), {
    headers: { ...headers, 'content-type': type, [packedHeader]: 'gzip' },
  });
}

/** The response as the server gave it. */
export const unpack = (stored: Response): Response =>
  stored.headers.has(packedHeader) && stored.body
    ? new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), {
        headers: { 'content-type': stored.headers.get('content-type') ?? '' },
      })
    : stored;

/** A file of the saved copy. */
export async function savedFile(address: string): Promise<Response | undefined> {
  const stored = await caches.match(address, { cacheName: cacheNames.saved, ignoreVary: true });
  return stored && unpack(stored);
}
