import { useState, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type SaveSiteType from '../SaveSite';

interface Props {
  /** What more this guide has to say before that step. */
  children?: ReactNode;
}

/**
 * Goes before a step that puts the reader on a Wi-Fi without internet. Its link to the page about offline reading turns into
 * the control that saves the site, which is loaded then. If that fails, the guide stays as it is, and the link tries again:
 * `lazy` would let the page crash, and remember the failure. Without JavaScript, it also says how to keep the page.
 */
export default function SaveGuide({ children }: Props): ReactNode {
  const [SaveSite, setSaveSite] = useState<typeof SaveSiteType>();
  const [hasFailed, setHasFailed] = useState(false);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setHasFailed(false);
    import('../SaveSite').then(
      (loaded) => setSaveSite(() => loaded.default),
      () => setHasFailed(true),
    );
  };
  return (
    <div
      className="alert alert--warning margin-vert--md"
      role="group"
      aria-label="Save this guide first"
    >
      <p>
        <strong>Save this guide first.</strong> The Wi-Fi of your Blox has no internet.
      </p>
      {SaveSite ? (
        <SaveSite compact />
      ) : (
        <Link to="/offline" className="btn main" onClick={onClick}>
          Save for offline reading
        </Link>
      )}
      {hasFailed && (
        <p role="alert" className="margin-top--sm margin-bottom--none">
          The control that saves the site didn't load. Check your connection, then try again. Until
          then, leave this page open and don't reload it, or print it.
        </p>
      )}
      <p className="no-js">Leave this page open and don't reload it, or print it.</p>
      {children}
    </div>
  );
}
