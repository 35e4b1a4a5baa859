import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  HelpArticle,
  HelpArticleInput,
  HelpArticleMove,
  HelpArticlePage,
  HelpArticleQuery,
  HelpArticleUpdate,
  HelpCategoryInput,
  HelpCategoryMove,
  HelpCategoryUpdate,
  HelpOpinions,
  HelpSetup,
  HelpSetupUpdate,
  HelpVersions,
} from './help.schema.ts';

const categoryParams = Type.Object({ categoryId: Id('help.empty_category') });
const params = Type.Object({ articleId: Id('help.article') });
const whole = { 200: HelpSetup } as const;
const one = { 200: HelpArticle } as const;
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;

/** How organisers write help. */
export const helpRoutes = {
  'GET /api/help/setup': {
    summary: 'Categories in their order, and who may read',
    access: 'admin',
    replies: whole,
  },
  'PATCH /api/help/setup': {
    summary: 'Show help to everyone beside the events, or to members alone',
    access: 'admin',
    repeats: 'same',
    body: HelpSetupUpdate,
    replies: whole,
  },
  'POST /api/help/categories': {
    summary: 'Add a category, last in order',
    access: 'admin',
    repeats: 'once',
    body: HelpCategoryInput,
    replies: { 201: HelpSetup },
    problems: ['help.slug_taken', 'help.too_many_categories'],
  },
  'PATCH /api/help/categories/:categoryId': {
    summary: 'Change the given fields; refused when someone else changed them meanwhile',
    access: 'admin',
    repeats: 'once',
    params: categoryParams,
    body: HelpCategoryUpdate,
    replies: whole,
    problems: ['help.changed_meanwhile', 'help.slug_taken'],
  },
  'DELETE /api/help/categories/:categoryId': {
    summary: 'Delete a category without articles',
    access: 'admin',
    repeats: 'once',
    params: categoryParams,
    replies: whole,
    problems: ['help.category_in_use'],
  },
  'POST /api/help/categories/:categoryId/move': {
    summary: 'Put a category right before another one, or last',
    access: 'admin',
    repeats: 'once',
    params: categoryParams,
    body: HelpCategoryMove,
    replies: whole,
  },
  'GET /api/help/manage/articles': {
    summary: 'All articles in their order, drafts as well, by search, category and state',
    access: 'admin',
    query: HelpArticleQuery,
    replies: { 200: HelpArticlePage },
  },
  'POST /api/help/manage/articles': {
    summary: 'Write an article, last of its category',
    access: 'admin',
    repeats: 'once',
    body: HelpArticleInput,
    replies: { 201: HelpArticle },
  },
  'GET /api/help/manage/articles/:articleId': {
    summary: 'An article with all that organisers set',
    access: 'admin',
    params,
    replies: one,
  },
  'PATCH /api/help/manage/articles/:articleId': {
    summary: 'Change the given fields; refused when someone else changed them meanwhile',
    access: 'admin',
    repeats: 'once',
    params,
    body: HelpArticleUpdate,
    replies: one,
    problems: ['help.changed_meanwhile'],
  },
  'DELETE /api/help/manage/articles/:articleId': {
    summary: 'Remove an article with all its versions',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'POST /api/help/manage/articles/:articleId/move': {
    summary: 'Put an article right before another one of its category, or last',
    access: 'admin',
    repeats: 'once',
    params,
    body: HelpArticleMove,
    replies: { 200: Empty },
  },
  'GET /api/help/manage/articles/:articleId/versions': {
    summary: 'What an article said before, the newest first',
    access: 'admin',
    params,
    replies: { 200: HelpVersions },
  },
  'GET /api/help/manage/articles/:articleId/opinions': {
    summary: 'What readers think of an article, the newest first',
    access: 'admin',
    params,
    replies: { 200: HelpOpinions },
  },
  'PUT /api/help/manage/articles/:articleId/picture': {
    summary: 'Set the picture',
    access: 'admin',
    repeats: 'once',
    params,
    upload: picture,
    replies: one,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/help/manage/articles/:articleId/picture': {
    summary: 'Take the picture away',
    access: 'admin',
    repeats: 'once',
    params,
    replies: one,
  },
} as const satisfies RouteTable;
