import type { AsPlainObject } from 'minisearch';
import { termsOf } from './words';

/**
 * The index as it travels: pages with their headings, and the places of each term in two strings that compress well.
 * MiniSearch's own JSON of the same words is twice as large on the wire, which a phone notices.
 */

export type PageState = 'current' | 'legacy' | 'history' | 'draft';

/** What the index is made of. */
export interface SourcePage {
  route: string;
  title: string;
  description: string;
  keywords: readonly string[];
  state: PageState;
  sections: readonly { anchor: string; heading: string; text: string }[];
}

/** A page as the reader's browser knows it. */
export interface IndexedPage {
  route: string;
  title: string;
  description: string;
  state: PageState;
}

/** A section as the reader's browser knows it; its text is in another file. */
export interface IndexedSection {
  /** Place of its page in `pages`. */
  page: number;
  anchor: string;
  heading: string;
}

export interface IndexFile {
  /** route, title, description, state, then anchor (0 where the heading makes it) and heading of each section */
  pages: [string, string, string, PageState, (string | 0)[]][];
  /** All terms in order, each without the letters that it shares with the one before, led by how many those are. */
  terms: string;
  /** For each term its places: steps from one section to the next, led by the field where it is not the text. */
  places: string;
  /** For each section how long its text is, in steps of the square root. */
  lengths: string;
  /** Files of texts: name and first section. */
  texts: [string, number][];
}

export const fields = ['title', 'about', 'heading', 'text'] as const;
const text = 3;

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_.,:;+=()[]{}<>@~|/';
/** Marks of the fields title, about, heading, and of a text that has the term three times or more. */
const marks = '!#$%';
const often = 3;
const far = '^';

const number = (value: number): string =>
  value < signs.length
    ? signs[value]!
    : far + number(Math.floor(value / signs.length)) + signs[value % signs.length]!;

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const count = (terms: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
};

/** A word that stands in more sections than this share says little where it stands only once. */
const common = 0.03;
/** In few sections no word is that common. */
const rare = 5;

export function pack(pages: readonly SourcePage[], texts: IndexFile['texts']): IndexFile {
  const sections = pages.flatMap((page) =>
    page.sections.map((section, at) => ({ ...section, page: at === 0 ? page : undefined })),
  );
  const counts = sections.map(({ text }) => count(termsOf(text)));
  const spread = count(counts.flatMap((each) => [...each.keys()]));
  const places = new Map<string, string>();
  const last = new Map<string, number>();
  const put = (term: string, mark: string, section: number) => {
    places.set(term, `${places.get(term) ?? ''}${mark}${number(section - (last.get(term) ?? 0))}`);
    last.set(term, section);
  };
  sections.forEach(({ heading, page }, at) => {
    const named = [
      page?.title ?? '',
      page ? [page.description, ...page.keywords, page.route].join(' ') : '',
      heading,
    ];
    named.forEach((words, field) => {
      for (const term of count(termsOf(words)).keys()) put(term, marks[field]!, at);
    });
    for (const [term, times] of counts[at]!) {
      if (times > 1 || spread.get(term)! <= Math.max(rare, common * sections.length))
        put(term, times >= often ? marks[text]! : '', at);
    }
  });
  let before = '';
  const terms = [...places.keys()].sort().map((term) => {
    let shared = 0;
    while (shared < term.length && term[shared] === before[shared]) shared += 1;
    before = term;
    return shared.toString(36) + term.slice(shared);
  });
  return {
    pages: pages.map(({ route, title, description, state, sections: own }) => [
      route,
      title,
      description,
      state,
      own.flatMap(({ anchor, heading }) => [anchor === slug(heading) ? 0 : anchor, heading]),
    ]),
    terms: terms.join(' '),
    places: [...places.keys()]
      .sort()
      .map((term) => places.get(term))
      .join(' '),
    lengths: counts
      .map(
        (each) =>
          signs[
            Math.min(
              signs.length - 1,
              Math.ceil(Math.sqrt([...each.values()].reduce((a, b) => a + b, 0))),
            )
          ],
      )
      .join(''),
    texts,
  };
}

const valueOf: number[] = [];
for (let at = 0; at < signs.length; at += 1) valueOf[signs.charCodeAt(at)] = at;
const fieldOf: number[] = [];
for (let at = 0; at < marks.length; at += 1) fieldOf[marks.charCodeAt(at)] = at;

/** Number of the first section in MiniSearch: high numbers, because objects with low ones cost an array each. */
const first = 1e6;

/** The places of one term, by field and section, with how often. Each letter is read once: a phone waits for this. */
function placesOf(list: string): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {};
  let section = 0;
  let field = text;
  let times = 1;
  for (let at = 0; at < list.length; at += 1) {
    const mark = fieldOf[list.charCodeAt(at)];
    if (mark !== undefined) {
      field = mark;
      times = mark === text ? often : 1;
      continue;
    }
    let digits = 1;
    while (list[at] === far) {
      digits += 1;
      at += 1;
    }
    let step = valueOf[list.charCodeAt(at)]!;
    for (; digits > 1; digits -= 1) {
      at += 1;
      step = step * signs.length + valueOf[list.charCodeAt(at)]!;
    }
    section += step;
    (found[field] ??= {})[first + section] = times;
    field = text;
    times = 1;
  }
  return found;
}

/** Pages and sections of an index, and the same index as MiniSearch keeps it. */
export function unpack(file: IndexFile): {
  pages: IndexedPage[];
  sections: IndexedSection[];
  index: AsPlainObject;
} {
  const pages = file.pages.map(([route, title, description, state]) => ({
    route,
    title,
    description,
    state,
  }));
  const sections = file.pages.flatMap(([, , , , parts], page) =>
    Array.from({ length: parts.length / 2 }, (_, at): IndexedSection => {
      const heading = String(parts[2 * at + 1]);
      const anchor = parts[2 * at];
      return { page, anchor: anchor === 0 ? slug(heading) : String(anchor), heading };
    }),
  );
  const lists = file.places.split(' ');
  let before = '';
  const index = file.terms.split(' ').map((part, at): AsPlainObject['index'][number] => {
    before = before.slice(0, Number.parseInt(part[0]!, 36)) + part.slice(1);
    return [before, placesOf(lists[at]!)];
  });
  const wordCount = (text: string) => (text ? text.split(' ').length : 0);
  const lengths = sections.map(({ page, heading }, at) => {
    const { title, description } =
      sections[at - 1]?.page === page ? { title: '', description: '' } : pages[page]!;
    return [
      wordCount(title),
      wordCount(description),
      wordCount(heading),
      valueOf[file.lengths.charCodeAt(at)]! ** 2,
    ];
  });
  const average = fields.map((_, field) => {
    const given = lengths.map((each) => each[field]!).filter((length) => length > 0);
    return given.reduce((sum, length) => sum + length, 0) / (given.length || 1);
  });
  return {
    pages,
    sections,
    index: {
      documentCount: sections.length,
      nextId: first + sections.length,
      documentIds: Object.fromEntries(sections.map((_, at) => [first + at, at])),
      fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
      fieldLength: Object.fromEntries(lengths.map((each, at) => [first + at, each])),
      averageFieldLength: average,
      storedFields: {},
      dirtCount: 0,
      index,
      serializationVersion: 2,
    },
  };
}
