import { synonyms } from '@site/src/data/synonyms';
import { Engine } from '../../engine/engine';
import { excerpt, mark } from '../../engine/excerpt';
import type { IndexFile } from '../../engine/index-file';
import type { Answer, AnswerPlace, Message } from './protocol';

let engine: Engine;
let files: IndexFile['texts'];
let base: string;

const texts = new Map<string, Promise<string[]>>();

async function fetchTexts(name: string): Promise<string[]> {
  const response = await fetch(new URL(name, base));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json() as Promise<string[]>;
}

async function textOf(section: number): Promise<string> {
  const [name, first] = files.findLast((file) => file[1] <= section)!;
  const loading = texts.get(name) ?? fetchTexts(name);
  texts.set(name, loading);
  // The next query tries again.
  loading.catch(() => texts.delete(name));
  return (await loading)[section - first]!;
}

async function ask(query: string, most: number, tell: (answer: Answer) => void): Promise<void> {
  const { pages, terms } = engine.search(query);
  const answer: Answer = {
    query,
    found: pages.length,
    pages: pages.slice(0, most).map(({ page, places }) => ({
      route: page.route,
      title: mark(page.title, terms),
      description: mark(page.description, terms),
      state: page.state,
      places: places.slice(0, 2).map(({ section, anchor, heading }) => ({
        section,
        anchor,
        heading: mark(heading, terms),
      })),
    })),
  };
  tell(answer);
  const fill = async (place: AnswerPlace): Promise<void> => {
    place.excerpt = excerpt(await textOf(place.section), terms);
  };
  // A place whose text can't be fetched is still a result.
  await Promise.allSettled(answer.pages.flatMap((page) => page.places.map(fill)));
  tell(answer);
}

self.onmessage = ({ data, ports: [port] }: MessageEvent<Message>) => {
  if (data.type === 'ask') {
    void ask(data.query, data.most, (answer) => port!.postMessage(answer));
    return;
  }
  const { pages, texts: names } = JSON.parse(data.json) as IndexFile;
  engine = new Engine(pages, synonyms);
  files = names;
  base = data.url;
  port!.postMessage('ready');
};
