import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isOurs } from '../../copy/address';

/** The page that the address names; undefined unless it belongs to this site, because anyone can write an address. */
function pageIn(search: string): URL | undefined {
  const page = new URLSearchParams(search).get('page');
  try {
    // Read as the browser reads links: it drops tabs, and takes a backslash for a slash.
    const url = new URL(page!, location.origin);
    return page && isOurs(url, location.origin) ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Names the page that could not be shown. The worker puts it into the address. */
export default function MissingPage(): ReactNode {
  const { search } = useLocation();
  const page = useIsBrowser() ? pageIn(search) : undefined;
  if (!page) return null;
  return (
    <div className="alert alert--warning margin-vert--md" role="alert">
      <p>
        <strong>This page isn't on your device:</strong> <code>{page.pathname}</code>
      </p>
      <p>
        The network didn't answer, and the page wasn't saved before. Choose one of the pages below,
        or go back to a Wi-Fi with internet and <a href={page.href}>try that page again</a>.
      </p>
    </div>
  );
}
