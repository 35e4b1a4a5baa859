import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAgendaSearch } from '../../features/agenda/agenda.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

export const agendaRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/conference-agenda',
  validateSearch: readAgendaSearch,
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('agenda', 'table'),
  component: lazyRouteComponent(() => import('../../pages/office/agenda-page.tsx'), 'AgendaPage'),
});
