import type { ReactNode } from 'react';
import { useMarkup } from '../useMarkup';

interface Props {
  /** SVG markup drawn by plugins/mermaid from the fence in the page, with its own title and description. */
  svg: string;
  /** What the diagram shows; the caption below it. */
  title: string;
}

/** A diagram, drawn when the page is built. It scrolls inside itself where the screen is narrower than it. */
export default function Diagram({ svg, title }: Props): ReactNode {
  const markup = useMarkup(svg);
  return (
    <figure className="diagram">
      {/* A keyboard has to be able to scroll a wide diagram. */}
      <div
        role="group"
        aria-label={`Diagram: ${title}`}
        tabIndex={0}
        dangerouslySetInnerHTML={markup}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
