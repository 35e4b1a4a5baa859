import type { PastCall } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireConversation } from '../chat/index.ts';
import { findPast } from './calls.queries.ts';

/** Of a conversation between two, for both of them. */
export async function listPastCalls(
  { db }: Work,
  person: Person,
  conversationId: number,
): Promise<PastCall[]> {
  const { organisationId, kind } = await requireConversation(db, person, conversationId);
  if (kind !== 'direct') throw problem('not_found');
  const rows = await findPast(db, organisationId, conversationId);
  return rows.map(({ rangAt, ...row }) => ({ ...row, rangAt: rangAt.toISOString() }));
}
