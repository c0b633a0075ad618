import { useEffect, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { copyText, useCopy } from '../useCopy';
import Lamp from './Lamp';
import { plain, positionOf, queryOf, reportOf } from './path';
import styles from './styles.module.css';
import Tree from './Tree';
import Words, { Paragraphs } from './Words';

/**
 * Asks what the light does, what the app shows, and what happened before; then names the likely cause and what to do,
 * one try at a time. Its state is the page's address, so a link carries it. Below, the same tree is text.
 */
export default function Troubleshooter(): ReactNode {
  const { pathname, search, hash } = useLocation();
  // The page was built without a query: the first render in the browser has to be the same.
  const live = useIsBrowser();
  const here = live ? search : '';
  const position = positionOf(here);
  const { given, question, result, step } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const [outcome, note] = useCopy();

  // The focus follows an answer, and stays where it is when the page opens.
  useEffect(() => {
    if (!live || shown.current === here) return;
    if (shown.current !== undefined) heading.current?.focus();
    shown.current = here;
  }, [live, here]);

  const reason = result?.why ?? question?.hint;
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
                <span>
                  <Words>{answer.label}</Words>
                </span>{' '}
                <Link
                  className="btn-text"
                  to={pathname + queryOf(given.slice(0, index))}
                  aria-label={plain(`Change: ${asked.ask} ${answer.label}`)}
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
        {reason && <Paragraphs>{reason}</Paragraphs>}
        {question && (
          <ul className={clsx('bare', styles.answers)}>
            {question.answers.map((answer) => (
              <li key={answer.key}>
                <Link className="btn" to={pathname + queryOf([...given, { question, answer }])}>
                  {(answer.light ?? answer.color) && (
                    <Lamp light={answer.light} color={answer.color} />
                  )}
                  <span>
                    <Words>{answer.label}</Words>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {attempt && (
          <>
            <h3 className={styles.try}>
              {result!.tries.length > 1
                ? `What to try: ${step} of ${result!.tries.length}`
                : 'What to do'}
            </h3>
            {attempt.erases && (
              <p className={styles.erases}>
                <Words>{attempt.erases}</Words>
              </p>
            )}
            <p>
              <Words>{attempt.text}</Words>
            </p>
            <p className="row-wrap margin-bottom--none">
              <Link to={attempt.link} className="btn main">
                {attempt.label}
              </Link>
              {step < result!.tries.length ? (
                <Link to={pathname + queryOf(given, step + 1)} className="btn">
                  That didn't help
                </Link>
              ) : (
                attempt.link !== '/functionyard/support' && (
                  <Link to="/functionyard/support" className="btn">
                    Nothing helped. Get help
                  </Link>
                )
              )}
              <button
                type="button"
                className="btn"
                onClick={() =>
                  note(copyText(reportOf(position, window.location.origin + pathname)))
                }
              >
                Copy a report
              </button>
              <span role="status">
                {outcome}
                {outcome === 'Copied' && '. Paste it into your message to support.'}
              </span>
            </p>
          </>
        )}
      </section>
      <Tree live={live} hash={hash} />
    </>
  );
}
