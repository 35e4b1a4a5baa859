import type { PastCall } from '@plenum/contract';
import type { Person } from '../../platform/person.ts';
import type { Work } from '../../platform/work.ts';
import { requireConversation } from '../chat/index.ts';
import { findPast } from './calls.queries.ts';

/** For both who talk there; in a conversation of more nobody calls. */
export async function listPastCalls(
  { db }: Work,
  person: Person,
  conversationId: number,
): Promise<PastCall[]> {
  const { organisationId } = await requireConversation(db, person, conversationId);
  const rows = await findPast(db, organisationId, conversationId);
  return rows.map(({ rangAt, ...row }) => ({ ...row, rangAt: rangAt.toISOString() }));
}
