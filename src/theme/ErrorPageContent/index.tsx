// Ejected: the message in the site's style, with ways out. The stock message stays when the reader goes to another page.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import PageProblem from '@site/src/components/PageProblem';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  const { pathname } = useLocation();
  const crashed = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashed.current) tryAgain();
  }, [pathname, tryAgain]);
  return (
    <main>
      <PageProblem
        title="This page crashed."
        action={{ label: 'Try again', run: tryAgain }}
        error={error}
      >
        Part of this page failed to render. Nothing on your device or your Blox has changed.
      </PageProblem>
    </main>
  );
}
