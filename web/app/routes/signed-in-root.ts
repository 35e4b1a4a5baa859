import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { session } from '../../platform/session/session.ts';
import { rootRoute } from './root.ts';

const loadShell = () => import('../shells/signed-in-shell.tsx');

/** Whatever hangs below it needs a session. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (session.last()) return;
    const search = location.href === '/' ? {} : { next: location.href };
    redirect({ to: '/login', search, throw: true });
  },
  loader: () =>
    Promise.all([loadShell().then(({ readFrame }) => readFrame()), loadTexts('frame', 'kit')]),
  component: lazyRouteComponent(loadShell, 'SignedInShell'),
});
