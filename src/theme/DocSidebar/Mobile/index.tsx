// Ejected: the menu gets one prop. The stock part passes several, which Docusaurus sorts with localeCompare. Loading its locale
// data takes a slow phone 50 ms during hydration.
import { memo, useMemo, type ReactNode } from 'react';
import {
  NavbarSecondaryMenuFiller,
  ThemeClassNames,
  type NavbarSecondaryMenuComponent,
} from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import clsx from 'clsx';

const SecondaryMenu: NavbarSecondaryMenuComponent<{ menu: Pick<Props, 'sidebar' | 'path'> }> = ({
  menu: { sidebar, path },
}) => {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page only opens and closes.
          if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
        }}
        level={1}
      />
    </ul>
  );
};

function DocSidebarMobile({ sidebar, path }: Props): ReactNode {
  const menu = useMemo(() => ({ sidebar, path }), [sidebar, path]);
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{ menu }} />;
}

export default memo(DocSidebarMobile);
