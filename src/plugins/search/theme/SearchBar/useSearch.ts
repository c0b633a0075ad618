import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { SearchEngine, SearchResult } from '../../engine/SearchEngine';
import { loadEngine, NoIndexError, OutdatedError } from './load';

export interface Search {
  /** Undefined without a query, and until the engine is loaded. While the reader types, it may be of an earlier query. */
  result?: SearchResult;
  /** Why there's no search. */
  problem?: Problem;
  retry: () => void;
}

type Problem = 'network' | 'no-index' | 'outdated';

function problemOf(error: unknown): Problem {
  if (error instanceof NoIndexError) return 'no-index';
  return error instanceof OutdatedError ? 'outdated' : 'network';
}
/** Loads search when it's wanted, and searches as the query changes. */
export function useSearch(query: string, isWanted: boolean): Search {
  const [engine, setEngine] = useState<SearchEngine>();
  const [problem, setProblem] = useState<Problem>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    loadEngine().then(setEngine, (error: unknown) => setProblem(problemOf(error)));
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
