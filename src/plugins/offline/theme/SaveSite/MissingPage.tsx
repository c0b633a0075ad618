import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Names the page that could not be shown. The worker puts it into the address. */
export default function MissingPage(): ReactNode {
  const { search } = useLocation();
  const page = useIsBrowser() ? new URLSearchParams(search).get('page') : null;
  // Anyone can write an address, so only a path of this site is shown.
  if (!page || !/^\/(?![/\\])/.test(page)) return null;
  return (
    <div className="alert alert--warning margin-vert--md" role="alert">
      <p>
        <strong>This page isn't on your device:</strong> <code>{page}</code>
      </p>
      <p>
        The network didn't answer, and the page wasn't saved before. Choose one of the pages below,
        or go back to a Wi-Fi with internet and <a href={page}>try that page again</a>.
      </p>
    </div>
  );
}
