import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const myAgendaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/summit-agenda',
  loader: () => loadTexts('my-agenda', 'program', 'todo'),
  component: lazyRouteComponent(
    () => import('../../pages/venue/my-agenda-page.tsx'),
    'MyAgendaPage',
  ),
});
