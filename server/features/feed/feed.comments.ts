import { type FeedComment, mostInList, type NewFeedComment } from '@plenum/contract';
import { bareList } from '../../platform/http/bare-list.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { canRemoveComment, requireComment, requirePost, requireSpeaker } from './feed.access.ts';
import {
  findComment,
  findComments,
  insertComment,
  removeComment,
  updateComment,
} from './feed.comments.queries.ts';
import { spend } from './feed.flood.ts';
import { judged } from './feed.judged.ts';
import { tellCommented } from './feed.live.ts';
import { takeCommentNoticesBack } from './feed.notices.ts';
import type { PostRow, Reader } from './feed.rows.ts';
import { commentView, goneView } from './feed.view.ts';

export async function listComments({ db }: Work, person: Person, postId: number) {
  const { post, reader } = await requirePost(db, person, postId);
  const { body: rows, hasMore } = bareList(await findComments(db, reader, postId, mostInList + 1));
  const answered = new Set(rows.flatMap((row) => (row.isShown ? (row.parentId ?? []) : [])));
  const body = rows
    .filter(({ id, isShown }) => isShown || answered.has(id))
    .map((row) => (row.isShown ? commentView(row, reader, post) : goneView(row)));
  return { body, hasMore };
}

export async function say(
  work: Work,
  person: Person,
  postId: number,
  { text, parentId }: NewFeedComment,
): Promise<FeedComment> {
  await spend(work, person, 'feed-word');
  return work.transaction(async (tx) => {
    const now = work.clock.now();
    const { organisationId, id: personId } = person;
    const { post } = await requirePost(tx, person, postId);
    const reader = await requireSpeaker(work, tx, person, post.eventId);
    if (parentId !== undefined) await requireAnswerable(tx, reader, postId, parentId);
    const words = text.trim();
    const { hiddenAt, hold } = await judged(tx, reader, { kind: 'post_comment', words, now });
    const row = { postId, parentId: parentId ?? null, personId, text: words, hiddenAt };
    const made = await insertComment(tx, organisationId, row, now);
    if (!made) throw problem('not_found');
    await hold(made.id);
    tellCommented(tx, organisationId, post);
    return seen(tx, reader, post, made.id);
  });
}

/** Answers stand one level deep, under what is still there. */
async function requireAnswerable(tx: Tx, reader: Reader, postId: number, id: number) {
  const parent = await findComment(tx, reader.organisationId, id, reader);
  const isThere = parent?.postId === postId && !parent.removedAt && !parent.hiddenAt;
  if (!isThere || parent.parentId !== null) throw problem('not_found');
}

async function seen(tx: Tx, reader: Reader, post: PostRow, id: number): Promise<FeedComment> {
  const row = await findComment(tx, reader.organisationId, id, reader);
  if (!row) throw problem('not_found');
  return commentView(row, reader, post);
}

export async function rephrase(work: Work, person: Person, id: number, text: string) {
  await spend(work, person, 'feed-word');
  return work.transaction(async (tx) => {
    const now = work.clock.now();
    const { post, comment } = await requireComment(tx, person, id);
    if (comment.personId !== person.id || comment.hiddenAt) throw problem('not_found');
    const reader = await requireSpeaker(work, tx, person, post.eventId);
    const words = text.trim();
    const { hiddenAt, hold } = await judged(tx, reader, { kind: 'post_comment', words, now });
    await updateComment(tx, person.organisationId, id, { text: words, hiddenAt }, now);
    await hold(id);
    tellCommented(tx, person.organisationId, post);
    return seen(tx, reader, post, id);
  });
}

export const takeAway = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const { post, reader, comment } = await requireComment(tx, person, id);
    if (!canRemoveComment(reader, post, comment)) throw problem('not_found');
    await removeComment(tx, organisationId, id, work.clock.now());
    await takeCommentNoticesBack(tx, organisationId, id);
    const { personId, author } = comment;
    if (personId !== null && personId !== person.id) {
      const about = { subjectId: personId, subject: author?.fullName ?? '' };
      await record(tx, person, { action: 'feed.comment_removed', ...about });
    }
    tellCommented(tx, organisationId, post);
  });
