import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readModerationSearch } from '../../features/moderation/moderation.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

/** The server says who may see it: moderators of an event are attendees elsewhere. */
const deskRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/moderation',
  validateSearch: readModerationSearch,
  loader: () => loadTexts('moderation', 'report'),
  component: lazyRouteComponent(
    () => import('../../pages/office/moderation-page.tsx'),
    'ModerationPage',
  ),
});

const mineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/moderation/mine',
  loader: () => loadTexts('moderation'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/my-measures-page.tsx'),
    'MyMeasuresPage',
  ),
});

/** Where an event is kept in order, and where one sees what was done about oneself. */
export const moderationRoutes = [deskRoute, mineRoute] as const;
