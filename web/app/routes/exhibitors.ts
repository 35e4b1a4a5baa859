import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { isTier, readExhibitorsSearch } from '../../features/exhibitors/exhibitors.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const exhibitorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exhibitors/$tier',
  staticData: { needs: ['manage', 'all'] },
  validateSearch: readExhibitorsSearch,
  beforeLoad: ({ params }) => {
    if (!isTier(params.tier)) notFound({ throw: true });
  },
  loader: () => loadTexts('exhibitors', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/office/exhibitors-page.tsx'),
    'ExhibitorsPage',
  ),
});

const ownBoothsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/booths',
  loader: () => loadTexts('exhibitors'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/own-booths-page.tsx'),
    'OwnBoothsPage',
  ),
});

const boothEditorRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/booths/$exhibitorId',
  loader: () => loadTexts('exhibitors', 'booth'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/booth-editor-page.tsx'),
    'BoothEditorPage',
  ),
});

/** For organisers the exhibitors tier by tier; for whoever works at a booth, that booth. */
export const exhibitorsRoutes = [exhibitorsRoute, ownBoothsRoute, boothEditorRoute] as const;
