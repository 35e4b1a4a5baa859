import * as Type from 'typebox';
import { closed, Id, Instant, Nullable } from '../../kernel/values.ts';

const text = Type.String({ minLength: 1, maxLength: 2_000, pattern: '\\S' });

export const OwnCommentParams = Type.Object({ commentId: Id('blog.own_comment') });
export const CommentParams = Type.Object({ commentId: Id('blog.comment') });

/** Words under a post. What is taken away leaves its place while there are answers to it. */
export const PostComment = Type.Object({
  id: Id('blog.comment'),
  parentId: Nullable(Type.Integer()),
  author: Nullable(
    Type.Object({
      id: Type.Integer(),
      fullName: Type.String(),
      avatar: Nullable(Type.String()),
    }),
  ),
  text: Type.String(),
  at: Instant,
  editedAt: Nullable(Instant),
  state: Type.Enum(['shown', 'removed', 'hidden']),
});
export type PostComment = Type.Static<typeof PostComment>;

export const PostComments = Type.Array(PostComment);

export const NewComment = Type.Object(
  { text, parentId: Type.Optional(Id('blog.comment')) },
  closed,
);
export type NewComment = Type.Static<typeof NewComment>;

export const CommentUpdate = Type.Object({ text }, closed);
