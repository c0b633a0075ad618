import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

type Status = 'legacy' | 'history' | 'draft';

interface Props {
  /** Why the page is not current, from its front matter. */
  status: Status;
  /** Route of the page to read instead. */
  replacedBy: string;
}

const notes: Record<Status, string> = {
  legacy: 'This has been replaced.',
  history: 'This page is kept for the record.',
  draft: "This is a proposal. It isn't settled.",
};

/** One line at the top of a page that isn't current, with the page to read instead. */
export default function PageStatus({ status, replacedBy }: Props): ReactNode {
  return (
    <p className={`alert alert--${status === 'legacy' ? 'warning' : 'secondary'}`} data-not-content>
      {notes[status]} <Link to={replacedBy}>See what's current</Link>.
    </p>
  );
}
