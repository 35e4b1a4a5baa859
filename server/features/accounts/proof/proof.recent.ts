import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { findConfirmedAt } from '../sessions/sessions.queries.ts';

const goodForMs = 10 * 60_000;

/** Something dangerous is done only by someone who signed in, or confirmed, a moment ago. */
export async function requireRecent(work: Work, person: Person): Promise<void> {
  const row = await findConfirmedAt(work.db, person.organisationId, person.sessionId);
  const age = row ? work.clock.now().getTime() - row.confirmedAt.getTime() : Infinity;
  if (age > goodForMs) throw problem('accounts.confirm_first');
}
