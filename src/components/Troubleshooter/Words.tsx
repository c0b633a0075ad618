import type { ReactNode } from 'react';
import { plain } from './plain';

const marks = { '`': 'code', _: 'em', '*': 'strong' } as const;

/** Words of src/data/troubleshooter.yaml: `code`, _names on screens_, and **bold**. */
export default function Words({ children }: { children: string }): ReactNode {
  return children.split(/(`[^`]+`|\b_[^_]+_\b|\*\*[^*]+\*\*)/).map((part, index) => {
    const Element = index % 2 && marks[part[0] as keyof typeof marks];
    return Element ? <Element key={index}>{plain(part)}</Element> : part;
  });
}
