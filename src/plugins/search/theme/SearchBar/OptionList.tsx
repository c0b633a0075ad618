import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Option {
  /** Stays the same while the list is redrawn. */
  key: string;
  address: string;
  body: ReactNode;
  select: () => void;
}

export interface OptionGroup {
  name: string;
  options: Option[];
}

interface Props {
  id: string;
  groups: readonly OptionGroup[];
  active: Option | undefined;
  /** Whether the active option was reached by keyboard, and so may be out of view. */
  isFollowed: boolean;
  setActive: (option: Option) => void;
}

export const optionId = (listId: string, { key }: Option): string => `${listId}-${key}`;

/** Links keep what links can do: with a key held down, the browser opens them in a new tab or window. */
function onClick(event: MouseEvent, { select }: Option): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  select();
}

/** The list of a combobox, in named groups. */
export default function OptionList({
  id,
  groups,
  active,
  isFollowed,
  setActive,
}: Props): ReactNode {
  const activeLink = useRef<HTMLAnchorElement>(null);
  const activeKey = active?.key;
  useEffect(() => {
    if (isFollowed) activeLink.current?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, isFollowed]);

  return (
    <div role="listbox" id={id} aria-label="Search results" className={styles.list}>
      {groups.map(({ name, options }, at) => (
        <div role="group" key={name} aria-labelledby={`${id}-group-${at}`}>
          <div role="presentation" id={`${id}-group-${at}`} className={clsx('quiet', styles.group)}>
            {name}
          </div>
          {options.map((option) => (
            <a
              key={option.key}
              id={optionId(id, option)}
              ref={option.key === activeKey ? activeLink : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === activeKey}
              className={styles.option}
              href={option.address}
              onMouseMove={() => setActive(option)}
              onClick={(event) => onClick(event, option)}
            >
              {option.body}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}
