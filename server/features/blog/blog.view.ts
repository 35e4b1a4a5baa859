import type { DeskPost, EditedPost, PostCard, PostComment, PostState } from '@plenum/contract';
import type { CardRow, CommentRow, DeskRow, PostRow } from './blog.rows.ts';

export const cardView = (row: CardRow): PostCard => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  language: row.language,
  excerpt: row.excerpt,
  categories: row.categories,
  tags: row.tags,
  cover: row.cover,
  author: row.author,
  publishedAt: row.publishAt?.toISOString() ?? null,
  comments: row.comments,
});

/** A state that the clock brings is reckoned when it is read. */
export const stateOf = (
  { state, publishAt }: Pick<PostRow, 'state' | 'publishAt'>,
  now: Date,
): PostState => (state === 'published' && publishAt && publishAt > now ? 'scheduled' : state);

export const deskView = (row: DeskRow, now: Date): DeskPost => ({
  ...cardView(row),
  state: stateOf(row, now),
  publishAt: row.publishAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
});

export const editedView = (row: PostRow, now: Date): EditedPost => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  language: row.language,
  excerpt: row.excerpt,
  categories: row.categories,
  tags: row.tags,
  content: row.content,
  translationOf: row.translationOf,
  cover: row.cover,
  author: row.author,
  state: stateOf(row, now),
  publishAt: row.publishAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
  version: row.version,
});

/** What was taken away keeps its place alone; what is hidden keeps its words for organisers. */
export function commentView(row: CommentRow, { isAdmin }: { isAdmin: boolean }): PostComment {
  const { id, parentId, author, text, createdAt, editedAt, removedAt, hiddenAt } = row;
  const isGone = removedAt !== null || (hiddenAt !== null && !isAdmin);
  return {
    id,
    parentId,
    author: isGone ? null : author,
    text: isGone ? '' : text,
    at: createdAt.toISOString(),
    editedAt: isGone ? null : (editedAt?.toISOString() ?? null),
    state: removedAt ? 'removed' : hiddenAt ? 'hidden' : 'shown',
  };
}
