import { adminsOf, everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Room, Tx } from '../../platform/work.ts';
import { type EventRow, findEvent } from '../events/index.ts';
import type { RunRow } from './stages.rows.ts';

interface Where {
  organisationId: number;
  id: number;
}

/** Who watches a stage. */
export const viewersOf = ({ organisationId, id }: Where): Room => `stage:${organisationId}.${id}`;

/** Windows of organisers that are ready to send, should the agenda begin something. */
export const studioOf = ({ organisationId, id }: Where): Room => `studio:${organisationId}.${id}`;

/** Organisers always, everyone once the event is there for them. */
export function tellStagesChanged(
  tx: Tx,
  { organisationId, id, state }: Pick<EventRow, 'organisationId' | 'id' | 'state'>,
): void {
  const room = state === 'draft' ? adminsOf(organisationId) : everyoneIn(organisationId);
  tx.tell('stages.changed', { eventId: id }, [room]);
}

export async function tellEventOf(
  tx: Tx,
  { organisationId, eventId }: Pick<RunRow, 'organisationId' | 'eventId'>,
): Promise<void> {
  const event = await findEvent(tx, organisationId, eventId);
  if (event) tellStagesChanged(tx, event);
}
