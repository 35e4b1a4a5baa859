import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { readHelpSearch } from '../../features/help/help.places.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { idInSlug } from '../../platform/id-in-slug.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const forOrganisers = { staticData: { needs: ['manage', 'all'] } } as const;

const faqRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/faq',
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(() => import('../../pages/help/faq-page.tsx'), 'FaqPage'),
});

const knowledgeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/knowledge-base',
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(
    () => import('../../pages/help/knowledge-page.tsx'),
    'KnowledgePage',
  ),
});

const categoryRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/knowledge-base/$category',
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(() => import('../../pages/help/category-page.tsx'), 'CategoryPage'),
});

const articleRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/knowledge-base/$category/$question',
  beforeLoad: ({ params }) => {
    if (idInSlug(params.question) === null) notFound({ throw: true });
  },
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(() => import('../../pages/help/article-page.tsx'), 'ArticlePage'),
});

const manageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/help/manage',
  ...forOrganisers,
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help'),
  component: lazyRouteComponent(
    () => import('../../pages/help/manage-help-page.tsx'),
    'ManageHelpPage',
  ),
});

const newRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/help/manage/new',
  ...forOrganisers,
  validateSearch: readHelpSearch,
  loader: () => loadTexts('help', 'upload'),
  component: lazyRouteComponent(
    () => import('../../pages/help/new-article-page.tsx'),
    'NewArticlePage',
  ),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/help/manage/$id',
  ...forOrganisers,
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('help', 'upload'),
  component: lazyRouteComponent(
    () => import('../../pages/help/edit-article-page.tsx'),
    'EditArticlePage',
  ),
});

export const helpRoutes = [
  faqRoute,
  knowledgeRoute,
  categoryRoute,
  articleRoute,
  manageRoute,
  newRoute,
  editRoute,
] as const;
