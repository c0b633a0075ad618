// Ejected with Tabs: a panel that is named by its tab, can be focused, and brings its label along for readers without
// JavaScript and for paper. The server renders every panel, whichever is chosen; `lazy` has no effect.
import { useContext, type ReactNode } from 'react';
import { useTabs } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TabItem';
import clsx from 'clsx';
import { PanelContext, panelId, tabId } from '../Tabs/context';
import styles from './styles.module.css';

export default function TabItem({ children, className, value, label }: Props): ReactNode {
  const { selectedValue } = useTabs();
  const { id, live } = useContext(PanelContext);
  const selected = value === selectedValue;
  return (
    <div
      role="tabpanel"
      id={panelId(id, value)}
      aria-labelledby={tabId(id, value)}
      data-value={value}
      data-selected={selected ? '' : undefined}
      tabIndex={0}
      hidden={live && !selected}
      className={clsx(styles.panel, live && styles.live, className)}
    >
      <div role="heading" aria-level={4} className={styles.label}>
        {label ?? value}
      </div>
      {children}
    </div>
  );
}
