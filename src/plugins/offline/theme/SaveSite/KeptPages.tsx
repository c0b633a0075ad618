import { useEffect, useState, type ReactNode } from 'react';
import { offlinePage } from '../../copy/names';
import { keptPages, type KeptPage } from '../../copy/keptPages';
import { useSaving } from './store';
import styles from './styles.module.css';

/** Links to the pages on this device. They are plain links: without a network, the worker answers them. */
export default function KeptPages(): ReactNode {
  const { phase } = useSaving();
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    if (phase !== 'ready') return;
    void keptPages().then(
      (kept) => setPages(kept.filter(({ address }) => address !== offlinePage)),
      () => setPages([]),
    );
  }, [phase]);
  if (!pages) return <p>The list appears here in a browser that can keep pages.</p>;
  if (pages.length === 0)
    return <p>No page is on this device yet. The pages that you read from now on will be.</p>;
  return (
    <>
      <p>
        {pages.length} {pages.length === 1 ? 'page' : 'pages'} can be read on this device without a
        network:
      </p>
      <ul className={styles.pages}>
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
