import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Troubleshooter } from '../../pages-schema/troubleshooter';
import Words from './Words';

interface Props {
  tree: Troubleshooter;
}

/**
 * The same tree as text, for print, search, and readers without JavaScript: each question with its answers, then each result
 * once. On paper, their numbers take the place of the links.
 */
export default function Tree({ tree: { questions, results } }: Props): ReactNode {
  const idOf = (key: string) => (questions[key] ? `ask-${key}` : `result-${key}`);
  const asked = Object.keys(questions);
  const resulting = Object.keys(results);
  const nameOf = (key: string) =>
    questions[key] ? `Question ${asked.indexOf(key) + 1}` : `Result ${resulting.indexOf(key) + 1}`;
  return (
    <>
      <h2>All questions and answers</h2>
      <details>
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
                  <li key={label}>
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
