import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** Goes before a step that puts the reader on a Wi-Fi without internet. */
export default function SaveGuide(): ReactNode {
  return (
    <div
      className="alert alert--warning margin-vert--md"
      role="group"
      aria-label="Save this guide first"
    >
      <p>
        <strong>Save this guide first.</strong> The Wi-Fi of your Blox has no internet.
      </p>
      <Link to="/offline" className="btn main">
        Save for offline reading
      </Link>
      <p className="no-js">Leave this page open, and don't reload it. Or print the page.</p>
    </div>
  );
}
