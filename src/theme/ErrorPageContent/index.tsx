// Ejected: the required words in the site's own look, with three links that lead out. The stock page stays when the reader
// moves to another page.
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
        A part of it stopped while it was being drawn. Nothing on your device or your Blox has
        changed.
      </PageProblem>
    </main>
  );
}
