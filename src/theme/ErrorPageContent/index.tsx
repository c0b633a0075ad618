// Ejected: the required words stay, with the site's own look and three ways out, which the stock page keeps shut: it goes
// on showing the crash on every page the reader moves to.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Error';
import ErrorText from '@site/src/components/PageProblem/ErrorText';
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
        action="Try again"
        onAction={tryAgain}
        details={<ErrorText error={error} />}
      >
        A part of it stopped while it was being drawn. Nothing on your device or your Blox has
        changed.
      </PageProblem>
    </main>
  );
}
