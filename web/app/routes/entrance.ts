import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readSignInOptions } from '../../features/accounts/accounts.api.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { safeNextPath } from '../../platform/safe-next-path.ts';
import { session } from '../../platform/session/session.ts';
import { SignInPage } from '../../pages/entrance/sign-in-page.tsx';
import { EntranceShell } from '../shells/entrance-shell.tsx';
import { rootRoute } from './root.ts';

/** Signing in is not split off: it waits for one file less, and the others share nearly all of it. */
const entranceRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'entrance',
  // The router lays this over what the address says: a refused place must be there, as nothing.
  validateSearch: (search: Record<string, unknown>): { next?: string | undefined } => ({
    next: safeNextPath(search['next']),
  }),
  beforeLoad: ({ search }) => {
    if (session.get()) redirect({ href: search.next ?? '/', throw: true });
  },
  loader: () => loadTexts('accounts'),
  component: EntranceShell,
});

const loginRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/login',
  loader: readSignInOptions,
  component: SignInPage,
});

const registerRoute = createRoute({
  getParentRoute: () => entranceRoute,
  path: '/register',
  loader: readSignInOptions,
  component: lazyRouteComponent(
    () => import('../../pages/entrance/register-page.tsx'),
    'RegisterPage',
  ),
});

export const entranceRoutes = entranceRoute.addChildren([loginRoute, registerRoute]);
