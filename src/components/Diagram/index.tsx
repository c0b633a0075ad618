import { useMemo, type ReactNode } from 'react';

interface Props {
  /** SVG markup drawn by plugins/mermaid from the fence in the page, with its own title and description. */
  svg: string;
  /** What the diagram shows; the caption below it. */
  title: string;
  /** Mark under which plugins/skeletons finds the markup in the document. */
  words?: string;
}

/** A diagram, drawn when the page is built. It scrolls inside itself where the screen is narrower than it. */
export default function Diagram({ svg, title, words }: Props): ReactNode {
  // React sets the markup anew for every new object, even one that says the same.
  const markup = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <figure className="diagram">
      {/* A keyboard has to be able to scroll a wide diagram. */}
      <div
        role="group"
        aria-label={`Diagram: ${title}`}
        tabIndex={0}
        data-w={words}
        dangerouslySetInnerHTML={markup}
      />
      <figcaption>{title}</figcaption>
    </figure>
  );
}
