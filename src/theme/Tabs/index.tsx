// Ejected: tabs as buttons with panels that name them, all panels in the server's markup and readable without JavaScript
// and on paper, and no second mount after the page comes alive. The choice and its storage are the theme's own.
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/Tabs';
import clsx from 'clsx';
import { PanelContext, panelId, tabId } from './context';
import styles from './styles.module.css';

/** What is chosen in tabs that share their choice. */
const names: Record<string, string> = {
  model: 'Model',
  platform: 'Platform',
  os: 'Operating system',
  client: 'Client',
  chain: 'Chain',
};

/** The place that a key moves to, or none where the key means nothing to tabs. */
function moved(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

function TabList({
  id,
  name,
  className,
}: {
  id: string;
  name: string;
  className?: string;
}): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabs();
  const list = useRef<HTMLDivElement>(null);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  const select = (at: number) => {
    const tab = list.current?.children[at] as HTMLElement | undefined;
    const value = tabValues[at]?.value;
    if (!tab || value === undefined || value === selectedValue) return;
    // Tabs of the same group further up change as well: this one stays where it is.
    blockElementScrollPositionUntilNextRender(tab);
    selectValue(value);
  };
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = moved(event.key, at, tabValues.length);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    (list.current?.children[next] as HTMLElement | undefined)?.focus({ preventScroll: true });
    select(next);
  };
  return (
    <div role="tablist" aria-label={name} ref={list} className={clsx(styles.list, className)}>
      {tabValues.map(({ value, label, attributes }, at) => (
        <button
          type="button"
          role="tab"
          {...attributes}
          key={value}
          id={tabId(id, value)}
          aria-controls={panelId(id, value)}
          aria-selected={value === selectedValue}
          data-value={value}
          tabIndex={value === selectedValue ? 0 : -1}
          className={clsx(styles.tab, attributes?.className as string | undefined)}
          onClick={() => select(at)}
          onKeyDown={(event) => onKeyDown(event, at)}
        >
          {label ?? value}
        </button>
      ))}
    </div>
  );
}

export default function Tabs(props: Props): ReactNode {
  const id = useId();
  const live = useIsBrowser();
  const value = useTabsContextValue(props);
  return (
    <TabsProvider value={value}>
      <div
        className={clsx(ThemeClassNames.tabs.container, 'tabs-container', styles.container)}
        data-tabs={props.groupId}
        data-values={value.tabValues.map((tab) => tab.value).join(' ')}
        data-live={live ? '' : undefined}
      >
        <TabList
          id={id}
          name={names[props.groupId ?? ''] ?? 'Choice'}
          className={props.className}
        />
        <div>
          <PanelContext value={{ id, live }}>{sanitizeTabsChildren(props.children)}</PanelContext>
        </div>
      </div>
    </TabsProvider>
  );
}
