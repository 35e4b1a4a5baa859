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
      import('../../features/speakers/self/self.ts'),
      loadTexts('speakers', 'shown-speakers'),
    ]);
    return readSelf().catch(() => null);
  },
  component: lazyRouteComponent(
    () => import('../../pages/venue/own-speaker-page.tsx'),
    'OwnSpeakerPage',
  ),
});

const calendarAnswerRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/calendar/answer/$token',
  loader: async ({ params }) => {
    const [{ readInvitation }] = await Promise.all([
      import('../../features/calendar/invitation/invitation.ts'),
      loadTexts('calendar'),
    ]);
    return readInvitation(params.token).catch(() => null);
  },
  component: lazyRouteComponent(
    () => import('../../pages/public/calendar-answer-page.tsx'),
    'CalendarAnswerPage',
  ),
});

const weeklyReportRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/reports/stop/$token',
  loader: async ({ params }) => {
    const [{ readWeeklyLink }] = await Promise.all([
      import('../../features/analytics/analytics.api.ts'),
      loadTexts('analytics'),
    ]);
    return readWeeklyLink(params.token).catch(() => null);
  },
  component: lazyRouteComponent(
    () => import('../../pages/public/weekly-report-page.tsx'),
    'WeeklyReportPage',
  ),
});

const blogPreviewRoute = createRoute({
  getParentRoute: () => guestRoute,
  path: '/blog/preview/$token',
  loader: () => loadTexts('blog', 'frame'),
  component: lazyRouteComponent(
    () => import('../../pages/public/post-preview-page.tsx'),
    'PostPreviewPage',
  ),
});

export const guestRoutes = guestRoute.addChildren([
  speakerRoute,
  calendarAnswerRoute,
  weeklyReportRoute,
  blogPreviewRoute,
]);
