import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { CalendarSearch } from '../../features/calendar/calendar.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const calendarRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/calendar',
  // Read on the page: what reads it comes with it.
  validateSearch: (search: Record<string, unknown>): CalendarSearch => search,
  loader: () => loadTexts('calendar', 'addressees', 'kit'),
  component: lazyRouteComponent(() => import('../../pages/calendar-page.tsx'), 'CalendarPage'),
});
