import type { RouteTable } from '../../kernel/route.ts';
import { Completions, SearchQuery, SearchResults } from './search.schema.ts';

/**
 * Only what the person may see: pages they may open; as contacts an admin finds everyone in the
 * organisation, anyone else themselves and its organisers, without their addresses; as files those of
 * their own mails. At most a hundred contacts leave at once, by name; `q` finds the others, and what is
 * published of help and blog: clients of the spec, which send none, get the three groups they know.
 */
export const searchRoutes = {
  'GET /api/main-search/data': {
    summary:
      'Pages, files and contacts the person may see; with q, those that fit, articles and posts',
    access: 'signed-in',
    query: SearchQuery,
    replies: { 200: SearchResults },
  },
  'GET /api/autocomplete/data': {
    summary: 'Titles to complete what is typed: pages and contacts the person may see',
    access: 'signed-in',
    query: SearchQuery,
    replies: { 200: Completions },
  },
} as const satisfies RouteTable;
