import type { MenuEntry, MenuGroup, MenuLink, MenuSection } from './menu-shape.ts';

export interface Trail {
  section: NonNullable<MenuSection['label']>;
  group: MenuGroup['label'] | null;
  link: MenuLink;
  /** The page itself, or something below it. */
  isHere: boolean;
}

export const isUnder = (path: string, under: string): boolean =>
  path === under || path.startsWith(`${under}/`);

const linksOf = (entry: MenuEntry | MenuGroup): readonly MenuLink[] =>
  'links' in entry ? entry.links : [entry];

/** Where a page stands in the menu; null for a page that is in none of its sections. */
export function trailTo(menu: readonly MenuSection[], path: string): Trail | null {
  for (const { label, entries } of menu) {
    if (!label) continue;
    for (const entry of entries) {
      const link = linksOf(entry).find(({ under }) => isUnder(path, under));
      if (!link) continue;
      const group = 'links' in entry ? entry.label : null;
      return { section: label, group, link, isHere: path === link.under };
    }
  }
  return null;
}
