import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readSetupSearch } from '../../features/events/events.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

/** Where organisers set an event up. */
export const conferencePlatformRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/conference-platform',
  staticData: { needs: ['manage', 'all'] },
  validateSearch: readSetupSearch,
  loader: () => loadTexts('events', 'event-page', 'first-steps'),
  component: lazyRouteComponent(
    () => import('../../pages/office/conference-platform-page.tsx'),
    'ConferencePlatformPage',
  ),
});
