// Ejected: what happened and the ways on, in the site's own words.
import type { ReactNode } from 'react';
import PageProblem from '@site/src/components/PageProblem';

export default function NotFoundContent(): ReactNode {
  return (
    <main>
      <PageProblem title="Page not found">
        There is no page at this address. It may have been moved, or the link to it has a typing
        mistake.
      </PageProblem>
    </main>
  );
}
