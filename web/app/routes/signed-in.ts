import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { readTodoSearch, taskFilters, taskTags } from '../../features/todo/todo.places.ts';
import { agendaRoute } from './agenda.ts';
import { analyticsRoute } from './analytics.ts';
import { desksRoutes } from './desks.ts';
import { bookingsRoutes } from './bookings.ts';
import { importsRoutes } from './imports.ts';
import { calendarRoute } from './calendar.ts';
import { chatRoutes } from './chat.ts';
import { devRoutes } from './dev.ts';
import { dropcardsRoutes } from './dropcards.ts';
import { accountSettings } from './account.ts';
import { emailRoutes } from './email.ts';
import { exhibitorsRoutes } from './exhibitors.ts';
import { helpRoutes } from './help.ts';
import { invoicesRoutes } from './invoices.ts';
import { shopRoutes } from './shop.ts';
import { peopleRoutes } from './people.ts';
import { myAgendaRoute } from './my-agenda.ts';
import { programRoute } from './program.ts';
import { officeRoutes } from './office.ts';
import { moderationRoutes } from './moderation.ts';
import { profilesRoutes } from './profiles.ts';
import { conferencePlatformRoute } from './platform.ts';
import { hallRoutes } from './hall.ts';
import { blogRoutes } from './blog.ts';
import { pricingRoutes } from './pricing.ts';
import { sponsorsRoutes } from './sponsors.ts';
import { speakersRoutes } from './speakers.ts';
import { stagesRoutes } from './stages.ts';
import { signedInRoute } from './signed-in-root.ts';
import { sampleTableRoute } from './tables.ts';

const loadDashboard = () => import('../../pages/dashboard/dashboard-page.tsx');

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  loader: () =>
    Promise.all([loadDashboard().then(({ readDashboard }) => readDashboard()), loadTexts('todo')]),
  component: lazyRouteComponent(loadDashboard, 'DashboardPage'),
});

const onlyKnown = (known: readonly string[], name: string) => {
  if (!known.includes(name)) notFound({ throw: true });
};

const todoPage = lazyRouteComponent(() => import('../../pages/todo-page.tsx'), 'TodoPage');

const todoHomeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/todo',
  validateSearch: readTodoSearch,
  beforeLoad: ({ search }) => {
    redirect({ to: '/apps/todo/$filter', params: { filter: 'all' }, search, throw: true });
  },
});

const todoRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/todo/$filter',
  validateSearch: readTodoSearch,
  beforeLoad: ({ params }) => onlyKnown(taskFilters, params.filter),
  loader: () => loadTexts('todo'),
  component: todoPage,
});

const todoTagRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/apps/todo/tag/$tag',
  validateSearch: readTodoSearch,
  beforeLoad: ({ params }) => onlyKnown(taskTags, params.tag),
  loader: () => loadTexts('todo'),
  component: todoPage,
});

const accountSettingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  ...accountSettings,
});

const accessControlRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/access-control',
  staticData: { needs: ['read', 'ACL'] },
  component: lazyRouteComponent(
    () => import('../../pages/office/access-control-page.tsx'),
    'AccessControlPage',
  ),
});

export const signedInRoutes = signedInRoute.addChildren([
  homeRoute,
  todoHomeRoute,
  todoRoute,
  todoTagRoute,
  accountSettingsRoute,
  emailRoutes,
  ...peopleRoutes,
  ...invoicesRoutes,
  ...shopRoutes,
  ...moderationRoutes,
  conferencePlatformRoute,
  programRoute,
  myAgendaRoute,
  ...exhibitorsRoutes,
  ...profilesRoutes,
  ...sponsorsRoutes,
  ...pricingRoutes,
  ...helpRoutes,
  ...hallRoutes,
  ...speakersRoutes,
  ...dropcardsRoutes,
  ...desksRoutes,
  ...chatRoutes,
  calendarRoute,
  agendaRoute,
  analyticsRoute,
  officeRoutes,
  accessControlRoute,
  ...devRoutes,
  sampleTableRoute,
  ...blogRoutes,
  ...stagesRoutes,
  ...bookingsRoutes,
  ...importsRoutes,
]);
