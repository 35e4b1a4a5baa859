import type { AgendaResult } from '@plenum/contract';
import { adminsOf, everyoneIn, personIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { aboutEvent, type EventRow } from '../events/index.ts';

export function tellDraftChanged(
  tx: Tx,
  { organisationId, id }: EventRow,
  { sessions, gone }: Pick<AgendaResult, 'sessions' | 'gone'>,
): void {
  tx.tell('agenda.draft_changed', { eventId: id, sessions, gone }, [adminsOf(organisationId)]);
}

/** Attendees hear once there is something for them to read. */
export function tellPublished(tx: Tx, event: EventRow, version: number): void {
  tx.outdate(aboutEvent(event));
  const isShown = event.state !== 'draft';
  tx.tell('agenda.published', { eventId: event.id, version }, [
    isShown ? everyoneIn(event.organisationId) : adminsOf(event.organisationId),
  ]);
}

export function tellStars(
  tx: Tx,
  organisationId: number,
  personId: number,
  stars: { eventId: number; sessionIds: number[] },
): void {
  tx.tell('agenda.stars_changed', stars, [personIn(organisationId, personId)]);
}
