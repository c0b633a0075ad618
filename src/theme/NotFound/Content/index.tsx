// Ejected: what happened and the ways on, in the site's own words.
import type { ReactNode } from 'react';
import Trouble from '@site/src/components/Trouble';

export default function NotFoundContent(): ReactNode {
  return (
    <main>
      <Trouble title="Page not found">
        There is no page at this address. It may have been moved, or the link to it has a typing
        mistake.
      </Trouble>
    </main>
  );
}
