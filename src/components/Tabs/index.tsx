import { Children, isValidElement, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { TabItemProps } from '../TabItem';
import { useStored } from '../useStored';
import { keyPrefix } from './storage';
import styles from './styles.module.css';

interface Props {
  /** Tabs of the same group share their choice, which is stored in the browser. */
  groupId?: string;
  /** What the reader chooses, for screen readers. For a group, src/markdown/tabs.ts has it. */
  name: string;
  /** `TabItem` elements. */
  children: ReactNode;
}

/** Tabs. Without JavaScript and in print, all panels are shown, each under its label. */
export default function Tabs({ groupId, name, children }: Props): ReactNode {
  const id = useId();
  const live = useIsBrowser();
  const list = useRef<HTMLDivElement>(null);
  const [kept, keep] = useStored(groupId ? `${keyPrefix}${groupId}` : null);
  const items = Children.toArray(children)
    .filter((child) => isValidElement<TabItemProps>(child))
    .map(({ props }) => props);
  const selected = Math.max(
    0,
    items.findIndex(({ value }) => value === kept),
  );

  const select = (at: number) => {
    const tab = list.current!.children[at] as HTMLElement;
    const { top } = tab.getBoundingClientRect();
    flushSync(() => keep(items[at]!.value));
    // Tabs of the same group further up change, too. This keeps the selected tab in place. Scrolling by 0 would end the browser's own
    // scrolling to a hash.
    const moved = tab.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = { ArrowRight: selected + 1, ArrowLeft: selected - 1, Home: 0, End: -1 };
    const move = moves[event.key as keyof typeof moves] as number | undefined;
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const to = (move + items.length) % items.length;
    select(to);
    (list.current!.children[to] as HTMLElement).focus({ preventScroll: true });
  };

  return (
    <div
      className={clsx('tabs-container', styles.container)}
      data-tabs={groupId}
      data-values={items.map(({ value }) => value).join(' ')}
      data-live={live ? '' : undefined}
    >
      {/* The tabs in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="tablist"
        aria-label={name}
        ref={list}
        className={clsx('js-only', styles.list)}
        onKeyDown={onKeyDown}
      >
        {items.map(({ value, label }, at) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${value}`}
            aria-controls={`${id}panel-${value}`}
            aria-selected={at === selected}
            data-value={value}
            tabIndex={at === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(at)}
          >
            {label}
          </button>
        ))}
      </div>
      <div>
        {items.map(({ value, label, children: content }, at) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}panel-${value}`}
            aria-labelledby={`${id}tab-${value}`}
            data-value={value}
            data-selected={at === selected ? '' : undefined}
            tabIndex={0}
            hidden={live && at !== selected}
            className={clsx(styles.panel, live && styles.live)}
          >
            <div role="heading" aria-level={4} className={styles.label}>
              {label}
            </div>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
