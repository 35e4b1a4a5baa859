import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { rootRoute } from './root.ts';

/** For people without an account who hold a secret link. */
const guestRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'guest',
  loader: () => loadTexts('kit'),
  component: lazyRouteComponent(() => import('../shells/guest-shell.tsx'), 'GuestShell'),
});

const speakerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/speaker',
  loader: async () => {
    const [{ readSelf }] = await Promise.all([
      import('../../features/speakers/speakers.self.ts'),
      loadTexts('speakers'),
    ]);
    return readSelf().catch(() => null);
  },
  component: lazyRouteComponent(() => import('../../pages/own-speaker-page.tsx'), 'OwnSpeakerPage'),
});

export const guestRoutes = guestRoute.addChildren([speakerRoute]);
