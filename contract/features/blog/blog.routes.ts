import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  BlogSides,
  PostPage,
  PostParams,
  PostQuery,
  PostSlug,
  PreviewedPost,
  PreviewToken,
  PublicPost,
  ShownPost,
} from './blog.schema.ts';
import {
  TemplateBlogDetail,
  TemplateEdit,
  TemplateListQuery,
  TemplatePosts,
  TemplateQuery,
  TemplateSidebar,
} from './blog.template.schema.ts';

const feed = {
  access: 'public',
  params: Type.Object({ slug: Slug }),
  replies: {},
} as const;

export const blogRoutes = {
  'GET /blog/list/data': {
    summary: 'Published posts, the newest first, as the template shows them',
    access: 'signed-in',
    query: TemplateListQuery,
    replies: { 200: TemplatePosts },
  },
  'GET /blog/list/data/sidebar': {
    summary: 'The four newest posts and all categories, as the template shows them',
    access: 'signed-in',
    replies: { 200: TemplateSidebar },
  },
  'GET /blog/list/data/detail': {
    summary: 'A published post and its comments, as the template shows them',
    access: 'signed-in',
    query: TemplateQuery,
    replies: { 200: TemplateBlogDetail },
  },
  'GET /blog/list/data/edit': {
    summary: 'A post for those who may change it, as the template shows it',
    access: 'signed-in',
    query: TemplateQuery,
    replies: { 200: TemplateEdit },
    problems: ['blog.not_an_author'],
  },
  'GET /api/blog/posts': {
    summary: 'Published posts, the newest first',
    access: 'signed-in',
    query: PostQuery,
    replies: { 200: PostPage },
  },
  'GET /api/blog/sides': {
    summary: 'What is shown beside the posts: the newest ones, categories and tags',
    access: 'signed-in',
    replies: { 200: BlogSides },
  },
  'GET /api/blog/posts/:postId': {
    summary: 'A post; an unpublished one only for those who may change it',
    access: 'signed-in',
    params: PostParams,
    replies: { 200: ShownPost },
  },
  'GET /api/blog/slugs/:postSlug': {
    summary: 'Which published post has that address',
    access: 'signed-in',
    params: Type.Object({ postSlug: PostSlug }),
    replies: { 200: Type.Object({ postId: Type.Integer() }) },
  },
  'PUT /api/blog/posts/:postId/bookmark': {
    summary: 'Keep a post to read again',
    access: 'signed-in',
    repeats: 'same',
    params: PostParams,
    replies: { 200: Empty },
  },
  'DELETE /api/blog/posts/:postId/bookmark': {
    summary: 'Keep it no more',
    access: 'signed-in',
    repeats: 'once',
    params: PostParams,
    replies: { 200: Empty },
  },
  'GET /api/e/:slug/blog': {
    summary: 'What the organisation of a published event has published, the newest first',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    query: PostQuery,
    replies: { 200: PostPage },
  },
  'GET /api/e/:slug/blog/posts/:postSlug': {
    summary: 'One of them',
    access: 'public',
    params: Type.Object({ slug: Slug, postSlug: PostSlug }),
    replies: { 200: PublicPost },
  },
  'GET /api/e/:slug/blog/rss.xml': {
    ...feed,
    summary: 'The newest posts as RSS',
    download: 'application/rss+xml',
  },
  'GET /api/e/:slug/blog/atom.xml': {
    ...feed,
    summary: 'The newest posts as Atom',
    download: 'application/atom+xml',
  },
  'GET /api/blog/previews/:token': {
    summary: 'A post in its current state, for anyone with the link to its preview',
    access: 'public',
    params: Type.Object({ token: PreviewToken }),
    replies: { 200: PreviewedPost },
  },
} as const satisfies RouteTable;
