import { synonyms } from '@site/src/data/synonyms';
import { Engine } from '../../engine/engine';
import { excerpt, mark } from '../../engine/excerpt';
import type { IndexFile } from '../../engine/index-file';
import type { Answer, AnswerPlace, FromWorker, Limits, ToWorker } from './protocol';

let engine: Engine;
let files: IndexFile['texts'];
let base: string;
let newest = 0;

const texts = new Map<string, Promise<string[]>>();

const post = (message: FromWorker): void => self.postMessage(message);

async function fetchTexts(name: string): Promise<string[]> {
  const response = await fetch(new URL(name, base));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json() as Promise<string[]>;
}

async function textOf(section: number): Promise<string> {
  const [name, first] = files.findLast((file) => file[1] <= section)!;
  let loading = texts.get(name);
  if (!loading) {
    loading = fetchTexts(name);
    texts.set(name, loading);
    // Asked for again with the next question.
    loading.catch(() => texts.delete(name));
  }
  return (await loading)[section - first]!;
}

async function ask(id: number, query: string, limits: Limits): Promise<void> {
  newest = id;
  const { pages, terms } = engine.search(query);
  const wanted = new Set(terms);
  const answer: Answer = {
    query,
    found: pages.length,
    pages: pages.slice(0, limits.pages).map((page) => ({
      route: page.route,
      title: mark(page.title, wanted),
      description: mark(page.description, wanted),
      state: page.state,
      places: page.places.slice(0, limits.places).map(({ section, anchor, heading }) => ({
        section,
        anchor,
        heading: mark(heading, wanted),
      })),
    })),
  };
  post({ type: 'answer', id, answer, last: false });
  const fill = async (place: AnswerPlace): Promise<void> => {
    try {
      place.excerpt = excerpt(await textOf(place.section), wanted);
    } catch {
      // Without its text the place is still a result.
    }
  };
  await Promise.all(answer.pages.flatMap((page) => page.places.map(fill)));
  if (id === newest) post({ type: 'answer', id, answer, last: true });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'ask') {
    void ask(data.id, data.query, data.limits);
    return;
  }
  const file = JSON.parse(data.json) as IndexFile;
  engine = new Engine(file, synonyms);
  files = file.texts;
  base = data.url;
  post({ type: 'ready' });
};
