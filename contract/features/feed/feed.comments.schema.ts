import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';
import { ChatPerson } from '../chat/index.ts';

const text = Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' });

export const RemovedCommentParams = Type.Object({ commentId: Id('feed.removed_comment') });
export const OwnFeedCommentParams = Type.Object({ commentId: Id('feed.own_comment') });

/** Words under a post; answers stand one level deep. What is taken away keeps its place while answered. */
export const FeedComment = Type.Object({
  id: Id('feed.comment'),
  parentId: Nullable(Type.Integer()),
  author: Nullable(ChatPerson),
  text: Type.String(),
  at: Instant,
  editedAt: Nullable(Instant),
  state: Type.Enum(['shown', 'removed', 'hidden']),
  canRemove: Type.Boolean(),
});
export type FeedComment = Type.Static<typeof FeedComment>;
export const FeedComments = Type.Array(FeedComment);

export const NewFeedComment = Type.Object(
  { text, parentId: Type.Optional(Id('feed.comment')) },
  closed,
);
export type NewFeedComment = Type.Static<typeof NewFeedComment>;
export const FeedCommentUpdate = Type.Object({ text }, closed);
