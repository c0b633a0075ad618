// Ejected from the core fallback: the required message and 'Retry', in the site's own words and look, and a way on when
// the page's files are gone for good.
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { Context, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import PageProblem from '@site/src/components/PageProblem';
import { announce } from '@site/src/client/announceRoute';

/** Reloads the page if the server responds. Without a network, the browser would show its own error page instead. */
async function loadFromServer(): Promise<void> {
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    });
    // The site's own not-found page helps, too.
    if (response.ok || response.status === 404) window.location.reload();
  } catch {
    // Still no network, so the message and its button stay.
  }
}

/** The page that 'Retry' was pressed for. When its outer route loads, its inner route may still have to be retried. */
let retriedPage: string | undefined;

/** Adds the layout if there is none around the message. */
function InLayout({ children }: { children: ReactNode }): ReactNode {
  const inDocs = useContext(Context) !== null;
  if (inDocs) return children;
  return (
    <RouteContextProvider value={{ plugin: { name: 'loading', id: 'default' } }}>
      <Layout>
        <main>{children}</main>
      </Layout>
    </RouteContextProvider>
  );
}

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  const { pathname } = useLocation();
  const retries = useRef(0);
  const [lastError, setLastError] = useState<unknown>(null);
  if (error && error !== lastError) setLastError(error);
  const again = () => {
    retries.current += 1;
    retriedPage = pathname;
    retry();
  };
  useEffect(() => {
    if (!error) return;
    if (retries.current > 0) void loadFromServer();
    else if (retriedPage === pathname) again();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [error]);
  const shown: unknown = error || lastError;
  const hasMessage = Boolean(shown);
  // The message gets the focus, and then the page that takes its place.
  useEffect(() => {
    if (hasMessage) announce();
    return announce;
  }, [hasMessage]);
  if (!shown) return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
  return (
    <InLayout>
      <PageMetadata title="This page did not load" />
      <PageProblem
        title="This page did not load."
        action={{ label: 'Retry', run: again, isBusy: !error }}
        error={shown}
      >
        Your device could not fetch it. You may be offline, for example on the Wi-Fi of a Blox.
        Check the connection, then try again.
      </PageProblem>
    </InLayout>
  );
}
