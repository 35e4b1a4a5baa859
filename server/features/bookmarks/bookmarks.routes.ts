import { bookmarksRoutes } from '@plenum/contract/features/bookmarks/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { markPage, orderMarks, readBookmarks } from './bookmarks.service.ts';

export const bookmarksHandlers = (work: Work): Handlers<typeof bookmarksRoutes> => ({
  'GET /api/bookmarks/data': async ({ person }) => ({
    status: 200,
    body: await readBookmarks(work, person),
  }),
  'POST /api/bookmarks/update': async ({ person, received }) => {
    await markPage(work, person, received.body);
    return { status: 200, body: {} };
  },
  'PUT /api/bookmarks/order': async ({ person, received }) => {
    await orderMarks(work, person, received.body.ids);
    return { status: 200, body: {} };
  },
});
