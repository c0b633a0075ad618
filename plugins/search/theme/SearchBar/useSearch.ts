import { useEffect, useState } from 'react';
import { connect } from './connection';
import type { Answer, Limits } from './protocol';

interface Search {
  /** The newest answer; while the next is on its way, the one before. */
  answer?: Answer;
  failed: boolean;
  retry: () => void;
}

/** Searches as the query changes. Loads nothing while the query is empty. */
export function useSearch(query: string, { pages, places }: Limits): Search {
  const [answer, setAnswer] = useState<Answer>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!query) {
      setAnswer(undefined);
      return undefined;
    }
    let stale = false;
    connect().then(
      (ask) => {
        if (stale) return;
        setFailed(false);
        ask(query, { pages, places }, (next) => {
          if (!stale) setAnswer(next);
        });
      },
      () => {
        if (!stale) setFailed(true);
      },
    );
    return () => {
      stale = true;
    };
  }, [query, pages, places, attempt]);
  return { answer, failed, retry: () => setAttempt(attempt + 1) };
}
