import type { FeedComment, FeedPage, FeedPost, FeedQuery, Messages } from '@plenum/contract';
import { again, type Effect, readAgain, type Words } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { livePages } from '../../platform/live/live-pages.ts';
import { readComments, readFeed, readPost } from './feed.api.ts';

/** Whose posts: of everyone in an event, or of one person there. */
export interface Circle {
  eventId: number;
  personId?: number;
}

interface Part extends Circle {
  only: NonNullable<FeedQuery['only']>;
}

/** Many may have the same in sight: it is read again when it is calmer. */
const calmMs = 1_000;
const calmerMs = 5_000;

const readIn = (eventId: number, after: number) =>
  readAgain((asked: Circle) => asked.eventId === eventId, after);

/** Connections show more of somebody, blocks nothing at all. */
const whomISee = () => ({
  'profiles.connections_changed': () => readAgain(),
  'chat.self_changed': () => readAgain(),
});

/** Only the server knows who may see what of it. */
const anyPost = <Args extends Circle, State>(): Words<Args, State> => ({
  'feed.changed': ({ eventId }) => readIn(eventId, calmMs),
  'feed.commented': ({ eventId }) => readIn(eventId, calmerMs),
  'feed.voted': ({ eventId }) => readIn(eventId, calmerMs),
  ...whomISee(),
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
  told: (rows) => ({
    ...anyPost(),
    'feed.liked': ({ postId, likes, likesAsOf }) =>
      rows.written([postId], { likes, likesAsOf }, (known) => known.likesAsOf < likesAsOf),
  }),
});

const likedBy =
  ({ postId, likes, likesAsOf }: Messages['feed.liked']) =>
  (known: FeedPost): FeedPost =>
    known.id === postId && known.likesAsOf < likesAsOf ? { ...known, likes, likesAsOf } : known;

export const parts = liveAnswer<FeedPage, Part>({
  key: ['feed', 'parts'],
  read: ({ eventId, ...query }, signal) => readFeed(eventId, query, signal),
  told: () => ({
    ...anyPost(),
    'feed.liked': (told) => ({
      step: (known) => ({ ...known, posts: known.posts.map(likedBy(told)) }),
    }),
  }),
});

const readIfIn = (eventId: number, after: number) => ({
  step: (known: FeedPost) => (known.eventId === eventId ? again : known),
  calmMs: after,
});

/** Asked for by its number, wherever it belongs. */
export const onePost = liveAnswer<FeedPost, number>({
  key: ['feed', 'post'],
  read: readPost,
  told: () => ({
    'feed.changed': ({ eventId }) => readIfIn(eventId, calmMs),
    'feed.commented': ({ eventId }) => readIfIn(eventId, calmerMs),
    'feed.voted': ({ eventId }) => readIfIn(eventId, calmerMs),
    'feed.liked': (told) => ({ step: likedBy(told) }),
    ...whomISee(),
  }),
});

/** What a call answered of a post, wherever it stands. */
export const known = (post: FeedPost): Effect[] => [
  posts.told([post]),
  onePost.changedAt(post.id, () => post),
];

export const comments = liveAnswer<readonly FeedComment[], number>({
  key: ['feed', 'comments'],
  read: readComments,
  told: () => ({
    'feed.commented': ({ postId }) => readAgain((asked) => asked === postId, calmMs),
    'chat.self_changed': () => readAgain(),
  }),
});
