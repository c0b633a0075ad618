// Ejected from the core fallback: a message with 'Retry' in the site's style, and a reload from the server if the files of the
// page no longer exist.
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import { Context, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import PageProblem from '@site/src/components/PageProblem';
import { announce } from '@site/src/client/announceRoute';

/** Adds the navbar and a main landmark if the page that failed would have brought them. */
function InLayout({ children }: { children: ReactNode }): ReactNode {
  if (useContext(Context) !== null) return children;
  return (
    <RouteContextProvider value={{ plugin: { name: 'loading', id: 'default' } }}>
      <Layout>
        <main>{children}</main>
      </Layout>
    </RouteContextProvider>
  );
}

/** Reloads the page if the server responds. Without a network, the browser would show its own error page instead. */
const loadFromServer = () =>
  fetch(window.location.href, { cache: 'no-store' }).then(
    () => window.location.reload(),
    () => undefined,
  );

/** The page that the reader retried last. When an outer route has loaded, the routes inside of it retry by themselves. */
let retriedPage: string | undefined;

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  const hasRetried = useRef(false);
  const { pathname } = useLocation();

  const tryAgain = useEvent(() => {
    if (hasRetried.current) void loadFromServer();
    else retry();
    hasRetried.current = true;
    retriedPage = pathname;
  });
  useEffect(() => {
    if (error && !hasRetried.current && retriedPage === pathname) tryAgain();
  }, [error, pathname, tryAgain]);

  // Moves the focus to the message, and then to the page that replaces it.
  useEffect(() => {
    if (error) announce();
  }, [error]);
  useEffect(() => announce, []);

  if (!error) return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
  return (
    <InLayout>
      <Head>
        <title>This page did not load</title>
      </Head>
      <PageProblem
        title="This page did not load."
        action={{ label: 'Retry', run: tryAgain }}
        error={error}
      >
        Your device couldn't download it. You may be offline, for example on the Wi-Fi of a Blox.
        Check your connection, then try again.
      </PageProblem>
    </InLayout>
  );
}
