import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readFeedSearch } from '../../features/feed/feed.places.ts';
import { readFindSearch, readPeopleSearch } from '../../features/profiles/profiles.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const myProfileRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-profile',
  loader: () => loadTexts('profiles', 'settings'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/my-profile-page.tsx'),
    'MyProfilePage',
  ),
});

const attendeesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/summit-attendees',
  validateSearch: readPeopleSearch,
  loader: () => loadTexts('profiles', 'table', 'chat'),
  component: lazyRouteComponent(
    () => import('../../pages/office/summit-attendees-page.tsx'),
    'SummitAttendeesPage',
  ),
});

const attendeeSearchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/attendee-search',
  validateSearch: readPeopleSearch,
  loader: () => loadTexts('profiles', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/attendee-search-page.tsx'),
    'AttendeeSearchPage',
  ),
});

const peopleSearchRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/people-search',
  validateSearch: readFindSearch,
  loader: () => loadTexts('profiles', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/people-search-page.tsx'),
    'PeopleSearchPage',
  ),
});

const personRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/people/$personId',
  beforeLoad: ({ params }) => onlyIds(params.personId),
  loader: () => loadTexts('profiles', 'chat', 'report'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/attendee-page.tsx'),
    'AttendeePage',
  ),
});

const socialPage = {
  validateSearch: readFeedSearch,
  loader: () => loadTexts('feed', 'profiles', 'chat', 'report'),
  component: lazyRouteComponent(() => import('../../pages/venue/social-page.tsx'), 'SocialPage'),
};

const socialRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/profile',
  ...socialPage,
});

const theirSocialRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/profile/$personId',
  beforeLoad: ({ params }) => onlyIds(params.personId),
  ...socialPage,
});

/** Who I am at the conference, and the people of it. */
export const profilesRoutes = [
  myProfileRoute,
  attendeesRoute,
  attendeeSearchRoute,
  peopleSearchRoute,
  personRoute,
  socialRoute,
  theirSocialRoute,
] as const;
