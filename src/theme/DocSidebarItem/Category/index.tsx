// Wrapped: marks the sections of the menu that the navbar has, too. On a desktop, only the current one of them is at the side.
import { useMemo, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import clsx from 'clsx';

export default function DocSidebarItemCategory({ item, ...props }: Props): ReactNode {
  const { navbar } = useThemeConfig();
  const isInNavbar = props.level === 1 && navbar.items.some(({ label }) => label === item.label);
  const marked = useMemo(
    () => (isInNavbar ? { ...item, className: clsx(item.className, 'menu-item-in-navbar') } : item),
    [item, isInNavbar],
  );
  return <Category {...props} item={marked} />;
}
