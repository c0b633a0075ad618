// Ejected from the core fallback: the required message and 'Retry', in the site's own words and look, and a way on when
// the page's files are gone for good.
import { useContext, useEffect, useRef, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';
import { Context } from '@docusaurus/core/lib/client/routeContext';
import Layout from '@theme/Layout';
import Trouble from '@site/src/components/Trouble';

/**
 * Loads the page from the server, but only where the server answers: without a network the reader would lose this page
 * for the browser's own error screen.
 */
async function loadFromServer(): Promise<void> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store' });
    if (answer.ok) window.location.reload();
  } catch {
    // Still no network: the message and its button stay.
  }
}

function Failed({ error, retry }: { error: Error; retry: () => void }): ReactNode {
  return (
    <Trouble title="This page did not load." action="Retry" onAction={retry} details={String(error)}>
      Your device could not fetch it. You may be offline, for example on the Wi-Fi of a Blox. Check the connection, then
      try again.
    </Trouble>
  );
}

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  // Inside the documentation layout there is a route context; above it, the message brings the layout along.
  const inLayout = useContext(Context) !== null;
  const retries = useRef(0);
  useEffect(() => {
    if (error && retries.current > 0) void loadFromServer();
  }, [error]);
  if (error) {
    const failed = (
      <Failed
        error={error}
        retry={() => {
          retries.current += 1;
          retry();
        }}
      />
    );
    return inLayout ? failed : <Layout title="This page did not load">{failed}</Layout>;
  }
  return pastDelay ? <p className="container padding-vert--xl">Loading…</p> : null;
}
