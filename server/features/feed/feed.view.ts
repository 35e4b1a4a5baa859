import type { FeedComment, FeedPost } from '@plenum/contract';
import { canRemoveComment, canRemovePost } from './feed.access.ts';
import type { CommentRow, PostRow, Reader } from './feed.rows.ts';

/** What others chose shows to who chose as well, and to everyone in the end. */
function pollView({ answers, votes, myVote, endsAt }: PostRow, now: Date): FeedPost['poll'] {
  if (!endsAt) return null;
  const isOver = endsAt <= now;
  const isTold = isOver || myVote !== null;
  return {
    answers: answers.map((text, place) => ({ text, votes: isTold ? (votes[place] ?? 0) : null })),
    votes: votes.reduce((sum, one) => sum + one, 0),
    mine: myVote,
    endsAt: endsAt.toISOString(),
    isOver,
  };
}

export const postView = (row: PostRow, reader: Reader, now: Date): FeedPost => ({
  id: row.id,
  eventId: row.eventId,
  author: row.author,
  text: row.text,
  pictures: row.pictures,
  audience: row.audience,
  at: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  state: row.hiddenAt ? 'hidden' : 'shown',
  likes: row.likes,
  likesAsOf: row.likesAsOf,
  isLiked: row.isLiked,
  likers: row.likers,
  comments: row.comments,
  poll: pollView(row, now),
  canRemove: canRemovePost(reader, row),
});

export const commentView = (row: CommentRow, reader: Reader, post: PostRow): FeedComment => ({
  id: row.id,
  parentId: row.parentId,
  author: row.author,
  text: row.text,
  at: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  state: row.hiddenAt ? 'hidden' : 'shown',
  canRemove: canRemoveComment(reader, post, row),
});

/** The place of what this reader may not read, whoever took it away. */
export const goneView = ({ id, parentId, createdAt }: CommentRow): FeedComment => ({
  id,
  parentId,
  author: null,
  text: '',
  at: createdAt.toISOString(),
  editedAt: null,
  state: 'removed',
  canRemove: false,
});
