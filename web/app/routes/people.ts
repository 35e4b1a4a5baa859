import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readPeopleSearch } from '../../features/people/people.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const loadPeopleTexts = () => loadTexts('people', 'table');
const loadPage = () => import('../../pages/people-page.tsx');

const organisationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/organisation',
  validateSearch: readPeopleSearch('organisation'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeopleTexts,
  component: lazyRouteComponent(loadPage, 'OrganisationPeoplePage'),
});

const conferenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/conference',
  validateSearch: readPeopleSearch('conference'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeopleTexts,
  component: lazyRouteComponent(loadPage, 'ConferencePeoplePage'),
});

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/user/list',
  validateSearch: readPeopleSearch('list'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeopleTexts,
  component: lazyRouteComponent(loadPage, 'EveryonePage'),
});

const viewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/user/view/$id',
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeopleTexts,
  component: lazyRouteComponent(loadPage, 'EveryonePage'),
});

export const peopleRoutes = [organisationRoute, conferenceRoute, listRoute, viewRoute] as const;
