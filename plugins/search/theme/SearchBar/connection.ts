import type { Answer, Message } from './protocol';

/** Asks for the best pages; `tell` is called with what was found, and again with the excerpts. */
export type Ask = (query: string, most: number, tell: (answer: Answer) => void) => void;

async function start(): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const send = <T>(message: Message, tell: (answer: T) => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<T>) => tell(data);
    worker.postMessage(message, [port2]);
  };
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The search program did not load.'));
      // Worker and index are fetched at the same time; one after the other, a phone would wait twice.
      const { content } = document.querySelector<HTMLMetaElement>('meta[name="search-index"]')!;
      const { href: url } = new URL(content, location.href);
      fetch(url)
        .then((response) => {
          if (!response.ok) throw new Error(`The search index did not load: ${response.status}.`);
          return response.text();
        })
        .then((json) => send({ type: 'index', json, url }, () => resolve()))
        .catch(reject);
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  return (query, most, tell) => send({ type: 'ask', query, most }, tell);
}

let connection: Promise<Ask> | undefined;

/** Loads engine and index with the first call; one that failed is tried again with the next. */
export function connect(): Promise<Ask> {
  connection ??= start().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}
