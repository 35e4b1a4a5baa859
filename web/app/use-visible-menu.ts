import { useMemo } from 'react';
import { useOwnBooths } from '../features/exhibitors/booths/use-own-booths.ts';
import { useCan } from '../platform/abilities.ts';
import { useCurrentEvent } from '../platform/current-event.ts';
import { menu } from './menu.ts';
import type { MenuSection } from './menu-shape.ts';
import { visibleMenu } from './visible-menu.ts';

/** The menu as this person has it; the whole one has also what an event would bring. */
export function useVisibleMenu(isWhole = false): MenuSection[] {
  const can = useCan();
  const isStaff = useOwnBooths().length > 0;
  const { event } = useCurrentEvent();
  const role = event?.role ?? 'attendee';
  // Until it is known, as most have it: with an event.
  const hasEvent = isWhole || event !== null;
  const isModerator = role !== 'attendee' || can(['manage', 'all']);
  return useMemo(
    () => visibleMenu(menu, { can, isStaff, isModerator, hasEvent }),
    [can, isStaff, isModerator, hasEvent],
  );
}
