import type { EditedPost, PostCard, PostValues } from '@plenum/contract';

/** A post among others. */
export interface CardRow extends Omit<PostCard, 'publishedAt'> {
  publishAt: Date | null;
}

export interface PostRow extends CardRow {
  content: string;
  state: 'draft' | 'published' | 'withdrawn';
  translationOf: number | null;
  changedAt: Date;
  version: number;
  bookmarks: number;
}

export type DeskRow = Omit<PostRow, 'content' | 'bookmarks' | 'version' | 'translationOf'>;

/** What is written of a change; the words of the content go with it. */
export interface PostChange extends Partial<PostValues> {
  words?: string;
}

export interface PublicationRow extends Pick<PostRow, 'state'> {
  publishAt: Date | null;
}

export type Writer = NonNullable<EditedPost['author']>;

export interface CommentRow {
  id: number;
  postId: number;
  parentId: number | null;
  personId: number;
  author: Writer | null;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  removedAt: Date | null;
  hiddenAt: Date | null;
}
