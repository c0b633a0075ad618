import { useEffect, useState, type ReactNode } from 'react';
import type { Place } from '../../engine/engine';
import { excerpt, mark } from '../../engine/excerpt';
import type { IndexedPage } from '../../engine/index-file';
import { loadedTexts, loadTexts } from './files';
import styles from './styles.module.css';

/** Pages that help most readers, offered where nothing was found or asked. */
export const likelyPages = [
  { route: '/getting-started-testnet', title: 'Set up your Blox' },
  { route: '/functionyard/troubleshooting', title: 'Fix a problem' },
  { route: '/functionyard/fxblox-app', title: 'The FxBlox web app' },
  { route: '/api-intro', title: 'Build on Functionland' },
  { route: '/functionyard/support', title: 'Get help' },
] as const;

export const addressOf = ({ route }: IndexedPage, { anchor }: Place): string =>
  anchor ? `${route}#${encodeURIComponent(anchor)}` : route;

type Terms = ReadonlySet<string>;

/** Text with the words that were searched for marked. */
export const Marked = ({ text, terms }: { text: string; terms: Terms }): ReactNode =>
  mark(text, terms).map(([part, marked], at) => (marked ? <mark key={at}>{part}</mark> : part));

/** The title of a page, with its status where it isn't current. */
export const Title = ({ page, terms }: { page: IndexedPage; terms: Terms }): ReactNode => (
  <>
    <Marked text={page.title} terms={terms} />{' '}
    {page.state !== 'current' && <span className={styles.state}>{page.state}</span>}
  </>
);

/** The texts of results that are gone with the next letter aren't fetched. */
const pauseMs = 150;

interface ExcerptProps {
  page: IndexedPage;
  place: Place;
  terms: Terms;
}

/** The best part of a section; the description of its page until the text is fetched, and where that fails. */
export function Excerpt({ page, place, terms }: ExcerptProps): ReactNode {
  const [texts, setTexts] = useState(loadedTexts.get(page.file));
  useEffect(() => {
    const load = () => void loadTexts(page.file).then(setTexts, () => undefined);
    const timer = setTimeout(load, pauseMs);
    return () => clearTimeout(timer);
  }, [page]);
  const text = texts ? excerpt(texts[place.section]!, terms) : page.description;
  return <Marked text={text} terms={terms} />;
}
