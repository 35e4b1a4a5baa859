import type { Members } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireConversation } from '../chat.access.ts';
import { findNamable } from '../people/people.namable.queries.ts';
import { statusesOf } from '../people/people.statuses.ts';

/** Who can be named in a conversation: whose name holds the words. */
export async function listMembers(
  work: Work,
  person: Person,
  conversationId: number,
  q = '',
): Promise<Members> {
  const row = await requireConversation(work.db, person, conversationId);
  const people = await findNamable(work.db, row, q.trim());
  const ids = people.map(({ id }) => id);
  const statusOf = await statusesOf(work, person, ids);
  return { people: people.map((one) => ({ ...one, status: statusOf(one.id) })) };
}
