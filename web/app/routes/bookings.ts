import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readOverviewSearch } from '../../features/bookings/course/course.places.ts';
import { readAttendanceSearch } from '../../features/bookings/attendance/attendance.places.ts';
import { readDoorSearch } from '../../features/bookings/door/door.entrance.ts';
import { readHandSearch } from '../../features/bookings/hand/hand.places.ts';
import { readBookingsSearch } from '../../features/bookings/list/list.places.ts';
import { readWaitingSearch } from '../../features/bookings/waiting/waiting.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;

const loadPages = () => import('../../pages/bookings/offer-page.tsx');

const frameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'bookings-tabs',
  ...forOrganisers,
  loader: () => loadTexts('tickets', 'bookings', 'booking-desk', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/bookings/bookings-frame.tsx'),
    'BookingsFrame',
  ),
});

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings',
  ...forOrganisers,
  loader: () => loadTexts('people'),
  validateSearch: readBookingsSearch,
  component: lazyRouteComponent(() => import('../../pages/bookings/list-page.tsx'), 'ListPage'),
});

const ticketsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/tickets',
  ...forOrganisers,
  component: lazyRouteComponent(loadPages, 'TicketsPage'),
});

const questionsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/questions',
  ...forOrganisers,
  loader: () => loadTexts('booking-page'),
  component: lazyRouteComponent(loadPages, 'QuestionsPage'),
});

const overviewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/overview',
  ...forOrganisers,
  validateSearch: readOverviewSearch,
  component: lazyRouteComponent(
    () => import('../../pages/bookings/overview-page.tsx'),
    'OverviewPage',
  ),
});

const answersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/answers',
  ...forOrganisers,
  component: lazyRouteComponent(
    () => import('../../pages/bookings/answers-page.tsx'),
    'AnswersPage',
  ),
});

const codesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/codes',
  ...forOrganisers,
  component: lazyRouteComponent(loadPages, 'CodesPage'),
});

const doorRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/check-in',
  ...forOrganisers,
  validateSearch: readDoorSearch,
  component: lazyRouteComponent(() => import('../../pages/bookings/door-page.tsx'), 'DoorPage'),
});

const loadDoorLists = () => import('../../pages/bookings/door-lists-page.tsx');

const doorListsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/check-in/lists',
  ...forOrganisers,
  component: lazyRouteComponent(loadDoorLists, 'ListsPage'),
});

const badgesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/check-in/badges',
  ...forOrganisers,
  validateSearch: readDoorSearch,
  loader: () => loadTexts('badges'),
  component: lazyRouteComponent(() => import('../../pages/bookings/badges-page.tsx'), 'BadgesPage'),
});

const kiosksRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/check-in/kiosks',
  ...forOrganisers,
  loader: () => loadTexts('kiosk'),
  component: lazyRouteComponent(() => import('../../pages/bookings/kiosks-page.tsx'), 'KiosksPage'),
});

const attendanceRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/check-in/attendance',
  ...forOrganisers,
  validateSearch: readAttendanceSearch,
  component: lazyRouteComponent(loadDoorLists, 'AttendancePage'),
});

const waitingRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/waiting',
  ...forOrganisers,
  validateSearch: readWaitingSearch,
  component: lazyRouteComponent(
    () => import('../../pages/bookings/waiting-list-page.tsx'),
    'WaitingListPage',
  ),
});

const loadLetters = () => import('../../pages/bookings/letters-page.tsx');

const lettersRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/letters',
  ...forOrganisers,
  loader: () => loadTexts('booking-letters'),
  component: lazyRouteComponent(loadLetters, 'LettersPage'),
});

const newLetterRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/letters/new',
  ...forOrganisers,
  validateSearch: readBookingsSearch,
  loader: () => loadTexts('booking-letters'),
  component: lazyRouteComponent(loadLetters, 'NewLetterPage'),
});

const letterRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/letters/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('booking-letters'),
  component: lazyRouteComponent(loadLetters, 'LetterPage'),
});

const mineRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/my-bookings',
  loader: () => loadTexts('bookings', 'booking-page'),
  component: lazyRouteComponent(() => import('../../pages/bookings/mine-page.tsx'), 'MinePage'),
});

const handRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bookings/new',
  ...forOrganisers,
  validateSearch: readHandSearch,
  loader: () => loadTexts('bookings', 'booking-page'),
  component: lazyRouteComponent(() => import('../../pages/bookings/hand-page.tsx'), 'HandPage'),
});

const recordRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bookings/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('bookings', 'payments', 'booking-page'),
  component: lazyRouteComponent(() => import('../../pages/bookings/record-page.tsx'), 'RecordPage'),
});

export const bookingsRoutes = [
  frameRoute.addChildren([
    listRoute,
    waitingRoute,
    lettersRoute,
    newLetterRoute,
    letterRoute,
    ticketsRoute,
    questionsRoute,
    answersRoute,
    overviewRoute,
    codesRoute,
    doorRoute,
    doorListsRoute,
    badgesRoute,
    kiosksRoute,
    attendanceRoute,
  ]),
  handRoute,
  recordRoute,
  mineRoute,
];
