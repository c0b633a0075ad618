import { useEffect, useState } from 'react';
import { connect } from './connection';
import type { Answer } from './protocol';

interface Search {
  /** The last answer, which may be to the query before. */
  answer?: Answer | undefined;
  /** Says how many pages were found. */
  status: string;
  failed: boolean;
  retry: () => void;
}

function statusOf(query: string, answer: Answer | undefined): string {
  if (answer?.query !== query) return 'Searching…';
  const { found, pages } = answer;
  if (found === 0) return `No results for "${query}"`;
  const best = pages.length < found ? `, the best ${pages.length} shown` : '';
  return `${found} ${found === 1 ? 'page' : 'pages'} found${best}`;
}

/** Searches for the best pages as the query changes. Loads nothing while the query is empty. */
export function useSearch(query: string, most: number): Search {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailed(false);
    if (!query) {
      setAnswer(undefined);
      return undefined;
    }
    let stale = false;
    connect().then(
      (ask) => {
        if (!stale) ask(query, most, (next) => !stale && setAnswer(next));
      },
      () => !stale && setFailed(true),
    );
    return () => {
      stale = true;
    };
  }, [query, most, attempt]);
  return {
    answer: query ? answer : undefined,
    status: query && !failed ? statusOf(query, answer) : '',
    failed,
    retry: () => setAttempt(attempt + 1),
  };
}
