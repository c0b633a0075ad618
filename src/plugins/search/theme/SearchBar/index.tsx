import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { focusStart } from '@site/src/client/announceRoute';
import { Lens } from './Lens';
import { loadEngine } from './load';
import { fieldProps, searchPage } from './pages';
import SearchBox from './SearchBox';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // Checkboxes don't take letters.
    target.matches('input:not([type=checkbox], [type=radio]), select, textarea'));

/**
 * The search button and its dialog. The engine and the index are fetched when the dialog opens. Without JavaScript, the button
 * leads to the search page.
 */
export default function Search(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const history = useHistory();
  const location = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');

  const open = () => {
    if (!dialog.current || dialog.current.open) return;
    // First, because showing the dialog takes a phone a tenth of a second. SearchBox reports a failure.
    loadEngine().catch(() => undefined);
    setIsOpen(true);
    dialog.current.showModal();
  };

  const close = () => dialog.current?.close();

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !command && !isTyping(event.target);
      const commandK = event.key.toLowerCase() === 'k' && command && !event.shiftKey;
      if (!slash && !commandK) return;
      event.preventDefault();
      if (commandK && dialog.current?.open) close();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (location.pathname !== searchPage) return;
    const query = new URLSearchParams(location.search).get('q') ?? '';
    setTyped(query.slice(0, fieldProps.maxLength));
    open();
  }, [location]);

  const visit = (address: string) => {
    close();
    const page = window.location.pathname;
    history.push(address);
    if (window.location.pathname === page) focusStart();
  };

  return (
    <>
      <form action={searchPage}>
        <button
          type="submit"
          className={styles.button}
          aria-label="Search"
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <Lens />
          <span className={styles.label}>Search</span>
          <kbd aria-hidden="true">/</kbd>
        </button>
      </form>
      {/* A click on the dialog itself is outside of its content. By keyboard, Escape closes it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search"
        onClick={(event) => {
          if (event.target === dialog.current) close();
        }}
        onClose={() => setIsOpen(false)}
      >
        <SearchBox isOpen={isOpen} typed={typed} setTyped={setTyped} close={close} visit={visit} />
      </dialog>
    </>
  );
}
