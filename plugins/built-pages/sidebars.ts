/** An entry of a sidebar. Categories hold entries, and may have their own page. */
export interface Entry {
  type: string;
  id?: string;
  label?: string;
  link?: { type: string; id?: string };
  items?: readonly Entry[];
}

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
  sidebars: Readonly<Record<string, readonly Entry[]>>,
  routes: ReadonlyMap<string, string>,
): Map<string, Place> {
  const places = new Map<string, Place>();
  const place = (id: string, section: string, label: string | undefined, above: Place['above']) => {
    if (!places.has(id)) places.set(id, { section, label, order: places.size, above });
  };
  const walk = (
    entries: readonly Entry[],
    section: string | undefined,
    above: Place['above'],
  ): void => {
    for (const { type, id, label, link, items } of entries) {
      if (type === 'category') {
        const outermost = section ?? label!;
        const page = link?.type === 'doc' ? link.id : undefined;
        if (page) place(page, outermost, label, above);
        const route = page && routes.get(page);
        walk(items ?? [], outermost, route ? [...above, { name: label!, route }] : above);
      } else if (id) place(id, section ?? label ?? 'Pages', label, above);
    }
  };
  for (const entries of Object.values(sidebars)) walk(entries, undefined, []);
  return places;
}
