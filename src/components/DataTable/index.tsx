import type { ReactNode } from 'react';

interface Props {
  /** What the table shows; read aloud as its name and printed above it. */
  caption: string;
  /** The table itself, filled in from src/data when the page is built. */
  children: ReactNode;
}

/** A table of src/data with its name. */
export default function DataTable({ caption, children }: Props): ReactNode {
  return (
    <figure className="data-table">
      <figcaption>{caption}</figcaption>
      {children}
    </figure>
  );
}
