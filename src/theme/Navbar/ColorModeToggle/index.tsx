// Wrapped: a class of our own for src/css/navbar.css.
import type { ReactNode } from 'react';
import ColorModeToggleOriginal from '@theme-original/Navbar/ColorModeToggle';
import type { Props } from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';

export default function NavbarColorModeToggle({ className }: Props): ReactNode {
  return <ColorModeToggleOriginal className={clsx(className, 'color-mode-toggle')} />;
}
