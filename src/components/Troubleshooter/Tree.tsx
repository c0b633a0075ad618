import { memo, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { questions, results, type Result } from '../../data/troubleshooter';
import styles from './styles.module.css';

const leaf = ({ cause, tries }: Result) => (
  <>
    {' '}
    → {cause}
    <ol>
      {tries.map(({ text, link, erases }) => (
        <li key={text}>
          {erases && (
            <>
              <strong>{erases}</strong>{' '}
            </>
          )}
          <Link to={link}>{text}</Link>
        </li>
      ))}
    </ol>
  </>
);

/** All questions with their answers as lists. A question that several answers lead to is printed once. */
function Tree(): ReactNode {
  return (
    <details className={styles.tree} open>
      <summary>All questions and answers</summary>
      {Object.values(questions).map(({ ask, answers }) => (
        <section key={ask}>
          <h3>{ask}</h3>
          <ul>
            {answers.map(({ key, label, next }) => (
              <li key={key}>
                {label}
                {questions[next] ? ` → ${questions[next].ask}` : leaf(results[next]!)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}

export default memo(Tree);
