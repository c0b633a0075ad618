import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { connect } from './connection';
import Failed from './Failed';
import type { Combobox, PanelProps } from './Panel';
import { go, resultsPage } from './places';
import styles from './styles.module.css';

const closed: Combobox = { expanded: false };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // A box that is ticked takes no letters.
    target.matches('input:not([type=checkbox], [type=radio]), select, textarea'));

function Lens(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path
        d="M13.5 13.5 18 18M2.5 8.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/**
 * The search button and its dialog. Only button, dialog and field belong to every page; engine, index and the list of
 * results are fetched together when the dialog opens. Without JavaScript the button leads to the results page.
 */
export default function Search(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined);
  const history = useHistory();
  const [opened, setOpened] = useState(false);
  const [query, setQuery] = useState('');
  const [combobox, setCombobox] = useState(closed);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    // A failure shows where somebody waits for the answer.
    connect().catch(() => undefined);
    import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setFailed(true),
    );
  };

  const open = () => {
    if (!dialog.current || dialog.current.open) return;
    setOpened(true);
    dialog.current.showModal();
    load();
  };

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const slash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event.target);
      const commandK =
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.shiftKey &&
        !event.altKey;
      if (event.defaultPrevented || (!slash && !commandK)) return;
      event.preventDefault();
      if (commandK && dialog.current?.open) dialog.current.close();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const visit = (address: string) => {
    dialog.current?.close();
    go(history, address);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim()) visit(`${resultsPage}?q=${encodeURIComponent(query.trim())}`);
  };

  return (
    <>
      <form action={resultsPage} className={styles.opener}>
        <button
          type="submit"
          className={styles.button}
          aria-haspopup="dialog"
          aria-keyshortcuts="/ Control+K Meta+K"
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          <Lens />
          <span className={styles.label}>Search</span>
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </button>
      </form>
      {/* A tap on the dialog itself is a tap beside its content; Escape does the same by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search"
        onClick={(event) => {
          if (event.target === dialog.current) dialog.current.close();
        }}
        onClose={() => {
          setOpened(false);
          setQuery('');
          setCombobox(closed);
        }}
      >
        <div className={styles.content}>
          <form role="search" className={styles.field} onSubmit={onSubmit}>
            <Lens />
            <input
              type="text"
              role="combobox"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              autoFocus
              maxLength={200}
              placeholder="Search the documentation"
              aria-label="Search the documentation"
              aria-autocomplete="list"
              aria-expanded={combobox.expanded}
              aria-controls={combobox.list}
              aria-activedescendant={combobox.active}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={(event) => onKey.current?.(event)}
            />
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              Close
            </button>
          </form>
          {opened && Panel && (
            <Panel
              query={query}
              setQuery={setQuery}
              visit={visit}
              setCombobox={setCombobox}
              onKey={onKey}
            />
          )}
          {opened && failed && <Failed retry={load} />}
        </div>
      </dialog>
    </>
  );
}
