import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

type Sidebars = LoadedVersion['sidebars'];

/** The place of a page in the sidebars. */
export interface Place {
  /** Label of the outermost category. */
  section: string;
  /** The label of the page, if it differs from its title. */
  label?: string;
  /** Place in the reading order of all sidebars. */
  order: number;
  /** The pages of the categories around it, from the outside in. */
  above: readonly { name: string; route: string }[];
}

/**
 * The place of every page, by its id.
 *
 * @param routes of all pages, by id
 */
export function placesOf(
  sidebars: Sidebars,
  routes: ReadonlyMap<string, string>,
): Map<string, Place> {
  const places = new Map<string, Place>();
  const walk = (items: Sidebars[string], outermost?: string, above: Place['above'] = []) => {
    for (const item of items) {
      const { label } = item as { label?: string };
      const section = outermost ?? label ?? 'Pages';
      const page = item.type === 'category' ? item.link : item;
      const route = page?.type === 'doc' && routes.get(page.id);
      if (route && !places.has(page.id))
        places.set(page.id, { section, label, order: places.size, above });
      if (item.type === 'category')
        walk(item.items, section, route ? [...above, { name: item.label, route }] : above);
    }
  };
  for (const items of Object.values(sidebars)) walk(items);
  return places;
}
