// Wrapped: on a long page, a bar below the navbar says which part is being read, and opens the contents. The stock contents are
// only at the top.
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useWindowSize } from '@docusaurus/theme-common';
import Mobile from '@theme-original/DocItem/TOC/Mobile';
import TOCItems from '@theme/TOCItems';
import { focus } from '@site/src/client/announceRoute';
import styles from './styles.module.css';

/** Pages with fewer parts or screens have no bar. */
const long = { parts: 3, screens: 4 };

interface Place {
  /** The part that's being read, counted from 1. */
  part: number;
  parts: number;
  title: string;
}

/** Where the reader is; undefined before the first part, and on short pages. */
function findPlace(ids: readonly string[], line: number): Place | undefined {
  // Headings in hidden tabs have no box.
  const headings = ids
    .map((id) => document.getElementById(id))
    .filter((heading) => heading !== null && heading.getClientRects().length > 0) as HTMLElement[];
  const isLong =
    headings.length >= long.parts &&
    document.documentElement.scrollHeight >= long.screens * window.innerHeight;
  const part = headings.filter((each) => each.getBoundingClientRect().top <= line).length;
  if (!isLong || part === 0) return undefined;
  const title = headings[part - 1]!.textContent!.replace('\u200b', '');
  return { part, parts: headings.length, title };
}

function ContentsBar(): ReactNode {
  const { toc } = useDoc();
  const id = useId();
  const bar = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place>();
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const ids = toc.filter(({ level }) => level === 2).map((heading) => heading.id);
    const update = () => {
      // On the way to another page, the bar is gone before its listeners are.
      if (!bar.current) return;
      const { bottom } = bar.current.getBoundingClientRect();
      // A heading that a link leads to is a few pixels below the bar.
      const next = findPlace(ids, bottom + 16);
      setPlace((last) =>
        last?.title === next?.title && last?.parts === next?.parts ? last : next,
      );
    };
    update();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, update, { passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, update);
    };
  }, [toc]);

  useEffect(() => {
    if (!isOpen) return;
    const onClick = ({ target }: MouseEvent) => {
      if (!button.current!.contains(target as Node)) setIsOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current!.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  return (
    <nav ref={bar} className={styles.bar} aria-label="Contents" hidden={!place}>
      {place && (
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <b>{place.title}</b>
          <span>
            <span className="sr-only">, part </span>
            {place.part} of {place.parts}
          </span>
        </button>
      )}
      {place && isOpen && (
        <div id={id} className={styles.panel}>
          <TOCItems
            toc={toc}
            className="table-of-contents"
            linkActiveClassName="table-of-contents__link--active"
          />
          <button
            type="button"
            className="btn-text"
            onClick={() => {
              window.scrollTo({ top: 0 });
              focus(document.querySelector('h1'));
            }}
          >
            Back to the top
          </button>
        </div>
      )}
    </nav>
  );
}

export default function DocItemTOCMobile(): ReactNode {
  const isPhone = useWindowSize() === 'mobile';
  return (
    <>
      <Mobile />
      {isPhone && <ContentsBar />}
    </>
  );
}
