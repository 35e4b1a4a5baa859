import {
  blogCommentsRoutes,
  blogRoutes,
  blogWritingRoutes,
} from '@plenum/contract/features/blog/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { blogHandlers } from './blog.routes.ts';
import { blogCommentsHandlers, blogWritingHandlers } from './blog.writing.routes.ts';

export { findBlogAbout, findBookmarked, forgetInBlog } from './blog.bookmarks.queries.ts';
export { say } from './blog.comments.ts';
export { blogCommentFacts } from './blog.moderated.ts';
export { blogHead } from './blog.head.ts';
export { listPosts } from './blog.service.ts';
export { changeCover } from './blog.pictures.ts';
export { tellPostsOut } from './blog.round.ts';
export { pagesOfBlog } from './blog.sitemap.ts';
export { listPosts as listArticles } from './blog.service.ts';
export { beginPost, changePost, publishPost } from './blog.writing.ts';

export function mountBlog(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, blogRoutes, work, blogHandlers);
  mountRoutes(doorway, blogWritingRoutes, work, blogWritingHandlers);
  mountRoutes(doorway, blogCommentsRoutes, work, blogCommentsHandlers);
}
