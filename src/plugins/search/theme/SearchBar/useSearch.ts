import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchEngine, SearchResult } from '../../engine/SearchEngine';
import { loadEngine, NoIndexError } from './load';

export interface Search {
  /** Undefined without a query, and until the engine is loaded. While the reader types, it may be of an earlier query. */
  result?: SearchResult;
  /** Why there's no search. */
  problem?: 'network' | 'no-index';
  retry: () => void;
}

/** Loads search when it's wanted, and searches as the query changes. */
export function useSearch(query: string, isWanted: boolean): Search {
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<Search['problem']>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    loadEngine().then(setEngine, (error: unknown) =>
      setProblem(error instanceof NoIndexError ? 'no-index' : 'network'),
    );
  }, [isWanted, attempt]);
  // A slow device shows each letter first, and then what it finds.
  const searched = useDeferredValue(query);
  const result = useMemo(
    () => (searched ? engine?.search(searched) : undefined),
    [searched, engine],
  );
  return {
    result: query ? result : undefined,
    // An earlier attempt may fail after a later one has worked.
    problem: engine ? undefined : problem,
    retry: () => {
      setProblem(undefined);
      setAttempt(attempt + 1);
    },
  };
}
