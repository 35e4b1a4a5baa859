import type { SavedReplies, SavedReply, SavedReplyInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEvent, requireEventLocked } from '../../events/index.ts';
import {
  countReplies,
  deleteReply,
  findReplies,
  insertReply,
  updateReply,
} from './desks.replies.queries.ts';

const mostReplies = 200;

export async function listReplies(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<SavedReplies> {
  const event = await requireEvent(db, person, eventId);
  return { replies: await findReplies(db, event.organisationId, event.id) };
}

export const addReply = (
  work: Work,
  person: Person,
  eventId: number,
  input: SavedReplyInput,
): Promise<SavedReply> =>
  work.transaction(async (tx) => {
    const { organisationId, id } = await requireEventLocked(tx, person, eventId);
    if ((await countReplies(tx, organisationId, id)) >= mostReplies) {
      throw problem('chat.too_many_replies');
    }
    const made = await insertReply(tx, organisationId, id, input);
    if (!made) throw problem('not_found');
    return made;
  });

export const changeReply = (
  work: Work,
  person: Person,
  { eventId, replyId }: { eventId: number; replyId: number },
  input: SavedReplyInput,
): Promise<SavedReply> =>
  work.transaction(async (tx) => {
    const { organisationId } = await requireEvent(tx, person, eventId);
    const changed = await updateReply(tx, { organisationId, eventId, id: replyId }, input);
    if (!changed) throw problem('not_found');
    return changed;
  });

export const removeReply = (
  work: Work,
  person: Person,
  { eventId, replyId }: { eventId: number; replyId: number },
): Promise<Record<string, never>> =>
  work.transaction(async (tx) => {
    const { organisationId } = await requireEvent(tx, person, eventId);
    const isGone = await deleteReply(tx, { organisationId, eventId, id: replyId });
    if (!isGone) throw problem('not_found');
    return {};
  });
