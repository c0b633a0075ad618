import type { ReactNode } from 'react';
import type { Stretch } from '../../engine/excerpt';

/** Text with the words that were searched for marked. */
export default function Marked({ stretches }: { stretches: readonly Stretch[] }): ReactNode {
  return stretches.map(([text, marked], at) => (marked ? <mark key={at}>{text}</mark> : text));
}
