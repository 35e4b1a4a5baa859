import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import {
  type PeoplePlace,
  readPeopleSearch,
  readPersonSearch,
} from '../../features/people/people.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const loadPeopleTexts = () => loadTexts('people', 'table');
const loadPage = () => import('../../pages/office/people-page.tsx');

const loadPeople =
  (place: PeoplePlace) =>
  ({ location }: { location: { search: object } }) =>
    Promise.all([
      loadPage().then(({ readPeople }) => readPeople(place, location.search)),
      loadPeopleTexts(),
    ]);

const organisationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/organisation',
  validateSearch: readPeopleSearch('organisation'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeople('organisation'),
  component: lazyRouteComponent(loadPage, 'OrganisationPeoplePage'),
});

const conferenceRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/conference',
  validateSearch: readPeopleSearch('conference'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeople('conference'),
  component: lazyRouteComponent(loadPage, 'ConferencePeoplePage'),
});

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/user/list',
  validateSearch: readPeopleSearch('list'),
  staticData: { needs: ['manage', 'all'] },
  loader: loadPeople('list'),
  component: lazyRouteComponent(loadPage, 'EveryonePage'),
});

const viewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/user/view/$id',
  staticData: { needs: ['manage', 'all'] },
  validateSearch: readPersonSearch,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('people', 'person-record', 'audit', 'orders', 'bookings'),
  component: lazyRouteComponent(() => import('../../pages/office/person-page.tsx'), 'PersonPage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/user/edit/$id',
  staticData: { needs: ['manage', 'all'] },
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: loadPeopleTexts,
  component: lazyRouteComponent(
    () => import('../../pages/office/edit-person-page.tsx'),
    'EditPersonPage',
  ),
});

export const peopleRoutes = [
  organisationRoute,
  conferenceRoute,
  listRoute,
  viewRoute,
  editRoute,
] as const;
