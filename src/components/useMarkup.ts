import { useMemo } from 'react';

/** HTML for `dangerouslySetInnerHTML`. React would set it again for each new object, which undoes a reader's selection. */
export const useMarkup = (html: string): { __html: string } =>
  useMemo(() => ({ __html: html }), [html]);
