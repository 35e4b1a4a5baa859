import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readEmployeeSearch } from '../../features/datatables/datatables.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const sampleTableRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/tables/sample',
  validateSearch: readEmployeeSearch,
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('datatables', 'table'),
  component: lazyRouteComponent(
    () => import('../../pages/sample-table-page.tsx'),
    'SampleTablePage',
  ),
});
