// Ejected from the core fallback: a message with 'Retry' in the site's style, and a reload from the server if the files of the
// page no longer exist.
import { useContext, useEffect, useReducer, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { useLocation } from '@docusaurus/router';
import { PageMetadata, useEvent } from '@docusaurus/theme-common';
import { Context, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import PageProblem from '@site/src/components/PageProblem';
import { useRetriedPage } from '@site/src/components/retriedPage';
import { announce } from '@site/src/client/announceRoute';

/** Without an answer within this time, the message stays. */
const answerTimeoutMs = 5000;

/** Reloads the page if the server responds. Without a network, the browser would show its own error page instead. */
async function loadFromServer(): Promise<void> {
  try {
    const response = await fetch(window.location.href, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    // The site's own not-found page helps, too.
    if (response.ok || response.status === 404) window.location.reload();
  } catch {
    // Still no network, so the message and its button stay.
  }
}

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

/** What the reader's retries have come to. The last error stays on the screen while another attempt is under way. */
interface Retries {
  count: number;
  lastError: unknown;
}

const countRetry = ({ count }: Retries, lastError: unknown): Retries => ({
  count: count + 1,
  lastError,
});

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  const { pathname } = useLocation();
  const retriedPage = useRetriedPage();
  const [retries, retryAfter] = useReducer(countRetry, { count: 0, lastError: null });
  const shown: unknown = error || retries.lastError;

  const tryAgain = () => {
    retryAfter(error);
    retriedPage.current = pathname;
    retry();
  };
  const onFailure = useEvent(() => {
    if (retries.count > 0) void loadFromServer();
    else if (retriedPage.current === pathname) tryAgain();
  });
  useEffect(() => {
    if (error) onFailure();
  }, [error, onFailure]);

  // Moves the focus to the message, and then to the page that replaces it.
  const hasMessage = Boolean(shown);
  useEffect(() => {
    if (hasMessage) announce();
  }, [hasMessage]);
  useEffect(() => announce, []);

  if (!shown) return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
  return (
    <InLayout>
      <PageMetadata title="This page did not load" />
      <PageProblem
        title="This page did not load."
        action={{ label: 'Retry', run: tryAgain, isBusy: !error }}
        error={shown}
      >
        Your device couldn't download it. You may be offline, for example on the Wi-Fi of a Blox.
        Check your connection, then try again.
      </PageProblem>
    </InLayout>
  );
}
