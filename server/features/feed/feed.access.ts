import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Tx, Work } from '../../platform/work.ts';
import { keepsOrder, requireMyEvent } from '../events/index.ts';
import { requireMaySpeak } from '../moderation/index.ts';
import { findComment } from './feed.comments.queries.ts';
import { findEventOfPost, findPost } from './feed.queries.ts';
import type { CommentRow, PostRow, Reader } from './feed.rows.ts';

export async function requireReader(db: Db, person: Person, eventId: number): Promise<Reader> {
  await requireMyEvent(db, person, eventId);
  return { ...person, eventId, isModerator: await keepsOrder(db, person, eventId) };
}

/** Who may also say something there now. */
export async function requireSpeaker(
  { clock }: Work,
  db: Db,
  person: Person,
  eventId: number,
): Promise<Reader> {
  const reader = await requireReader(db, person, eventId);
  const { organisationId, id: personId } = person;
  await requireMaySpeak(db, { organisationId, eventId, personId }, clock.now());
  return reader;
}

interface Seen {
  reader: Reader;
  post: PostRow;
}

export async function requirePost(db: Db, person: Person, id: number): Promise<Seen> {
  const eventId = await findEventOfPost(db, person.organisationId, id);
  if (eventId === null) throw problem('not_found');
  const reader = await requireReader(db, person, eventId);
  const post = await findPost(db, reader, id);
  if (!post) throw problem('not_found');
  return { reader, post };
}

/** Their own to change; what moderators hid is changed by nobody. */
export async function requireMyPost(work: Work, db: Db, person: Person, id: number): Promise<Seen> {
  const { post } = await requirePost(db, person, id);
  if (post.personId !== person.id || post.hiddenAt) throw problem('not_found');
  return { post, reader: await requireSpeaker(work, db, person, post.eventId) };
}

export const canRemovePost = (reader: Reader, { personId }: PostRow): boolean =>
  reader.isModerator || personId === reader.id;

/** Its writer, whose post it stands under, and who keeps order. */
export const canRemoveComment = (reader: Reader, post: PostRow, comment: CommentRow): boolean =>
  canRemovePost(reader, post) || comment.personId === reader.id;

/** What is still there, under a post that this person may see. */
export async function requireComment(
  tx: Tx,
  person: Person,
  id: number,
): Promise<Seen & { comment: CommentRow }> {
  const { organisationId } = person;
  const postId = (await findComment(tx, organisationId, id))?.postId;
  if (postId === undefined) throw problem('not_found');
  const seen = await requirePost(tx, person, postId);
  const comment = await findComment(tx, organisationId, id, seen.reader);
  if (!comment || comment.removedAt) throw problem('not_found');
  return { ...seen, comment };
}
