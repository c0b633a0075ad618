// Ejected: shows a crash outside of the page content in the normal layout.
import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { Props } from '@theme/Error';

export default function ThemeError(props: Props): ReactNode {
  return (
    // The layout needs the plugin of the page, and here there is none.
    <RouteContextProvider value={{ plugin: { name: 'error', id: 'default' } }}>
      {/* If the layout crashes, the message is shown without it. */}
      <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
