import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { readBlogSearch, readDeskSearch } from '../../features/blog/blog.places.ts';
import { call } from '../../platform/api-client.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { loadTexts } from '../../platform/i18n/texts.ts';
import { onlyIds } from './only-ids.ts';
import { signedInRoute } from './signed-in-root.ts';

const listRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/blog/list',
  validateSearch: readBlogSearch,
  loader: () => loadTexts('blog'),
  component: lazyRouteComponent(() => import('../../pages/blog/blog-page.tsx'), 'BlogPage'),
});

/** A post is also found by the name in its public address. */
async function toItsId(id: string) {
  if (/^[1-9]\d{0,14}$/.test(id)) return;
  try {
    const params = { postSlug: id };
    const { postId } = await call('GET /api/blog/slugs/:postSlug', { params });
    throw redirect({ to: '/pages/blog/detail/$id', params: { id: String(postId) }, replace: true });
  } catch (problem) {
    if (problem instanceof CallProblem && [404, 422].includes(problem.status)) throw notFound();
    throw problem;
  }
}

const postRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/blog/detail/$id',
  loader: async ({ params }) => {
    await toItsId(params.id);
    return loadTexts('blog');
  },
  component: lazyRouteComponent(() => import('../../pages/blog/post-page.tsx'), 'PostPage'),
});

const deskRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/blog/desk',
  validateSearch: readDeskSearch,
  loader: () => loadTexts('blog'),
  component: lazyRouteComponent(() => import('../../pages/blog/desk-page.tsx'), 'DeskPage'),
});

const editRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/pages/blog/edit/$id',
  beforeLoad: ({ params }) => onlyIds(params.id),
  loader: () => loadTexts('blog', 'upload'),
  component: lazyRouteComponent(
    () => import('../../pages/blog/edit-post-page.tsx'),
    'EditPostPage',
  ),
});

export const blogRoutes = [listRoute, postRoute, deskRoute, editRoute] as const;
