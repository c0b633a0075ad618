// Wrapped: links in pre-rendered HTML work like the theme's. The imports put components of every docs page into the main script,
// which saves three requests per visit.
import type { ReactNode } from 'react';
import '@theme/DocItem';
import '@theme/DocRoot';
import '@theme/DocVersionRoot';
import '@theme/DocsRoot';
import OriginalRoot from '@theme-original/Root';
import type { Props } from '@theme/Root';
import { RetriedPageProvider } from '@site/src/components/retriedPage';
import { usePlainLinks } from '@site/src/client/usePlainLinks';

export default function Root(props: Props): ReactNode {
  usePlainLinks();
  return (
    <RetriedPageProvider>
      <OriginalRoot {...props} />
    </RetriedPageProvider>
  );
}
