// Wrapped: makes the drawer a modal dialog that is rendered while it's open. In the stock drawer, the focus can stay behind it,
// Escape does nothing, and a click on the logo leaves it open. It's also rendered on every visit to a phone.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import LayoutOriginal from '@theme-original/Navbar/MobileSidebar/Layout';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';

function Drawer(props: Props): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect, because the browser restores the focus only while the dialog is in the document.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      element.close();
      // Safari doesn't focus a button that is clicked.
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, []);

  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  useEffect(() => {
    if (pathname !== openedOn.current) toggle();
  }, [pathname, toggle]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a click on the backdrop; the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      className="drawer"
      aria-label="Menu"
      onClick={({ target }) => {
        if (target === dialog.current) toggle();
      }}
      onCancel={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <LayoutOriginal {...props} />
    </dialog>
  );
}

export default function MobileSidebarLayout(props: Props): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  return shown ? <Drawer {...props} /> : null;
}
