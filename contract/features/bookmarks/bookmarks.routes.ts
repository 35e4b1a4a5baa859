import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { BookmarkOrder, Bookmarks, BookmarkUpdate } from './bookmarks.schema.ts';

export const bookmarksRoutes = {
  'GET /api/bookmarks/data': {
    summary: 'Pages the person may open, and those they marked',
    access: 'signed-in',
    replies: { 200: Bookmarks },
  },
  'POST /api/bookmarks/update': {
    summary: 'Mark a page, or take the mark away',
    access: 'signed-in',
    repeats: 'once',
    body: BookmarkUpdate,
    replies: { 200: Empty },
  },
  'PUT /api/bookmarks/order': {
    summary: 'Put the marked pages in this order',
    access: 'signed-in',
    repeats: 'same',
    body: BookmarkOrder,
    replies: { 200: Empty },
  },
} as const satisfies RouteTable;
