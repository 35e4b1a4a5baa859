import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readProgramSearch } from '../../features/agenda/program/program.address.ts';
import { readRegisterSearch } from '../../features/bookings/bookings.places.ts';
import { readBlogSearch } from '../../features/blog/blog.places.ts';
import { readHelpSearch } from '../../features/help/help.places.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { call } from '../../platform/api-client.ts';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { PublicMissing } from '../public-missing.tsx';
import { rootRoute } from './root.ts';

/** What is not there, or has no such address, is a page of its own. */
async function orNotFound<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (problem) {
    if (problem instanceof CallProblem && [404, 422].includes(problem.status)) throw notFound();
    throw problem;
  }
}

/** The public pages of an event: their map costs the entrance little, their screens come when asked for. */
const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/e/$slug',
  loader: async ({ params }) => {
    const [event] = await Promise.all([
      orNotFound(call('GET /api/e/:slug', { params })),
      loadTexts('event-page', 'program', 'my-agenda', 'kit', 'shown-speakers'),
    ]);
    return event;
  },
  component: lazyRouteComponent(() => import('../shells/public-shell.tsx'), 'PublicShell'),
  notFoundComponent: PublicMissing,
});

const eventRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  validateSearch: readProgramSearch,
  component: lazyRouteComponent(
    () => import('../../pages/public/public-event-page.tsx'),
    'PublicEventPage',
  ),
});

const sessionRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/sessions/$sessionId',
  component: lazyRouteComponent(
    () => import('../../pages/public/public-session-page.tsx'),
    'PublicSessionPage',
  ),
});

const speakerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/speakers/$speakerId',
  component: lazyRouteComponent(
    () => import('../../pages/public/public-speaker-page.tsx'),
    'PublicSpeakerPage',
  ),
});

const exhibitRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/exhibit',
  loader: () => loadTexts('exhibitors'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-exhibit-page.tsx'),
    'PublicExhibitPage',
  ),
});

const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register',
  validateSearch: readRegisterSearch,
  loader: () => loadTexts('booking-page'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-register-page.tsx'),
    'PublicRegisterPage',
  ),
});

const pricingRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/pricing',
  loader: () => loadTexts('pricing'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-pricing-page.tsx'),
    'PublicPricingPage',
  ),
});

const helpRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/help',
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-help-page.tsx'),
    'PublicHelpPage',
  ),
});

const articleRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/help/$article',
  beforeLoad: ({ params }) => {
    if (idInSlug(params.article) === null) notFound({ throw: true });
  },
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-article-page.tsx'),
    'PublicArticlePage',
  ),
});

const blogRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/blog',
  validateSearch: readBlogSearch,
  loader: () => loadTexts('blog'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-blog-page.tsx'),
    'PublicBlogPage',
  ),
});

const postRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/blog/$postSlug',
  loader: () => loadTexts('blog'),
  component: lazyRouteComponent(
    () => import('../../pages/public/public-post-page.tsx'),
    'PublicPostPage',
  ),
});

const organisationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/o/$place',
  loader: async ({ params }) => {
    const [page] = await Promise.all([
      orNotFound(call('GET /api/o/:place', { params })),
      loadTexts('face', 'event-page', 'blog', 'kit'),
    ]);
    return page;
  },
  component: lazyRouteComponent(
    () => import('../shells/organisation-shell.tsx'),
    'OrganisationShell',
  ),
  notFoundComponent: PublicMissing,
});

const organisationPageRoute = createRoute({
  getParentRoute: () => organisationRoute,
  path: '/',
  component: lazyRouteComponent(
    () => import('../../pages/public/organisation-page.tsx'),
    'OrganisationPage',
  ),
});

export const organisationRoutes = organisationRoute.addChildren([organisationPageRoute]);

export const publicRoutes = publicRoute.addChildren([
  eventRoute,
  sessionRoute,
  speakerRoute,
  exhibitRoute,
  registerRoute,
  pricingRoute,
  helpRoute,
  articleRoute,
  blogRoute,
  postRoute,
]);
