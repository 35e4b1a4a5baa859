import type { blogRoutes } from '@plenum/contract/features/blog/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { atomOf, rssOf } from './blog.feeds.ts';
import { readPreview } from './blog.pictures.ts';
import { listPublicPosts, readPublicPost } from './blog.public.ts';
import { bookmark, listPosts, readPost, readSides, readSlug } from './blog.service.ts';
import {
  listTemplatePosts,
  readTemplateEdit,
  readTemplatePost,
  readTemplateSidebar,
} from './blog.template.ts';

const good = async <Body>(body: Promise<Body>) => ({ status: 200 as const, body: await body });
const done = async (deed: Promise<void>) => {
  await deed;
  return { status: 200 as const, body: {} };
};

export const blogHandlers = (work: Work): Handlers<typeof blogRoutes> => ({
  'GET /blog/list/data': async ({ person, received: { query }, language }) => ({
    status: 200,
    ...(await listTemplatePosts(work, person, query, language)),
  }),
  'GET /blog/list/data/sidebar': ({ person, language }) =>
    good(readTemplateSidebar(work, person, language)),
  'GET /blog/list/data/detail': ({ person, received: { query }, language }) =>
    good(readTemplatePost(work, person, query.id, language)),
  'GET /blog/list/data/edit': ({ person, received: { query }, language }) =>
    good(readTemplateEdit(work, person, query.id, language)),
  'GET /api/blog/posts': ({ person, received: { query } }) =>
    good(listPosts(work, person.organisationId, query)),
  'GET /api/blog/sides': ({ person }) => good(readSides(work, person)),
  'GET /api/blog/posts/:postId': ({ person, received: { params } }) =>
    good(readPost(work, person, params.postId)),
  'GET /api/blog/slugs/:postSlug': ({ person, received: { params } }) =>
    good(readSlug(work, person, params.postSlug)),
  'PUT /api/blog/posts/:postId/bookmark': ({ person, received: { params } }) =>
    done(bookmark(work, person, params.postId, true)),
  'DELETE /api/blog/posts/:postId/bookmark': ({ person, received: { params } }) =>
    done(bookmark(work, person, params.postId, false)),
  'GET /api/e/:slug/blog': ({ received: { params, query } }) =>
    good(listPublicPosts(work, params.slug, query)),
  'GET /api/e/:slug/blog/posts/:postSlug': ({ received: { params } }) =>
    good(readPublicPost(work, params.slug, params.postSlug)),
  'GET /api/e/:slug/blog/rss.xml': ({ received: { params } }) => rssOf(work, params.slug),
  'GET /api/e/:slug/blog/atom.xml': ({ received: { params } }) => atomOf(work, params.slug),
  'GET /api/blog/previews/:token': ({ received: { params } }) =>
    good(readPreview(work, params.token)),
});
