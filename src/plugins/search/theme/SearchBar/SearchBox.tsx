import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { Lens } from './Lens';
import OptionList, { optionId, type Option } from './OptionList';
import { ClearButton, fieldProps, resultsFor, SearchProblem, statusText } from './parts';
import { maxPages, useOptions } from './useOptions';
import { useSearch } from './useSearch';
import styles from './styles.module.css';

interface Props {
  isOpen: boolean;
  close: () => void;
  /** Closes the dialog and goes there. */
  visit: (address: string) => void;
}

/** The search field with the list below it. The keyboard stays in the field. */
export default function SearchBox({ isOpen, close, visit }: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const query = typed.trim();
  /** The option that the reader has moved to, until the query changes. */
  const [choice, setChoice] = useState<{ query: string; key: string; byKeyboard: boolean }>();
  const choose = (key: string, byKeyboard = true) => setChoice({ query, key, byKeyboard });

  const { result, problem, retry } = useSearch(query, isOpen);
  const { groups, archive, clearRecent } = useOptions(query, result, {
    visit,
    ask: setTyped,
    choose,
  });
  const options = groups.flatMap((group) => group.options);

  const isChosen = choice?.query === query;
  const chosenAt = isChosen ? options.findIndex(({ key }) => key === choice.key) : -1;
  // The best page is chosen from the start.
  const isFound = result !== undefined && result.pages.length > 0;
  const activeAt = chosenAt < 0 && isFound ? 0 : chosenAt;
  const active = options[activeAt];

  /** Where a key moves to. */
  function target(key: string): Option | undefined {
    const last = options.length - 1;
    if (key === 'ArrowDown') return options[activeAt === last ? 0 : activeAt + 1];
    if (key === 'ArrowUp') return options[activeAt <= 0 ? last : activeAt - 1];
    return undefined;
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // While the list is of an earlier query, Enter leads to all results of this one.
    const isStale = result !== undefined && result.query !== query;
    const to = target(event.key);
    if (to) choose(to.key);
    else if (event.key === 'Enter' && active && !isStale) active.select();
    else return;
    event.preventDefault();
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (query) visit(resultsFor(query));
  };

  const status = result ? statusText(result, maxPages, archive) : 'Searching…';

  return (
    <div className={styles.content}>
      <form role="search" className={styles.field} onSubmit={onSubmit}>
        <Lens />
        <input
          {...fieldProps}
          ref={field}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-activedescendant={active && optionId(id, active)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {typed && <ClearButton field={field} clear={() => setTyped('')} />}
        <button type="button" className="btn-text" onClick={close}>
          Close
        </button>
      </form>
      {isOpen && (
        <div className={styles.panel}>
          <p role="status" className={clsx('quiet', styles.status)}>
            {query && !problem && status}
          </p>
          <SearchProblem problem={problem} retry={retry} query={query} />
          {result && !isFound && (
            <p className={styles.message}>
              No results. Try fewer or different words, such as the color of the light or the words
              on the button. One of these pages may help, or the people behind them.
            </p>
          )}
          <OptionList
            id={id}
            groups={groups}
            active={active}
            isFollowed={isChosen && choice.byKeyboard}
            setActive={({ key }) => choose(key, false)}
          />
          {clearRecent && (
            <button type="button" className="btn-text" onClick={clearRecent}>
              Clear recent searches
            </button>
          )}
          <p className={clsx('quiet', styles.hints)} aria-hidden="true">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> move
            </span>
            <span>
              <kbd>Enter</kbd> open
            </span>
            <span>
              <kbd>Esc</kbd> close
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
