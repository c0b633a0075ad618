import type { Answer, FromWorker, Limits, ToWorker } from './protocol';

/** Asks the worker; `tell` is called once with what was found, and again with the excerpts. */
export type Ask = (query: string, limits: Limits, tell: (answer: Answer) => void) => void;

async function start(): Promise<Ask> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const waiting = new Map<number, (answer: Answer) => void>();
  const send = (message: ToWorker): void => worker.postMessage(message);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.onerror = () => reject(new Error('The search program did not load.'));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'ready') {
          resolve();
          return;
        }
        waiting.get(data.id)?.(data.answer);
        if (data.last) waiting.delete(data.id);
      };
      // Worker and index come at the same time; one after the other, a phone would wait twice.
      const url = new URL(
        document.querySelector<HTMLMetaElement>('meta[name="search-index"]')!.content,
        location.href,
      ).href;
      fetch(url)
        .then((response) => {
          if (!response.ok) throw new Error(`The search index did not load: ${response.status}.`);
          return response.text();
        })
        .then((json) => send({ type: 'index', json, url }))
        .catch(reject);
    });
  } catch (error) {
    worker.terminate();
    throw error;
  }
  let last = 0;
  return (query, limits, tell) => {
    last += 1;
    waiting.clear();
    waiting.set(last, tell);
    send({ type: 'ask', id: last, query, limits });
  };
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
