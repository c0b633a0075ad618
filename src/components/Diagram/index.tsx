import type { ReactNode } from 'react';
import { useMarkup } from '../useMarkup';

interface Props {
  /** Drawn by src/markdown/mermaid.ts. */
  svg: string;
  title: string;
}

/** A diagram and its title. It can have the focus, so that the keyboard can scroll a wide one. */
export default function Diagram({ svg, title }: Props): ReactNode {
  return (
    <figure className="diagram">
      <div
        role="group"
        aria-label={`Diagram: ${title}`}
        tabIndex={0}
        dangerouslySetInnerHTML={useMarkup(svg)}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
