import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { canRunEvents } from '../events/index.ts';
import { requireAudience } from '../stages/index.ts';
import { findPoll } from './polls.queries.ts';
import type { PollRow } from './polls.rows.ts';

/** A draft is its organisers' alone. */
export async function requirePoll(db: Db, person: Person, id: number): Promise<PollRow> {
  const poll = await findPoll(db, person.organisationId, id);
  if (!poll || (poll.state === 'draft' && !canRunEvents(person))) throw problem('not_found');
  await requireAudience(db, person, poll.eventId, poll.stageId);
  return poll;
}
