// Ejected from the core fallback: a crash outside the page content shows the same words inside the normal layout.
import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import type { Props } from '@theme/Error';

export default function ThemeError(props: Props): ReactNode {
  return (
    // The layout asks which plugin a page is of; here there is none.
    <RouteContextProvider value={{ plugin: { name: 'error', id: 'default' } }}>
      {/* The layout may be what crashes: then the words stand alone. */}
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
