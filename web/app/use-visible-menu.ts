import { useMemo } from 'react';
import { useOwnBooths } from '../features/exhibitors/use-own-booths.ts';
import { useCan } from '../platform/abilities.ts';
import { menu, type MenuSection } from './menu.ts';
import { visibleMenu } from './visible-menu.ts';

/** The menu as this person has it. */
export function useVisibleMenu(): MenuSection[] {
  const can = useCan();
  const isStaff = useOwnBooths().length > 0;
  return useMemo(() => visibleMenu(menu, { can, isStaff }), [can, isStaff]);
}
