import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;
const loadPages = () => import('../../pages/imports-page.tsx');

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports',
  ...forOrganisers,
  loader: () => loadTexts('imports'),
  component: lazyRouteComponent(loadPages, 'ImportsPage'),
});

const oneRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/imports/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('imports'),
  component: lazyRouteComponent(loadPages, 'ImportPage'),
});

export const importsRoutes = [listRoute, oneRoute];
