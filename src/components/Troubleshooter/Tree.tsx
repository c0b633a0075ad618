import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Question, Result } from '../../data/troubleshooter';
import styles from './styles.module.css';

interface Props {
  questions: Readonly<Record<string, Question>>;
  results: Readonly<Record<string, Result>>;
}

/** All questions with their answers as lists. A question that several answers lead to is printed once. */
export default function Tree({ questions, results }: Props): ReactNode {
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
  const list = ({ answers }: Question) => (
    <ul>
      {answers.map(({ key, label, next }) => (
        <li key={key}>
          {label}
          {questions[next] ? ` → ${questions[next].ask}` : leaf(results[next]!)}
        </li>
      ))}
    </ul>
  );
  return (
    <details className={styles.tree} open>
      <summary>All questions and answers</summary>
      {Object.values(questions).map((question) => (
        <section key={question.ask}>
          <h3>{question.ask}</h3>
          {list(question)}
        </section>
      ))}
    </details>
  );
}
