import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];

/** The label of the outermost category around each page, by the page's ID, in the reading order of all sidebars. */
export function sidebarSections(sidebars: Sidebars): Map<string, string> {
  const sections = new Map<string, string>();
  const walk = (items: Sidebars[string], outermost?: string) => {
    for (const item of items) {
      const section = outermost ?? (item as { label?: string }).label ?? 'Pages';
      const page = item.type === 'category' ? item.link : item;
      if (page?.type === 'doc' && !sections.has(page.id)) sections.set(page.id, section);
      if (item.type === 'category') walk(item.items, section);
    }
  };
  for (const items of Object.values(sidebars)) walk(items);
  return sections;
}
