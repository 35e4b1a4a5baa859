import type { GroupCall, GroupCalls, PastGroupCall } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findInside } from '../../chat/index.ts';
import { requireGroupOf } from './group.access.ts';
import { isOffered } from '../rooms/rooms.media.ts';
import { findOpenFor, findPastFor } from './group.queries.ts';
import { groupCallView } from './group.view.ts';

export const listGroupCalls = async (work: Work, person: Person): Promise<GroupCalls> => ({
  isOffered: isOffered(work),
  calls: (await findOpenFor(work.db, person)).map(groupCallView),
});

const ringMs = 30_000;

/** As it rang when it began: not at who is in it, nor at who wants to be left alone. */
export async function readRinging(work: Work, person: Person): Promise<{ call: GroupCall | null }> {
  const since = work.clock.now().getTime() - ringMs;
  const open = await findOpenFor(work.db, person);
  const call = open.find(
    ({ startedAt, startedById, people }) =>
      startedAt.getTime() > since &&
      startedById !== person.id &&
      people.every((one) => one.person.id !== person.id),
  );
  if (!call) return { call: null };
  const { organisationId, conversationId: id, startedById } = call;
  const inside = await findInside(work.db, { organisationId, id }, startedById);
  const isFree = inside.some(({ personId, isBusy }) => personId === person.id && !isBusy);
  return { call: isFree ? groupCallView(call) : null };
}

export async function listPastGroupCalls(
  { db }: Work,
  person: Person,
  conversationId: number,
): Promise<PastGroupCall[]> {
  await requireGroupOf(db, person, conversationId);
  const rows = await findPastFor(db, person, conversationId);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }));
}
