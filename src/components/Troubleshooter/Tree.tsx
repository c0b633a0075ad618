import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Troubleshooter } from '../../pages-schema/troubleshooter';
import styles from './styles.module.css';
import Words from './Words';

interface Props {
  tree: Troubleshooter;
  live: boolean;
  /** The part of the text that the address points at, with its `#`. */
  hash: string;
}

/**
 * The same tree as text, for print, search, and readers without JavaScript, for whom it's open: each question with its
 * answers, then each result once.
 */
function Tree({ tree: { questions, results }, live, hash }: Props): ReactNode {
  const idOf = (key: string) => (questions[key] ? `ask-${key}` : `result-${key}`);
  return (
    <>
      <h2>All questions and answers</h2>
      <details
        className={styles.tree}
        open={!live || /^#(ask|result)-/.test(hash)}
        data-live={live}
      >
        <summary>Read them as a list</summary>
        <div>
          {Object.entries(questions).map(([key, { ask, hint, answers }]) => (
            <section key={key}>
              <h3 id={idOf(key)}>
                <Words>{ask}</Words>
              </h3>
              {hint && (
                <p>
                  <Words>{hint}</Words>
                </p>
              )}
              <ul>
                {answers.map((answer) => (
                  <li key={answer.key}>
                    <Words>{answer.say}</Words> →{' '}
                    <a href={`#${idOf(answer.next)}`}>
                      <Words>{questions[answer.next]?.ask ?? results[answer.next]!.cause}</Words>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {Object.entries(results).map(([key, { cause, do: what, first, also }]) => (
            <section key={key}>
              <h3 id={idOf(key)}>
                <Words>{cause}</Words>
              </h3>
              {what && (
                <p>
                  <Words>{what}</Words>
                </p>
              )}
              <ul>
                {[first, ...also].map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>
                      <Words>{label}</Words>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </>
  );
}

export default memo(Tree);
