import { useEffect, useMemo, useState } from 'react';
import { Engine, type Found } from '../../engine/engine';
import { loadIndex } from './files';

interface Search {
  /** Undefined without a query, and until the index is there. */
  answer: Found | undefined;
  /** Says how many pages were found. */
  status: string;
  failed: boolean;
  retry: () => void;
}

let loaded: Engine | undefined;

function statusOf(query: string, most: number, answer: Found | undefined): string {
  if (!answer) return 'Searching…';
  const found = answer.pages.length;
  if (found === 0) return `No results for "${query}"`;
  const best = most < found ? `, the best ${most} shown` : '';
  return `${found} ${found === 1 ? 'page' : 'pages'} found${best}`;
}

/** Searches as the query changes, for a list of so many pages. Loads nothing while the query is empty. */
export function useSearch(query: string, most: number): Search {
  const [engine, setEngine] = useState(loaded);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    setFailed(false);
    if (!query || engine) return;
    loadIndex()
      .then((index) => setEngine((loaded ??= new Engine(index))))
      .catch(() => setFailed(true));
  }, [query, engine, attempt]);
  const answer = useMemo(() => (query ? engine?.search(query) : undefined), [query, engine]);
  // An earlier attempt may fail after a later one has worked.
  const isFailed = failed && !engine;
  return {
    answer,
    status: query && !isFailed ? statusOf(query, most, answer) : '',
    failed: isFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
