// Wrapped: makes the drawer a dialog. In the stock drawer, the focus can stay behind it, Escape does nothing, and a click on
// the logo leaves it open. It's also drawn on every visit to a phone; this one is when the reader first opens it.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import LayoutOriginal from '@theme-original/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

/** Everything outside the dialog except the backdrop, which closes it when clicked. */
const outside = '#__docusaurus > :not(.navbar), .navbar__inner';

export default function MobileSidebarLayout(props: Props): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  useEffect(() => {
    if (!shown) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    const inert = document.querySelectorAll<HTMLElement>(outside);
    for (const element of inert) element.inert = true;
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const element of inert) element.inert = false;
      // Safari does not focus a button that is clicked.
      (opener === document.body
        ? document.querySelector<HTMLElement>('.navbar__toggle')
        : opener
      )?.focus();
    };
  }, [shown, toggle]);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(() => {
    if (shown && shownOn.current !== pathname) toggle();
    shownOn.current = pathname;
  }, [shown, pathname, toggle]);
  if (!wasShown) return null;
  return (
    <div role="dialog" aria-modal="true" aria-label="Menu" hidden={!shown}>
      <LayoutOriginal {...props} />
    </div>
  );
}
