import type { ReactNode } from 'react';

export interface TabItemProps {
  /** Unique among the tabs; tabs of one group remember it. */
  value: string;
  label: string;
  children: ReactNode;
}

/** One tab with its content. `Tabs` reads its props and draws it. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
