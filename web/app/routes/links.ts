import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readInvitation } from '../../features/accounts/entrance/entrance.links.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { EntranceShell } from '../shells/entrance-shell.tsx';
import { rootRoute } from './root.ts';

/** Where mailed links lead: open to everyone, signed in or not. */
const linksRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'links',
  loader: () => loadTexts('accounts'),
  component: EntranceShell,
});

const forgottenRoute = createRoute({
  getParentRoute: () => linksRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../../pages/entrance/forgotten-password-page.tsx'),
    'ForgottenPasswordPage',
  ),
});

const resetRoute = createRoute({
  getParentRoute: () => linksRoute,
  path: '/reset-password',
  component: lazyRouteComponent(
    () => import('../../pages/entrance/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const verifyRoute = createRoute({
  getParentRoute: () => linksRoute,
  path: '/verify',
  component: lazyRouteComponent(() => import('../../pages/entrance/verify-page.tsx'), 'VerifyPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => linksRoute,
  path: '/invitation',
  loader: () => readInvitation().catch(() => null),
  component: lazyRouteComponent(
    () => import('../../pages/entrance/invitation-page.tsx'),
    'InvitationPage',
  ),
});

export const linksRoutes = linksRoute.addChildren([
  forgottenRoute,
  resetRoute,
  verifyRoute,
  invitationRoute,
]);
