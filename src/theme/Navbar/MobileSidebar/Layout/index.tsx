// Wrapped: makes the drawer a dialog. In the stock drawer, the focus can stay behind it, Escape does nothing, and a click on
// the logo leaves it open.
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import LayoutOriginal from '@theme-original/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

/** Everything outside the dialog except the backdrop, which closes it when clicked. */
function outside(dialog: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let node = dialog; node.parentElement && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement.children) {
      const keep = sibling === node || sibling.classList.contains('navbar-sidebar__backdrop');
      if (!keep && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling);
    }
  }
  return others;
}

export default function MobileSidebarLayout(props: Props): ReactNode {
  const dialog = useRef<HTMLDivElement>(null);
  const { shown, toggle } = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown || !dialog.current) return undefined;
    const opener = document.activeElement as HTMLElement | null;
    const inert = outside(dialog.current);
    for (const element of inert) element.inert = true;
    dialog.current.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
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
  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-label="Menu"
      className="drawer"
      hidden={!shown}
    >
      <LayoutOriginal {...props} />
    </div>
  );
}
