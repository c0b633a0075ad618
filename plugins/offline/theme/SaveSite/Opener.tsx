import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { offlinePage } from '../../copy/names';

const SaveSite = lazy(() => import('.'));

interface Props {
  className?: string;
  /** The words of the link. */
  children: ReactNode;
}

/**
 * A link to the page about reading offline, which turns into the control that saves the site when it is used: a page that
 * offers to be saved costs nothing until then. Without JavaScript, and in a new tab, it is the link.
 */
export default function Opener({ className, children }: Props): ReactNode {
  const [open, setOpen] = useState(false);
  const link = (onClick?: (event: MouseEvent) => void) => (
    <Link to={offlinePage} className={className} onClick={onClick}>
      {children}
    </Link>
  );
  if (!open) {
    return link((event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    });
  }
  return (
    <Suspense fallback={link()}>
      <SaveSite compact focused />
    </Suspense>
  );
}
