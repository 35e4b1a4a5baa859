import { mostInList, type NewComment, type PostComment } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { bareList } from '../../platform/http/bare-list.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { requirePublished } from './blog.access.ts';
import {
  countSince,
  findComment,
  findComments,
  insertComment,
  lockCommenter,
  updateHidden,
  updateRemoved,
  updateText,
} from './blog.comments.queries.ts';
import { tellCommented } from './blog.live.ts';
import type { CommentRow } from './blog.rows.ts';
import { commentView } from './blog.view.ts';

/** So many in five minutes: nobody who reads what they answer says more. */
const mostAtOnce = 10;
const whileMs = 300_000;

const asSeenBy = ({ role }: Person) => ({ isAdmin: role === 'admin' });

export async function listComments({ db, clock }: Work, person: Person, postId: number) {
  const { organisationId } = person;
  await requirePublished(db, person, postId, clock.now());
  const rows = await findComments(db, organisationId, postId, mostInList + 1);
  const answered = new Set(rows.flatMap(({ parentId }) => parentId ?? []));
  const { body, hasMore } = bareList(rows);
  const shown = body.filter(({ id, removedAt }) => removedAt === null || answered.has(id));
  return { body: shown.map((row) => commentView(row, asSeenBy(person))), hasMore };
}

export const say = (
  work: Work,
  person: Person,
  postId: number,
  { text, parentId }: NewComment,
): Promise<PostComment> =>
  work.transaction(async (tx) => {
    const { organisationId, id: personId } = person;
    const now = work.clock.now();
    await requirePublished(tx, person, postId, now);
    if (parentId !== undefined) await requireAnswerable(tx, person, postId, parentId);
    await lockCommenter(tx, organisationId, personId);
    const since = new Date(now.getTime() - whileMs);
    if ((await countSince(tx, organisationId, personId, since)) >= mostAtOnce) {
      throw problem('blog.too_many_comments');
    }
    const said = { postId, parentId: parentId ?? null, personId, text: text.trim() };
    const made = await insertComment(tx, organisationId, said, now);
    tellCommented(tx, organisationId, postId);
    return seen(tx, person, made?.id ?? 0);
  });

/** Answers stand one level deep, under what is still there. */
async function requireAnswerable(tx: Db, person: Person, postId: number, id: number) {
  const parent = await findComment(tx, person.organisationId, id);
  const isThere = parent?.postId === postId && !parent.removedAt && !parent.hiddenAt;
  if (!isThere || parent.parentId !== null) throw problem('not_found');
}

/** Somebody's own words under what everyone may read; an organiser's gate asks for no owner. */
async function requireComment(
  { clock }: Work,
  tx: Tx,
  person: Person,
  id: number,
  { isOwn }: { isOwn: boolean },
): Promise<CommentRow> {
  const comment = await findComment(tx, person.organisationId, id);
  if (!comment || comment.removedAt) throw problem('not_found');
  if (isOwn && (comment.personId !== person.id || comment.hiddenAt)) throw problem('not_found');
  await requirePublished(tx, person, comment.postId, clock.now());
  return comment;
}

const seen = async (tx: Db, person: Person, id: number): Promise<PostComment> => {
  const row = await findComment(tx, person.organisationId, id);
  if (!row) throw problem('not_found');
  return commentView(row, asSeenBy(person));
};

export const rephrase = (work: Work, person: Person, id: number, text: string) =>
  work.transaction(async (tx) => {
    const { postId } = await requireComment(work, tx, person, id, { isOwn: true });
    await updateText(tx, person.organisationId, id, text.trim(), work.clock.now());
    tellCommented(tx, person.organisationId, postId);
    return seen(tx, person, id);
  });

export const takeBack = (work: Work, person: Person, id: number): Promise<void> =>
  work.transaction(async (tx) => {
    const { postId } = await requireComment(work, tx, person, id, { isOwn: true });
    await updateRemoved(tx, person.organisationId, id, work.clock.now());
    tellCommented(tx, person.organisationId, postId);
  });

/** The contract lets only admins in. */
export const hideComment = (
  work: Work,
  person: Person,
  id: number,
  isHidden: boolean,
): Promise<void> =>
  work.transaction(async (tx) => {
    const comment = await requireComment(work, tx, person, id, { isOwn: false });
    if ((comment.hiddenAt !== null) === isHidden) return;
    const { postId, author } = comment;
    await updateHidden(tx, person.organisationId, id, isHidden ? work.clock.now() : null);
    const action = isHidden ? 'blog.comment_hidden' : 'blog.comment_shown';
    await record(tx, person, { action, subjectId: id, subject: author?.fullName ?? '' });
    tellCommented(tx, person.organisationId, postId);
  });
