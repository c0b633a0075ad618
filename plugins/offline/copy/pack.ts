import { isText } from './address';
import { copyPrefix } from './names';

/** Marks a stored file that is compressed; browsers keep what they store as it is. */
const packedHeader = 'x-packed';

/** A response for the saved copy, of content that is compressed where that saves room. */
export const pack = (content: Blob, type: string): Response =>
  new Response(content, {
    headers: { 'content-type': type, ...(isText(type) && { [packedHeader]: 'gzip' }) },
  });

/** The response as the server gave it. */
export const unpack = (stored: Response): Response =>
  stored.headers.has(packedHeader) && stored.body
    ? new Response(stored.body.pipeThrough(new DecompressionStream('gzip')), {
        headers: { 'content-type': stored.headers.get('content-type') ?? '' },
      })
    : stored;

/** Names of the copies on this device, complete or not, the newest first. */
export const copyNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(copyPrefix)).reverse();

/** A file of the newest copy that has it: pages of an earlier build may still ask for its scripts. */
export async function savedFile(address: string): Promise<Response | undefined> {
  for (const cacheName of await copyNames()) {
    const stored = await caches.match(address, { cacheName, ignoreVary: true });
    if (stored) return unpack(stored);
  }
  return undefined;
}
