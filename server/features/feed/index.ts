import { feedRoutes } from '@plenum/contract/features/feed/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { FeedWork } from './feed.needs.ts';
import { feedHandlers } from './feed.routes.ts';

export { say } from './feed.comments.ts';
export { addPictureTo, post } from './feed.service.ts';
export { like, vote } from './feed.taps.ts';
export { findFeedAbout, forgetInFeed, handOverFeed, sweepFeed } from './feed.farewell.ts';
export { tellWriters } from './feed.notices.ts';
export { postCommentFacts, postFacts } from './feed.moderated.ts';

export const mountFeed = (doorway: Doorway, work: FeedWork): void =>
  mountRoutes(doorway, feedRoutes, work, feedHandlers);
