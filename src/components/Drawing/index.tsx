import { useMemo, type ReactNode } from 'react';
import '../../drawings/drawings.css';

interface Props {
  /** SVG and caption, drawn by plugins/drawings from a file of src/drawings. */
  html: string;
}

/** A drawing in the colors of the page, with its caption. It is drawn when the page is built. */
export default function Drawing({ html }: Props): ReactNode {
  // React sets the markup anew for every new object, even one that says the same.
  const markup = useMemo(() => ({ __html: html }), [html]);
  return <figure className="drawing" dangerouslySetInnerHTML={markup} />;
}
