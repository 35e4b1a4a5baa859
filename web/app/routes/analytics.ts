import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAnalyticsSearch } from '../../features/analytics/analytics.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const analyticsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard/analytics',
  validateSearch: readAnalyticsSearch,
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('analytics'),
  component: lazyRouteComponent(
    () => import('../../pages/office/analytics-page.tsx'),
    'AnalyticsPage',
  ),
});
