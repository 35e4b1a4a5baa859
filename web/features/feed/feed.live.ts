import type { FeedComment, FeedPage, FeedPost, FeedQuery } from '@plenum/contract';
import { readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { livePages } from '../../platform/live/live-pages.ts';
import { readComments, readFeed } from './feed.api.ts';

/** Whose posts: of everyone in an event, or of one person there. */
export interface Circle {
  eventId: number;
  personId?: number;
}

interface Part extends Circle {
  only: NonNullable<FeedQuery['only']>;
}

/** Many may like at once: it is read again when it is calmer. */
const calmMs = 300;

/** Only the server knows who may see what of it. */
const anyPost = <Args extends Circle, State>(): Words<Args, State> => ({
  'feed.changed': ({ eventId }) => readAgain((asked) => asked.eventId === eventId, calmMs),
  'feed.commented': ({ eventId }) => readAgain((asked) => asked.eventId === eventId, calmMs),
  'profiles.connections_changed': () => readAgain(),
});

export const posts = livePages<FeedPost, Circle, FeedPage, number>({
  key: ['feed', 'posts'],
  read: ({ eventId, ...query }, before, signal) =>
    readFeed(eventId, { ...query, ...(before !== null && { before }) }, signal),
  idOf: ({ id }) => id,
  belongs: ({ eventId, author }, asked) =>
    eventId === asked.eventId && (asked.personId ?? author.id) === author.id,
  compare: () => (one, other) => other.id - one.id,
  rowsOf: (page) => page.posts,
  withRows: (page, rows) => ({ ...page, posts: [...rows] }),
  hasMore: ({ hasMore }) => hasMore,
  cursorOf: ({ id }) => id,
  told: () => anyPost(),
});

export const parts = liveAnswer<FeedPage, Part>({
  key: ['feed', 'parts'],
  read: ({ eventId, ...query }, signal) => readFeed(eventId, query, signal),
  told: anyPost,
});

export const comments = liveAnswer<readonly FeedComment[], number>({
  key: ['feed', 'comments'],
  read: readComments,
  told: () => ({
    'feed.commented': ({ postId }) => readAgain((asked) => asked === postId, calmMs),
  }),
});
