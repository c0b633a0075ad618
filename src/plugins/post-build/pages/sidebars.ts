import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];

/**
 * The label of the outermost category around each page, by the page's ID, in the reading order of all sidebars. A page outside
 * of all categories has none.
 */
export function sidebarSections(sidebars: Sidebars): Map<string, string | undefined> {
  const sections = new Map<string, string | undefined>();
  const walk = (items: Sidebars[string], outermost?: string) => {
    for (const item of items) {
      const isCategory = item.type === 'category';
      const section = outermost ?? (isCategory ? item.label : undefined);
      const page = isCategory ? item.link : item;
      if (page?.type === 'doc' && !sections.has(page.id)) sections.set(page.id, section);
      if (isCategory) walk(item.items, section);
    }
  };
  for (const items of Object.values(sidebars)) walk(items);
  return sections;
}
