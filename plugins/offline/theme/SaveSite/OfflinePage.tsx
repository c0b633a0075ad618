import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import SaveSite from '.';
import KeptPages from './KeptPages';
import styles from './styles.module.css';

/** The page that the reader asked for and that neither the network nor the device had; the worker names it. */
function useMissingPage(): string | undefined {
  const { search } = useLocation();
  const page = useIsBrowser() ? new URLSearchParams(search).get('page') : null;
  // Only a path of this site: the address bar is anybody's to fill in.
  return page && /^\/(?![/\\])/.test(page) ? page : undefined;
}

function Missing({ page }: { page: string }): ReactNode {
  return (
    <div className={styles.missing} role="alert">
      <p>
        <strong>This page is not on your device:</strong> <code>{page}</code>
      </p>
      <p>
        The network did not answer, and the page was not saved before. Choose one of the pages
        below, or go back to a Wi-Fi with internet and <a href={page}>try that page again</a>.
      </p>
    </div>
  );
}

/** The route `/offline`: saves the site, lists what is kept, and stands in for pages that cannot be had. */
export default function OfflinePage(): ReactNode {
  const missing = useMissingPage();
  return (
    <Layout>
      <PageMetadata
        title="Read without internet"
        description="Save these docs on your phone or computer, see which pages are kept, and read them where there is no internet."
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <article className={`markdown ${styles.page}`}>
          <h1>Read without internet</h1>
          {missing && <Missing page={missing} />}
          <p>
            On this page you save the whole site on this phone or computer, so that every guide
            opens where there is no internet: on the Wi-Fi <code>FxBlox</code> of a Blox, in a
            cellar, on a journey.
          </p>
          <section className={styles.box}>
            <h2>Save the whole site</h2>
            <p className={styles.withoutScript}>
              Saving needs JavaScript, which does not run here. Open the pages that you need in tabs
              of their own before you change the Wi-Fi, and do not reload them; or print them.
            </p>
            <SaveSite />
          </section>

          <h2 id="kept">Pages on this device</h2>
          <KeptPages />

          <h2 id="what-is-saved">What is saved</h2>
          <ul>
            <li>
              <strong>A page that you read</strong> is kept after you have looked at it for a few
              seconds. It opens again without a network, as you last saw it.
            </li>
            <li>
              <strong>The whole site</strong>, once you save it: all pages, drawings, API files and
              the search. While there is a network you still get the newest page; the saved one
              shows when the network does not answer within a few seconds.
            </li>
            <li>
              <strong>With data-saver on, or on a slow 2G connection</strong>, nothing is kept until
              you ask for it here.
            </li>
            <li>
              The FxBlox app in your browser is not part of the copy. Open it by itself before you
              leave the internet.
            </li>
          </ul>
          <p>
            Everything stays in this browser, on this device. <strong>Remove</strong> takes away all
            of it, the pages that you read included. Ticks in step lists stay.
          </p>

          <h2 id="how-long">How long it stays</h2>
          <p>
            A browser may clear what a site keeps: when the device runs out of room, when you clear
            site data, or at the end of a private window. Safari does so after about seven days
            without a visit, unless the site is on your home screen. Open the guide once more, while
            you have internet, on the day you need it.
          </p>

          <h2 id="stay-on-the-wifi">How to stay on a Wi-Fi without internet</h2>
          <p>
            A phone that finds no internet behind a Wi-Fi goes back to mobile data or to another
            Wi-Fi, often without a word. Then it no longer reaches the Blox. Before you join such a
            Wi-Fi:
          </p>
          <ol>
            <li>Save the site, or at least open the guide that you follow.</li>
            <li>Turn mobile data and VPN off.</li>
            <li>
              Join the Wi-Fi. When the phone says that it has no internet, choose to stay connected.
            </li>
            <li>If a sign-in window opens, close it and keep the Wi-Fi.</li>
            <li>
              If the phone still hops back, turn off automatic joining of your home Wi-Fi until you
              are done.
            </li>
          </ol>
          <p>Turn mobile data on again when you have left the Wi-Fi of the Blox.</p>

          <h2 id="next-steps">Next steps</h2>
          <ul>
            <li>
              <Link to="/functionyard/fxblox-app">Set up a Blox with the FxBlox app</Link>, the
              guide that sends you to the hotspot.
            </li>
            <li>
              <Link to="/functionyard/troubleshooting">Find what is wrong</Link> when the light or
              the app tells of a problem.
            </li>
          </ul>
        </article>
      </main>
    </Layout>
  );
}
