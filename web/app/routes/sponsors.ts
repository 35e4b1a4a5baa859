import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const sponsorsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/sponsors',
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('sponsors'),
  component: lazyRouteComponent(
    () => import('../../pages/office/sponsors-page.tsx'),
    'SponsorsPage',
  ),
});

const loadLobby = () => import('../../pages/lobby/lobby-page.tsx');

const lobbyRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/venue',
  loader: () =>
    Promise.all([
      loadLobby().then(({ readLobby }) => readLobby()),
      loadTexts('lobby', 'program', 'sponsors', 'my-agenda', 'stages', 'profiles', 'hall'),
    ]),
  component: lazyRouteComponent(loadLobby, 'LobbyPage'),
});

export const sponsorsRoutes = [sponsorsRoute, lobbyRoute] as const;
