import { useMemo } from 'react';

/** HTML for `dangerouslySetInnerHTML`. Memoized, because React sets it again for each new object, which would clear the reader's selection. */
export const useMarkup = (html: string): { __html: string } =>
  useMemo(() => ({ __html: html }), [html]);
