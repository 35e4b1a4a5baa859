import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { canRunEvents, type EventRow } from '../../events/index.ts';
import type { DeskWhere } from './desks.queries.ts';

export const helpOf = ({ organisationId, id }: EventRow): DeskWhere => ({
  organisationId,
  eventId: id,
  kind: 'help',
  subjectId: null,
});
export const boothOf = (booth: {
  organisationId: number;
  eventId: number;
  id: number;
}): DeskWhere => ({
  organisationId: booth.organisationId,
  eventId: booth.eventId,
  kind: 'booth',
  subjectId: booth.id,
});

/** Chat may be switched off for an event; who runs it still answers. */
export function refuseWithoutChat(person: Person, event: EventRow): void {
  if (!canRunEvents(person) && !event.modules.includes('chat')) throw problem('not_found');
}
