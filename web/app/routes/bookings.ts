import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;

const loadPages = () => import('../../pages/bookings/offer-page.tsx');

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bookings',
  ...forOrganisers,
  beforeLoad: () => redirect({ to: '/bookings/tickets', throw: true }),
});

const frameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'bookings-tabs',
  ...forOrganisers,
  loader: () => loadTexts('tickets'),
  component: lazyRouteComponent(
    () => import('../../pages/bookings/bookings-frame.tsx'),
    'BookingsFrame',
  ),
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

const codesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/bookings/codes',
  ...forOrganisers,
  component: lazyRouteComponent(loadPages, 'CodesPage'),
});

export const bookingsRoutes = [
  homeRoute,
  frameRoute.addChildren([ticketsRoute, questionsRoute, codesRoute]),
];
