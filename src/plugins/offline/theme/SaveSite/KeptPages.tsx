import { useEffect, useState, type ReactNode } from 'react';
import { archiveSection, offlinePage } from '../../copy/names';
import { keptPages, type KeptPage, type KeptSection } from '../../copy/keptPages';
import { useSaving } from './store';
import styles from './styles.module.css';

const List = ({ pages }: { pages: KeptPage[] }): ReactNode => (
  <ul className={styles.pages}>
    {pages.map(({ address, title }) => (
      <li key={address}>
        <a href={address}>{title}</a>
      </li>
    ))}
  </ul>
);

/** The pages whose titles have all words of a text. */
function matching(sections: KeptSection[], text: string): KeptSection[] {
  const words = text.toLowerCase().split(/\s+/);
  return sections
    .map(({ name, pages }) => ({
      name,
      pages: pages.filter(({ address, title }) => {
        if (address === offlinePage) return false;
        return words.every((word) => title.toLowerCase().includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}

/**
 * Links to the pages on this device, by section, with a filter. The archive is folded. They are plain links: without a network,
 * the worker answers them.
 */
export default function KeptPages(): ReactNode {
  const { phase } = useSaving();
  const [kept, setKept] = useState<KeptSection[]>();
  const [filter, setFilter] = useState('');
  useEffect(() => {
    if (phase !== 'ready') return;
    void keptPages().then(setKept, () => setKept([]));
  }, [phase]);
  if (!kept) return <p>The list appears here in a browser that can keep pages.</p>;
  const all = matching(kept, '').flatMap(({ pages }) => pages).length;
  if (all === 0)
    return <p>No page is on this device yet. The pages that you read from now on will be.</p>;
  const sections = matching(kept, filter);
  const found = sections.flatMap(({ pages }) => pages).length;
  return (
    <>
      <p role="status">
        {filter.trim()
          ? `${found} of ${all} pages have these words in their titles.`
          : `${all} ${all === 1 ? 'page' : 'pages'} can be read on this device without a network:`}
      </p>
      <input
        type="text"
        className={styles.filter}
        aria-label="Filter the pages on this device"
        placeholder="Filter by title"
        autoComplete="off"
        maxLength={100}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      {sections.map(({ name = 'Other pages', pages }) =>
        name === archiveSection ? (
          <details key={name} open={filter.trim() !== ''}>
            <summary>
              {name} ({pages.length})
            </summary>
            <List pages={pages} />
          </details>
        ) : (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <List pages={pages} />
          </section>
        ),
      )}
    </>
  );
}
