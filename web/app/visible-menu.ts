import { type Can, usualNeed } from '../platform/abilities.ts';
import type { MenuEntry, MenuGroup, MenuLink, MenuSection } from './menu.ts';

const mayOpen = (can: Can) => (link: MenuLink) => can(link.needs ?? usualNeed);

function visibleEntry(entry: MenuEntry | MenuGroup, can: Can): (MenuEntry | MenuGroup)[] {
  if (!('links' in entry)) return mayOpen(can)(entry) ? [entry] : [];
  const links = entry.links.filter(mayOpen(can));
  return links.length > 0 ? [{ ...entry, links }] : [];
}

/** What is left of the menu for somebody: no entry that leads to a closed door, nothing empty. */
export const visibleMenu = (menu: readonly MenuSection[], can: Can): MenuSection[] =>
  menu
    .map(({ label, entries }) => ({
      label,
      entries: entries.flatMap((entry) => visibleEntry(entry, can)),
    }))
    .filter(({ entries }) => entries.length > 0);
