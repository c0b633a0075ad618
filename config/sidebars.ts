import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { notYetWritten } from './not-yet-written';

type SidebarItemConfig = Extract<SidebarsConfig[string], unknown[]>[number];

const routeOf = (id: string) => `/${id.replace(/(^|\/)index$/, '')}`;

const written = (id: string) => !notYetWritten.has(routeOf(id));

/** The same sidebar without the pages that are not written yet, nor the categories that would be empty. */
export function onlyWritten(items: SidebarItemConfig[]): SidebarItemConfig[] {
  return items.flatMap((item): SidebarItemConfig[] => {
    if (typeof item === 'string') return written(item) ? [item] : [];
    if (item.type === 'doc') return written((item as { id: string }).id) ? [item] : [];
    if (item.type !== 'category') return [item];
    const { link, ...category } = item as {
      link?: { type: 'doc'; id: string };
      items: SidebarItemConfig[];
    };
    const inside = onlyWritten(category.items);
    const linked = link && written(link.id);
    if (inside.length === 0) return linked ? [{ type: 'doc', id: link.id }] : [];
    return [{ ...category, items: inside, ...(linked && { link }) } as SidebarItemConfig];
  });
}
