// Wrapped: gives all pages the state of a retry. The components imported here are on every page of the documentation; the
// imports put them into the main script. A first visit to a guide has 14 requests with them, and 25 without.
import type { ReactNode } from 'react';
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';
import { RetriedPageProvider } from '@site/src/components/retriedPage';

export default function Root(props: Props): ReactNode {
  return (
    <RetriedPageProvider>
      <OriginalRoot {...props} />
    </RetriedPageProvider>
  );
}
