import type { Speaker } from '@plenum/contract';
import { adminsOf, everyoneIn } from '../../platform/sockets/rooms.ts';
import type { Tx } from '../../platform/work.ts';
import { aboutEvent, type EventRow } from '../events/index.ts';

/** Attendees hear when there is something for them to see. */
function tellShown(tx: Tx, event: EventRow, isShown: boolean): void {
  tx.outdate(aboutEvent(event));
  if (!isShown || event.state === 'draft') return;
  const { organisationId } = event;
  tx.tell('speakers.shown_changed', { eventId: event.id }, [everyoneIn(organisationId)]);
}

export function tellSpeakerChanged(
  tx: Tx,
  event: EventRow,
  speaker: Speaker,
  { wasHidden }: { wasHidden: boolean },
): void {
  const about = { eventId: event.id, speaker };
  tx.tell('speakers.speaker_changed', about, [adminsOf(event.organisationId)]);
  tellShown(tx, event, !wasHidden || !speaker.isHidden);
}

export function tellSpeakerGone(
  tx: Tx,
  event: EventRow,
  { id, isHidden }: { id: number; isHidden: boolean },
): void {
  tx.tell('speakers.speaker_gone', { eventId: event.id, id }, [adminsOf(event.organisationId)]);
  tellShown(tx, event, !isHidden);
}

export function tellOrderChanged(tx: Tx, event: EventRow, ids: number[]): void {
  tx.tell('speakers.order_changed', { eventId: event.id, ids }, [adminsOf(event.organisationId)]);
  tellShown(tx, event, true);
}
