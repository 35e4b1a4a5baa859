import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readBookingSearch } from '../../features/bookings/bookings.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { rootRoute } from './root.ts';

/** Where the links of an invoice and of a booking lead: open to whoever has them. */
const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'pay',
  loader: () => loadTexts('payments', 'kit'),
  component: lazyRouteComponent(() => import('../shells/pay-shell.tsx'), 'PayShell'),
});

const pageRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/pay/$token',
  validateSearch: ({ back }: Record<string, unknown>): { back?: 'paid' } =>
    back === 'paid' ? { back } : {},
  component: lazyRouteComponent(() => import('../../pages/public/pay-page.tsx'), 'PayPage'),
});

const bookingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/booking/$token',
  validateSearch: readBookingSearch,
  loader: () => loadTexts('booking-page'),
  component: lazyRouteComponent(() => import('../../pages/public/booking-page.tsx'), 'BookingPage'),
});

const waitingRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/waiting/$token',
  loader: () => loadTexts('booking-page'),
  component: lazyRouteComponent(() => import('../../pages/public/waiting-page.tsx'), 'WaitingPage'),
});

/** A device at which people check themselves in: open to whoever has its link, and without a way elsewhere. */
export const kioskRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/kiosk/$token',
  loader: () => loadTexts('kiosk', 'bookings', 'kit'),
  component: lazyRouteComponent(() => import('../../pages/public/kiosk-page.tsx'), 'KioskPage'),
});

const stopLettersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/letters/stop/$token',
  loader: () => loadTexts('booking-page'),
  component: lazyRouteComponent(
    () => import('../../pages/public/stop-letters-page.tsx'),
    'StopLettersPage',
  ),
});

export const payRoutes = shellRoute.addChildren([
  pageRoute,
  bookingRoute,
  waitingRoute,
  stopLettersRoute,
]);
