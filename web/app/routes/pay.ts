import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { rootRoute } from './root.ts';

/** Where the link of an invoice leads: open to whoever has it. */
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

export const payRoutes = shellRoute.addChildren([pageRoute]);
