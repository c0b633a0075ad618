import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { questions, results } from '../../data/troubleshooter';
import styles from './styles.module.css';
import Words, { Paragraphs } from './Words';

const idOf = (key: string) => (questions[key] ? `ask-${key}` : `result-${key}`);

interface Props {
  live: boolean;
  /** The part of the text that the address points at, with its `#`. */
  hash: string;
}

/**
 * The same tree as text, for print, search, and readers without JavaScript, for whom it's open: each question with its
 * answers, then each result once, with everything to try.
 */
function Tree({ live, hash }: Props): ReactNode {
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
              <h3 id={idOf(key)}>{ask}</h3>
              {hint && <Paragraphs>{hint}</Paragraphs>}
              <ul>
                {answers.map((answer) => (
                  <li key={answer.key}>
                    <Words>{answer.label}</Words> →{' '}
                    <a href={`#${idOf(answer.next)}`}>
                      <Words>{questions[answer.next]?.ask ?? results[answer.next]!.cause}</Words>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {Object.entries(results).map(([key, { cause, why, tries }]) => (
            <section key={key}>
              <h3 id={idOf(key)}>{cause}</h3>
              <Paragraphs>{why}</Paragraphs>
              <ol>
                {tries.map(({ text, label, link, erases }) => (
                  <li key={text}>
                    {erases && (
                      <>
                        <strong>
                          <Words>{erases}</Words>
                        </strong>{' '}
                      </>
                    )}
                    <Words>{text}</Words> <Link to={link}>{label}</Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </details>
    </>
  );
}

export default memo(Tree);
