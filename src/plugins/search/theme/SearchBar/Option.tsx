import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { PageText } from '../../engine/document';
import { bestSection, firstSentence, mark } from '../../engine/excerpts';
import type { FoundPage, SearchResult } from '../../engine/SearchEngine';
import { loadText } from './load';
import styles from './styles.module.css';

/** The texts of results that are gone with the next letter aren't fetched. */
const pauseMs = 150;

interface Props {
  id: string;
  found: FoundPage;
  result: SearchResult;
  isActive: boolean;
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
}

/** A page or an answer in the list of the combobox, which keeps the keyboard, with the section that fits best and its first sentence. */
export default function Option({ id, found, result, isActive, visit }: Props): ReactNode {
  const { pages, typedTerms } = result;
  const { route, title, status, description } = found;
  const [page = '', answer] = route.split('#');
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) link.current!.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  // An answer of the troubleshooter is all of it, and a page that's only offered was found by no word.
  const isDiagnosis = route.includes('?');
  const hasText = pages.includes(found) && !isDiagnosis;
  const [text, setText] = useState<PageText>();
  useEffect(() => {
    if (!hasText) return;
    const load = () => void loadText(page).then(setText, () => undefined);
    const timer = setTimeout(load, pauseMs);
    return () => clearTimeout(timer);
  }, [page, hasText]);

  // An answer is a section of its page; of a page, the one that fits best.
  const section = answer
    ? text?.sections.find(({ anchor }) => anchor === answer)
    : text && bestSection(title, text.sections, typedTerms);
  const address = section?.anchor ? `${page}#${encodeURIComponent(section.anchor)}` : route;
  const heading = isDiagnosis ? 'Fix a problem' : answer ? text?.title : section?.heading;
  const excerpt =
    (section?.anchor && firstSentence(section.sentences)) ||
    (answer ? undefined : (text?.description ?? description));

  const withMarks = (part: string) =>
    mark(part, typedTerms).map(([word, isMarked], at) =>
      isMarked ? <mark key={at}>{word}</mark> : word,
    );
  const onClick = (event: MouseEvent) => {
    // The browser opens it in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visit(address);
  };
  return (
    <a
      ref={link}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      href={address}
      onClick={onClick}
    >
      <span className={styles.title}>
        {withMarks(title)}
        {status && <span className={styles.state}>{status}</span>}
      </span>
      {heading && <span className={styles.heading}>{withMarks(heading)}</span>}
      {excerpt && <span className={styles.excerpt}>{withMarks(excerpt)}</span>}
    </a>
  );
}
