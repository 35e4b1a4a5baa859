import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { type Asking, canRunEvents } from '../events/index.ts';
import { requireAudience } from '../stages/index.ts';
import { findPoll } from './polls.queries.ts';
import type { PollRow } from './polls.rows.ts';

/** A draft is its organisers' alone. */
export async function requirePoll(asking: Asking, person: Person, id: number): Promise<PollRow> {
  const poll = await findPoll(asking.db, person.organisationId, id);
  if (!poll || (poll.state === 'draft' && !canRunEvents(person))) throw problem('not_found');
  await requireAudience(asking, person, poll.eventId, poll.stageId, poll.runId);
  return poll;
}
