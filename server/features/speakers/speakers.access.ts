import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Person } from '../../platform/person.ts';
import { type EventRow, requireEvent } from '../events/index.ts';
import { lockSpeaker } from './speakers.queries.ts';
import type { SpeakerRow } from './speakers.rows.ts';

export interface Found {
  event: EventRow;
  speaker: SpeakerRow;
}

/** For who runs the event: the speaker, locked until the transaction ends. */
export async function requireSpeaker(
  db: Db,
  person: Person,
  eventId: number,
  id: number,
): Promise<Found> {
  const event = await requireEvent(db, person, eventId);
  const speaker = await lockSpeaker(db, person.organisationId, eventId, id);
  if (!speaker) throw problem('not_found');
  return { event, speaker };
}
