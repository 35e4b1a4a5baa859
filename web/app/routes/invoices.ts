import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { readClientSearch } from '../../features/invoices/clients/clients.places.ts';
import { readInvoiceSearch } from '../../features/invoices/invoices.places.ts';
import { readEntrySearch } from '../../features/payments/statements/statements.places.ts';
import { readFiguresSearch } from '../../features/payments/figures/figures.places.ts';
import { readPaymentSearch } from '../../features/payments/payments.places.ts';
import { readAccountSearch } from '../../features/payments/account/account.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;
const loadInvoiceTexts = () => loadTexts('invoices', 'table');
const loadList = () => import('../../pages/invoices/invoices-page.tsx');

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/invoice',
  ...forOrganisers,
  beforeLoad: () => redirect({ to: '/apps/invoice/list', throw: true }),
});

const frameRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'invoices',
  ...forOrganisers,
  loader: loadInvoiceTexts,
  component: lazyRouteComponent(
    () => import('../../pages/invoices/invoices-frame.tsx'),
    'InvoicesFrame',
  ),
});

const listRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/list',
  validateSearch: readInvoiceSearch,
  ...forOrganisers,
  loader: ({ location }) =>
    loadList().then(({ readInvoiceList }) => readInvoiceList(location.search)),
  component: lazyRouteComponent(loadList, 'InvoicesPage'),
});

const clientsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/clients',
  validateSearch: readClientSearch,
  ...forOrganisers,
  component: lazyRouteComponent(
    () => import('../../pages/invoices/clients-page.tsx'),
    'ClientsPage',
  ),
});

const statementsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/statements',
  validateSearch: readEntrySearch,
  ...forOrganisers,
  loader: () => loadTexts('payments'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/statements-page.tsx'),
    'StatementsPage',
  ),
});

const paymentsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/payments',
  validateSearch: readPaymentSearch,
  ...forOrganisers,
  loader: () => loadTexts('payments'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/payments-page.tsx'),
    'PaymentsPage',
  ),
});

const figuresRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/figures',
  validateSearch: readFiguresSearch,
  ...forOrganisers,
  loader: () => loadTexts('payments'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/figures-page.tsx'),
    'FiguresPage',
  ),
});

const waysRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/ways',
  ...forOrganisers,
  loader: () => loadTexts('payments'),
  component: lazyRouteComponent(() => import('../../pages/invoices/ways-page.tsx'), 'WaysPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/apps/invoice/settings',
  ...forOrganisers,
  component: lazyRouteComponent(
    () => import('../../pages/invoices/settings-page.tsx'),
    'SettingsPage',
  ),
});

const previewRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/invoice/preview/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('invoices', 'payments'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/invoice-page.tsx'),
    'InvoicePage',
  ),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/invoice/edit/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('invoices'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/edit-draft-page.tsx'),
    'EditDraftPage',
  ),
});

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/invoice/account/$id',
  validateSearch: readAccountSearch,
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('payments'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/account-page.tsx'),
    'AccountPage',
  ),
});

const addRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/invoice/add',
  ...forOrganisers,
  loader: () => loadTexts('invoices'),
  component: lazyRouteComponent(
    () => import('../../pages/invoices/new-draft-page.tsx'),
    'NewDraftPage',
  ),
});

export const invoicesRoutes = [
  homeRoute,
  frameRoute.addChildren([
    listRoute,
    clientsRoute,
    paymentsRoute,
    statementsRoute,
    figuresRoute,
    waysRoute,
    settingsRoute,
  ]),
  previewRoute,
  accountRoute,
  editRoute,
  addRoute,
] as const;
