import type { GroupCalls, PastGroupCall } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireGroupOf } from './group.access.ts';
import { isOffered } from './group.media.ts';
import { findOpenFor, findPastFor } from './group.queries.ts';
import { groupCallView } from './group.view.ts';

export const listGroupCalls = async (work: Work, person: Person): Promise<GroupCalls> => ({
  isOffered: isOffered(work),
  calls: (await findOpenFor(work.db, person)).map(groupCallView),
});

export async function listPastGroupCalls(
  { db }: Work,
  person: Person,
  conversationId: number,
): Promise<PastGroupCall[]> {
  await requireGroupOf(db, person, conversationId);
  const rows = await findPastFor(db, person, conversationId);
  return rows.map((row) => ({ ...row, startedAt: row.startedAt.toISOString() }));
}
