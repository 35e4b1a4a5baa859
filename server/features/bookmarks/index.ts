import { bookmarksRoutes } from '@plenum/contract/features/bookmarks/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { bookmarksHandlers } from './bookmarks.routes.ts';

export { findMarksAbout } from './bookmarks.queries.ts';
export { pagesFor } from './bookmarks.service.ts';

export const mountBookmarks = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, bookmarksRoutes, work, bookmarksHandlers);
