import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { questions, results } from '../../data/troubleshooter';
import { copyText } from '../useCopy';
import Lamp from './Lamp';
import { positionOf, reportOf } from './path';
import Tree from './Tree';
import styles from './styles.module.css';

/**
 * Asks what the light does, what the app shows, and what happened before; then names the likely cause and what to do,
 * one try at a time. Its state is the page's address, so a link carries it. Without JavaScript and on paper, the same
 * questions are nested lists.
 */
export default function Troubleshooter(): ReactNode {
  const { pathname, search } = useLocation();
  // The page was built without a query: the first render in the browser has to be the same.
  const live = useIsBrowser();
  const here = live ? search : '';
  const position = positionOf(here);
  const { given, question, result, step } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const [copied, setCopied] = useState('');

  // The focus follows an answer, and stays where it is when the page opens.
  useEffect(() => {
    if (!live || shown.current === here) return;
    if (shown.current !== undefined) heading.current?.focus();
    shown.current = here;
    setCopied('');
  }, [live, here]);

  const to = (at: string, attempt?: number) =>
    `${pathname}?at=${at}${attempt ? `&try=${attempt}` : ''}`;
  const at = given.at(-1)?.at ?? '';
  const attempt = result?.tries[step - 1];

  return (
    <>
      <section
        className={clsx('box js-only', styles.wizard)}
        aria-label="Troubleshooter"
        data-not-content
      >
        {given.length > 0 && (
          <ol className={clsx('bare row-wrap quiet', styles.given)}>
            {given.map(({ question: asked, answer }, index) => (
              <li key={answer.key}>
                {answer.label}{' '}
                <Link
                  className="btn-text"
                  to={index === 0 ? pathname : to(given[index - 1]!.at)}
                  aria-label={`Change: ${asked.ask} ${answer.label}`}
                >
                  Change
                </Link>
              </li>
            ))}
          </ol>
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.ask}>
          {result ? result.cause : question!.ask}
        </h2>
        {question && (
          <ul className={clsx('bare', styles.answers)}>
            {question.answers.map(({ key, label, light, color }) => (
              <li key={key}>
                <Link className="btn" to={to(at ? `${at}.${key}` : key)}>
                  {(light ?? color) && <Lamp light={light} color={color} />}
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {attempt && (
          <>
            {attempt.erases && <p className={styles.erases}>{attempt.erases}</p>}
            <p>{attempt.text}</p>
            <p className="row-wrap margin-bottom--none">
              <Link to={attempt.link} className="btn main">
                Show me how
              </Link>
              {step < result!.tries.length && (
                <Link to={to(at, step + 1)} className="btn">
                  That didn't help
                </Link>
              )}
              <button
                type="button"
                className="btn"
                onClick={async () =>
                  setCopied(
                    (await copyText(reportOf(position, window.location.href)))
                      ? 'Copied. Paste it into your message to support.'
                      : 'Not copied',
                  )
                }
              >
                Copy a report
              </button>
              <span role="status">{copied}</span>
            </p>
          </>
        )}
      </section>
      <Tree questions={questions} results={results} />
    </>
  );
}
