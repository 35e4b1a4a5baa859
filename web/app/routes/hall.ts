import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readConsoleSearch, readHallSearch } from '../../features/exhibitors/hall/hall.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const loadHall = () => import('../../pages/venue/exhibit-hall-page.tsx');

const hallRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exhibit-hall',
  validateSearch: readHallSearch,
  loader: () => Promise.all([loadHall().then(({ readHall }) => readHall()), loadTexts('hall')]),
  component: lazyRouteComponent(loadHall, 'ExhibitHallPage'),
});

const boothRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/exhibit-hall/$exhibitorId',
  // The way back leads to the floor as it was left.
  validateSearch: readHallSearch,
  beforeLoad: ({ params }) => onlyIds(params.exhibitorId),
  loader: () => loadTexts('hall', 'dropcards', 'report', 'desks', 'chat', 'calls'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/hall-booth-page.tsx'),
    'HallBoothPage',
  ),
});

const consoleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/booths/$exhibitorId/console',
  validateSearch: readConsoleSearch,
  beforeLoad: ({ params }) => onlyIds(params.exhibitorId),
  loader: () => loadTexts('booth'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/booth-console-page.tsx'),
    'BoothConsolePage',
  ),
});

/** The hall, and for who works in it what came of it. */
export const hallRoutes = [hallRoute, boothRoute, consoleRoute] as const;
