// Ejected: what happened, and ways out.
import type { ReactNode } from 'react';
import PageProblem from '@site/src/components/PageProblem';

export default function NotFoundContent(): ReactNode {
  return (
    <main>
      <PageProblem title="Page not found">
        There is no page at this address. It may have moved, or the link may have a typo.
      </PageProblem>
    </main>
  );
}
