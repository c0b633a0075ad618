import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';

const SaveSite = lazy(() => import('../SaveSite'));

interface Props {
  /** What more this guide has to say before that step. */
  children?: ReactNode;
}

/**
 * Goes before a step that puts the reader on a Wi-Fi without internet. Its link to the page about offline reading turns into
 * the control that saves the site, which is loaded then. Without JavaScript, it also says how to keep the page.
 */
export default function SaveGuide({ children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const link = (
    <Link to="/offline" className="btn main" onClick={onClick}>
      Save for offline reading
    </Link>
  );
  return (
    <div
      className="alert alert--warning margin-vert--md"
      role="group"
      aria-label="Save this guide first"
    >
      <p>
        <strong>Save this guide first.</strong> The Wi-Fi of your Blox has no internet.
      </p>
      {open ? (
        <Suspense fallback={link}>
          <SaveSite compact />
        </Suspense>
      ) : (
        link
      )}
      <p className="no-js">Leave this page open and don't reload it, or print it.</p>
      {children}
    </div>
  );
}
