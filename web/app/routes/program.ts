import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readProgramSearch } from '../../features/agenda/program/program.address.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const programRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/conference-program',
  validateSearch: readProgramSearch,
  loader: () => loadTexts('program', 'my-agenda', 'sponsors'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/conference-program-page.tsx'),
    'ConferenceProgramPage',
  ),
});
