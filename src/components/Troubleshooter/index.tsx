import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Question, Troubleshooter as Data } from '../../pages-schema/troubleshooter';
import Lamp from './Lamp';
import { positionOf, queryOf, type Given } from './path';
import { plain } from './plain';
import styles from './styles.module.css';
import Tree from './Tree';
import Words from './Words';

interface Props {
  /** src/data/troubleshooter.yaml as JSON, from src/markdown/macros.ts. */
  tree: string;
  /** Shown until the first answer. */
  children?: ReactNode;
}

interface AnswersProps {
  tree: Data;
  question: Question;
  given: Given;
}

/** The answers of a question as links, and below them those of the question that is open. */
function Answers({ tree, question, given }: AnswersProps): ReactNode {
  const { pathname } = useLocation();
  const opened = question.answers.find(({ key }) => key === question.open);
  const buttons = question.answers.filter((answer) => answer !== opened);
  const longest = Math.max(...buttons.map(({ say }) => plain(say).length));
  return (
    <>
      <ul
        className={clsx('bare', styles.answers)}
        style={{ '--longest': longest } as CSSProperties}
      >
        {buttons.map((answer) => (
          <li key={answer.key}>
            <Link className="btn choice" to={pathname + queryOf([...given, { question, answer }])}>
              {answer.lamp && <Lamp colors={answer.lamp} />}
              <span>
                <Words>{answer.say}</Words>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {opened && (
        <>
          <h3 className={styles.group}>
            <Words>{opened.say}</Words>
          </h3>
          <Answers
            tree={tree}
            question={tree.questions[opened.next]!}
            given={[...given, { question, answer: opened }]}
          />
        </>
      )}
    </>
  );
}

/**
 * Asks what the light does, or what else is wrong; then names the likely cause, and leads to the page of the job. Its state
 * is the page's address, so a link carries it. Below, the same tree is text.
 */
export default function Troubleshooter({ tree: json, children }: Props): ReactNode {
  const tree = useMemo(() => JSON.parse(json) as Data, [json]);
  const { pathname, search } = useLocation();
  // The page was built without a query: the first render in the browser has to be the same.
  const live = useIsBrowser();
  const here = live ? search : '';
  const { given, question, result } = positionOf(tree, here);
  const box = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string>(undefined);
  const started = given.length > 0;

  // Each question begins at the top of the screen. The focus follows an answer, and stays where it is when the page opens.
  useEffect(() => {
    if (!live || shown.current === here) return;
    if (shown.current !== undefined) heading.current!.focus({ preventScroll: true });
    if (started || shown.current !== undefined) box.current!.scrollIntoView();
    shown.current = here;
  }, [live, here, started]);

  return (
    <>
      {!started && children}
      <section
        ref={box}
        className={clsx('box js-only', styles.wizard)}
        aria-label="Troubleshooter"
        data-not-content
      >
        {started && (
          <ol className={clsx('bare quiet', styles.given)}>
            {given.map(({ question: asked, answer }, index) => (
              <li key={answer.key}>
                <span>
                  <Words>{answer.say}</Words>
                </span>
                <Link
                  className="btn-text"
                  to={pathname + queryOf(given.slice(0, index))}
                  aria-label={plain(`Change: ${asked.ask} ${answer.say}`)}
                >
                  Change
                </Link>
              </li>
            ))}
          </ol>
        )}
        <h2 ref={heading} tabIndex={-1} className={styles.ask}>
          <Words>{(result?.cause ?? question?.ask)!}</Words>
        </h2>
        {question?.hint && (
          <p>
            <Words>{question.hint}</Words>
          </p>
        )}
        {question && <Answers tree={tree} question={question} given={given} />}
        {result && (
          <>
            {result.do && (
              <p className={clsx(result.danger && styles.danger)}>
                <Words>{result.do}</Words>
              </p>
            )}
            <ul className={clsx('bare', styles.actions)}>
              {[result.first, ...result.also].map(({ label, to }, index) => (
                <li key={label}>
                  <Link to={to} className={clsx('btn', index === 0 && 'main')}>
                    <span>
                      <Words>{label}</Words>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Tree tree={tree} />
    </>
  );
}
