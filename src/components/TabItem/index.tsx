import type { ReactNode } from 'react';

export interface TabItemProps {
  /** Unique among its tabs. Tabs of the same group share it. */
  value: string;
  label: string;
  children: ReactNode;
}

/** One tab with its content. `Tabs` reads its props and renders it. */
export default function TabItem({ children }: TabItemProps): ReactNode {
  return children;
}
