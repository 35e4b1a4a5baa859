import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readLeadsSearch } from '../../features/dropcards/dropcards.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const myCardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/drop-your-card',
  loader: () => loadTexts('dropcards'),
  component: lazyRouteComponent(() => import('../../pages/venue/my-card-page.tsx'), 'MyCardPage'),
});

const leadsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/booths/$exhibitorId/leads',
  validateSearch: readLeadsSearch,
  beforeLoad: ({ params }) => onlyIds(params.exhibitorId),
  loader: () => loadTexts('dropcards', 'table', 'booth'),
  component: lazyRouteComponent(() => import('../../pages/venue/leads-page.tsx'), 'LeadsPage'),
});

/** Where the QR code of a card leads. */
const cardRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/card',
  loader: () => loadTexts('dropcards'),
  component: lazyRouteComponent(() => import('../../pages/public/card-page.tsx'), 'CardPage'),
});

export const dropcardsRoutes = [myCardRoute, leadsRoute, cardRoute] as const;
