import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { rootRoute } from './root.ts';

const miscRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'misc',
  loader: () => loadTexts('frame'),
  component: lazyRouteComponent(() => import('../shells/misc-shell.tsx'), 'MiscShell'),
});

const notAuthorisedRoute = createRoute({
  getParentRoute: () => miscRoute,
  path: '/misc/not-authorized',
  component: lazyRouteComponent(
    () => import('../../pages/apart/not-authorised-page.tsx'),
    'NotAuthorisedPage',
  ),
});

const comingSoonRoute = createRoute({
  getParentRoute: () => miscRoute,
  path: '/misc/coming-soon',
  component: lazyRouteComponent(
    () => import('../../pages/apart/coming-soon-page.tsx'),
    'ComingSoonPage',
  ),
});

const maintenanceRoute = createRoute({
  getParentRoute: () => miscRoute,
  path: '/misc/maintenance',
  component: lazyRouteComponent(
    () => import('../../pages/apart/maintenance-page.tsx'),
    'MaintenancePage',
  ),
});

const errorRoute = createRoute({
  getParentRoute: () => miscRoute,
  path: '/misc/error',
  component: lazyRouteComponent(() => import('../../pages/apart/error-page.tsx'), 'ErrorPage'),
});

export const miscRoutes = miscRoute.addChildren([
  notAuthorisedRoute,
  comingSoonRoute,
  maintenanceRoute,
  errorRoute,
]);
