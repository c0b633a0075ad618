// Wrapped: a class of our own for src/css/navbar.css.
import type { ReactNode } from 'react';
import SearchOriginal from '@theme-original/Navbar/Search';
import type { Props } from '@theme/Navbar/Search';

export default function NavbarSearch(props: Props): ReactNode {
  return <SearchOriginal {...props} className="navbar-search" />;
}
