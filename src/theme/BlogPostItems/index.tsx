// Ejected: a list with dates. The stock list shows the beginning of each post, and lacks an h1.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/BlogPostItems';
import { longDate } from '@site/src/components/dates';
import styles from './styles.module.css';

export default function NewsItems({ items }: Props): ReactNode {
  return (
    <>
      <h1>News</h1>
      <ul className="bare">
        {items.map(({ content: { metadata } }) => (
          <li key={metadata.permalink} className={styles.post}>
            <time dateTime={metadata.date} className="quiet">
              {longDate(metadata.date)}
            </time>{' '}
            <Link to={metadata.permalink}>
              <b>{metadata.title}</b>
            </Link>
            <p>{metadata.description}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
