import type { FeedComment, FeedPost } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { expectReplay, paged } from '../../testing/live/replay.ts';
import { type Circle, comments, onePost, parts, posts } from './feed.live.ts';

const eventId = 1;
const sizeOfPage = 3;
const author = { id: 7, fullName: 'Uma', avatar: null };
const postOf = (id: number, likes: number, likesAsOf = 0): FeedPost => ({
  id,
  eventId,
  author: { ...author, id: 7 + (id % 2) },
  text: `Post ${id}`,
  pictures: id % 3 === 0 ? ['/api/files/pictures/one.webp'] : [],
  audience: 'event',
  at: '2026-11-25T10:00:00Z',
  editedAt: null,
  state: 'shown',
  likes,
  likesAsOf,
  isLiked: false,
  likers: [],
  comments: 0,
  poll: null,
  canRemove: false,
});

/** As the database reckons: later counts have a higher one. */
let moment = 0;
const now = () => (moment += 1);

type Truth = readonly FeedPost[];
const id = fc.integer({ min: 1, max: 12 });
const deeds = fc.oneof(
  fc.record({ id, likes: fc.nat(5) }),
  fc.record({ goneId: id }),
  fc.record({ likedId: fc.integer({ min: 7, max: 8 }), likes: fc.nat(5) }),
);

const newestFirst = (truth: Truth) => truth.toSorted((one, other) => other.id - one.id);
const pageOf = (fits: (post: FeedPost) => boolean) => (truth: Truth, before: number | null) => {
  const left = newestFirst(truth).filter((post) => fits(post) && post.id < (before ?? Infinity));
  return { posts: left.slice(0, sizeOfPage), hasMore: left.length > sizeOfPage };
};
const hasPictures = (post: FeedPost) => post.pictures.length > 0;

const listOf = (circle: Circle, fits: (post: FeedPost) => boolean) =>
  paged({
    options: posts.options(circle),
    answer: pageOf(fits),
    rowsOf: posts.rowsOf,
    all: (truth: Truth) => newestFirst(truth).filter(fits),
  });

test('posts of all and of one person are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2, 3, 4, 5, 6, 7, 8].map((one) => postOf(one, 0)),
    deeds,
    act: (truth: Truth, deed) => {
      if ('likedId' in deed) {
        const { likedId: postId, likes } = deed;
        const known = truth.find((post) => post.id === postId);
        if (!known) return { truth, says: [] };
        const counted = { likes, likesAsOf: now() };
        const liked = truth.with(truth.indexOf(known), { ...known, ...counted });
        return { truth: liked, says: [['feed.liked', { eventId, postId, ...counted }]] };
      }
      const without = truth.filter((post) => post.id !== ('id' in deed ? deed.id : deed.goneId));
      const left = 'id' in deed ? [...without, postOf(deed.id, deed.likes, now())] : without;
      return { truth: left, says: [['feed.changed', { eventId }]] };
    },
    reads: [
      listOf({ eventId }, () => true),
      listOf({ eventId, personId: 7 }, (post) => post.author.id === 7),
      {
        options: parts.options({ eventId, only: 'pictures' }),
        answer: (truth) => pageOf(hasPictures)(truth, null),
      },
      {
        options: onePost.options(8),
        answer: (truth) => truth.find((post) => post.id === 8) ?? postOf(8, 0, Infinity),
      },
    ],
  }));

const wordsOf = (one: number, text: string): FeedComment => ({
  id: one,
  parentId: null,
  author,
  text,
  at: '2026-11-25T10:00:00Z',
  editedAt: null,
  state: 'shown',
  canRemove: false,
});

test('what is said under a post is what a fresh reading gives', () =>
  expectReplay({
    begin: [] as readonly FeedComment[],
    deeds: fc.record({ id, text: fc.string() }),
    act: (truth, deed) => ({
      truth: [...truth.filter((one) => one.id !== deed.id), wordsOf(deed.id, deed.text)],
      says: [['feed.commented', { eventId, postId: 3 }]],
    }),
    reads: [{ options: comments.options(3), answer: (truth) => truth }],
  }));

test('one post is read again by what becomes of it', () =>
  expectReadAgain({ shown: parts.options({ eventId, only: 'polls' }) }, [
    [['feed.voted', { eventId }], ['shown']],
    [['profiles.connections_changed', { personId: 7 }], ['shown']],
    [['chat.self_changed', {}], ['shown']],
  ]));

test('whom I block is gone from what is said, too', () =>
  expectReadAgain({ said: comments.options(3), post: onePost.options(3) }, [
    [
      ['chat.self_changed', {}],
      ['said', 'post'],
    ],
  ]));
