export { bookmarksMessages } from './bookmarks.messages.ts';
export { bookmarksRoutes } from './bookmarks.routes.ts';
export { PageItem, type Bookmarks, type BookmarkUpdate } from './bookmarks.schema.ts';
