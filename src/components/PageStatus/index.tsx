import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

type Status = 'legacy' | 'history' | 'draft';

interface Props {
  /** The status from the front matter. */
  status: Status;
  /** Route of the page to read instead. */
  replacedBy: string;
}

const notes: Record<Status, string> = {
  legacy: 'This has been replaced.',
  history: 'This page is kept for the record.',
  draft: "This is a proposal. It isn't settled.",
};

/** A notice on a page that isn't current, with a link to the page to read instead. */
export default function PageStatus({ status, replacedBy }: Props): ReactNode {
  return (
    <p className={`alert alert--${status === 'legacy' ? 'warning' : 'secondary'}`} data-not-content>
      {/* One text with its space: one of its own would be laid out anew when the link arrives. */}
      {`${notes[status]} `}
      <Link to={replacedBy}>See what's current</Link>.
    </p>
  );
}
