import { type Can, usualNeed } from '../platform/abilities.ts';
import type { MenuEntry, MenuGroup, MenuLink, MenuSection } from './menu-shape.ts';

export interface Reader {
  can: Can;
  /** Works at a booth. */
  isStaff: boolean;
  /** Keeps order in the current event. */
  isModerator: boolean;
  /** Takes part in an event, or runs one. */
  hasEvent: boolean;
}

const mayOpen =
  ({ can, isStaff, isModerator, hasEvent }: Reader) =>
  ({ needs, needsEvent, isForStaff, isForModerators }: MenuLink) =>
    can(needs ?? usualNeed) &&
    (hasEvent || !needsEvent) &&
    (isStaff || !isForStaff) &&
    (isModerator || !isForModerators);

function visibleEntry(entry: MenuEntry | MenuGroup, reader: Reader): (MenuEntry | MenuGroup)[] {
  if (!('links' in entry)) return mayOpen(reader)(entry) ? [entry] : [];
  const links = entry.links.filter(mayOpen(reader));
  return links.length > 0 ? [{ ...entry, links }] : [];
}

/** What is left of the menu for somebody: no entry that leads to a closed door, nothing empty. */
export const visibleMenu = (menu: readonly MenuSection[], reader: Reader): MenuSection[] =>
  menu
    .map(({ label, entries }) => ({
      label,
      entries: entries.flatMap((entry) => visibleEntry(entry, reader)),
    }))
    .filter(({ entries }) => entries.length > 0);
