import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { longDate } from '../dates';
import styles from './styles.module.css';

interface Props {
  posts: { permalink: string; title: string; date: string; description: string }[];
}

/** News posts as a list, each with its date, title, and description. */
export default function NewsList({ posts }: Props): ReactNode {
  return (
    <ul className="bare">
      {posts.map(({ permalink, title, date, description }) => (
        <li key={permalink} className={styles.post}>
          <time dateTime={date} className="quiet">
            {longDate(date)}
          </time>
          <Link to={permalink}>
            <b>{title}</b>
          </Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
