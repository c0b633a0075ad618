import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { focusStart } from '@site/src/client/announceRoute';
import { loadIndex } from './files';
import type { PanelProps } from './Panel';
import { Failed, fieldProps, resultsFor } from './parts';
import styles from './styles.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    // Checkboxes don't take letters.
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
  const history = useHistory();
  const list = useId();
  const [opened, setOpened] = useState(false);
  const [typed, setQuery] = useState('');
  const query = typed.trim();
  const [active, setActive] = useState(-1);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [failed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    // useSearch reports a failure.
    loadIndex().catch(() => undefined);
    import('./Panel').then(
      (module) => setPanel(() => module.default),
      () => setFailed(true),
    );
  };

  const open = () => {
    if (!dialog.current || dialog.current.open) return;
    // First, because showing the dialog takes a phone a tenth of a second.
    load();
    setOpened(true);
    dialog.current.showModal();
  };

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      const slash = event.key === '/' && !command && !isTyping(event.target);
      const commandK = event.key.toLowerCase() === 'k' && command && !event.shiftKey;
      if (!slash && !commandK) return;
      event.preventDefault();
      if (commandK && dialog.current?.open) dialog.current.close();
      else open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const visit = (address: string) => {
    dialog.current?.close();
    const page = window.location.pathname;
    history.push(address);
    if (window.location.pathname === page) focusStart();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query) visit(resultsFor(query));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const options = dialog.current!.querySelectorAll<HTMLElement>('[role=option]');
    if (options.length === 0 || event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const last = options.length - 1;
    let to = active;
    if (event.key === 'ArrowDown') to = active >= last ? 0 : active + 1;
    else if (event.key === 'ArrowUp') to = active <= 0 ? last : active - 1;
    else if (active < 0) return;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = last;
    else if (event.key === 'Enter') options[active]?.click();
    else return;
    event.preventDefault();
    setActive(to);
    options[to]?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <form action="/search">
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
          if (event.target === dialog.current) dialog.current.close();
        }}
        onClose={() => {
          setOpened(false);
          setQuery('');
          setActive(-1);
        }}
      >
        <div className={styles.content}>
          <form role="search" className={styles.field} onSubmit={onSubmit}>
            <Lens />
            <input
              {...fieldProps}
              role="combobox"
              autoFocus
              aria-autocomplete="list"
              aria-expanded={Panel !== undefined}
              aria-controls={list}
              aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
              value={typed}
              onChange={(event) => setQuery(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <button type="button" className="btn-text" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </form>
          {opened && Panel && (
            <Panel
              id={list}
              query={query}
              setQuery={setQuery}
              active={active}
              setActive={setActive}
              visit={visit}
            />
          )}
          {opened && failed && <Failed retry={load} />}
        </div>
      </dialog>
    </>
  );
}
