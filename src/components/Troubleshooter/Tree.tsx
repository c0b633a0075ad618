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
 * answers, then each result once. On paper, their numbers take the place of the links.
 */
function Tree({ tree: { questions, results }, live, hash }: Props): ReactNode {
  const idOf = (key: string) => (questions[key] ? `ask-${key}` : `result-${key}`);
  const asked = Object.keys(questions);
  const resulting = Object.keys(results);
  const nameOf = (key: string) =>
    questions[key] ? `Question ${asked.indexOf(key) + 1}` : `Result ${resulting.indexOf(key) + 1}`;
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
          <p>
            Begin with question 1. Each answer leads to another question, or to a result that says
            what to do first.
          </p>
          {Object.entries(questions).map(([key, { ask, hint, answers }]) => (
            <section key={key}>
              <h3 id={idOf(key)}>
                {nameOf(key)}. <Words>{ask}</Words>
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
                      {nameOf(answer.next)}:{' '}
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
                {nameOf(key)}. <Words>{cause}</Words>
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
