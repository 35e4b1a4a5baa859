import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { readAuditSearch } from '../../features/audit/audit.places.ts';
import { readOutboxSearch } from '../../features/organisations/organisations.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { signedInRoute } from './signed-in-root.ts';

const officeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  staticData: { needs: ['manage', 'all'] },
  loader: () => loadTexts('organisations'),
  component: lazyRouteComponent(() => import('../../pages/office/office-frame.tsx'), 'OfficeFrame'),
});

const organisationRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../pages/office/organisation-page.tsx'),
    'OrganisationPage',
  ),
});

const faceRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/public-page',
  loader: () => loadTexts('face'),
  component: lazyRouteComponent(() => import('../../pages/office/face-page.tsx'), 'FacePage'),
});

const outboxRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/outbox',
  validateSearch: readOutboxSearch,
  loader: () => loadTexts('table'),
  component: lazyRouteComponent(() => import('../../pages/office/outbox-page.tsx'), 'OutboxPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => officeRoute,
  path: '/audit',
  validateSearch: readAuditSearch,
  loader: () => loadTexts('audit'),
  component: lazyRouteComponent(() => import('../../pages/office/audit-page.tsx'), 'AuditPage'),
});

/** The organisation's own pages, for those who run it. */
export const officeRoutes = officeRoute.addChildren([
  organisationRoute,
  faceRoute,
  outboxRoute,
  auditRoute,
]);
