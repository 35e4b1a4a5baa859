import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import {
  HelpVote,
  PublicHelp,
  ShownArticle,
  ShownHelp,
  ShownHelpPage,
  ShownHelpQuery,
  SuggestionQuery,
  Suggestions,
} from './help.schema.ts';

const params = Type.Object({ articleId: Id('help.shown') });

/** What is published, for everyone in the organisation, and beside its events for everyone. */
export const helpShownRoutes = {
  'GET /api/help': {
    summary: 'Categories with how much is published in them',
    access: 'signed-in',
    replies: { 200: ShownHelp },
  },
  'GET /api/help/articles': {
    summary: 'Published articles, by search, category and place',
    access: 'signed-in',
    query: ShownHelpQuery,
    replies: { 200: ShownHelpPage },
  },
  'GET /api/help/suggestions': {
    summary: 'Published articles that may answer a question, the likeliest first',
    access: 'signed-in',
    query: SuggestionQuery,
    replies: { 200: Suggestions },
  },
  'GET /api/help/articles/:articleId': {
    summary: 'A published article with related ones, and what I think of it',
    access: 'signed-in',
    params,
    replies: { 200: ShownArticle },
  },
  'PUT /api/help/articles/:articleId/vote': {
    summary: 'Say whether an article helped, or change what I said',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: HelpVote,
    replies: { 200: ShownArticle },
  },
  'GET /api/e/:slug/help': {
    summary: 'As all may see it; null: the organisation keeps its help to its own people',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    replies: { 200: PublicHelp },
  },
  'GET /api/e/:slug/help/articles': {
    summary: 'Published articles, by search, category and place',
    access: 'public',
    params: Type.Object({ slug: Slug }),
    query: ShownHelpQuery,
    replies: { 200: ShownHelpPage },
  },
  'GET /api/e/:slug/help/articles/:articleId': {
    summary: 'A published article with related ones',
    access: 'public',
    params: Type.Object({ slug: Slug, articleId: CommonId }),
    replies: { 200: ShownArticle },
  },
} as const satisfies RouteTable;
