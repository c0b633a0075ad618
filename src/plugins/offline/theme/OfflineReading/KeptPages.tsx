import { useState, type ReactNode } from 'react';
import type { KeptPage } from '../../names';
import styles from './styles.module.css';

/** Links to the pages on this device, by title, with a filter. They are plain links: without a network, the worker answers them. */
export default function KeptPages({ pages }: { pages: KeptPage[] }): ReactNode {
  const [filter, setFilter] = useState('');
  if (pages.length === 0)
    return <p>No page is on this device yet. The pages that you read from now on will be.</p>;
  const words = filter.toLowerCase().split(/\s+/);
  const found = pages.filter(({ title }) =>
    words.every((word) => title.toLowerCase().includes(word)),
  );
  return (
    <>
      <p role="status">
        {filter.trim()
          ? `${found.length} of ${pages.length} pages have these words in their titles.`
          : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} can be read on this device without a network:`}
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
      <ul className={styles.pages} aria-label="Pages on this device">
        {found
          .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
          .map(({ address, title }) => (
            <li key={address}>
              <a href={address}>{title}</a>
            </li>
          ))}
      </ul>
    </>
  );
}
