import type { DoorAttendance } from '@plenum/contract';
import type { Person } from '../../../platform/person.ts';
import type { Work } from '../../../platform/work.ts';
import { requireEvent } from '../../events/index.ts';
import { findTickets } from '../../tickets/index.ts';
import { scopeOf } from '../door/door.service.ts';
import { findFigures } from '../lists/lists.queries.ts';
import { addedUp } from '../lists/lists.view.ts';
import { findHours, findOwnFigures } from './attendance.queries.ts';

export async function readAttendance(
  { db }: Work,
  person: Person,
  eventId: number,
  listId?: number,
): Promise<DoorAttendance> {
  const event = await requireEvent(db, person, eventId);
  const { organisationId, timeZone } = event;
  const scope = await scopeOf(db, event, listId);
  const figures =
    listId === undefined
      ? await findOwnFigures(db, organisationId, eventId)
      : await findFigures(db, organisationId, eventId, listId);
  const tickets = await findTickets(db, organisationId, eventId);
  const hours = await findHours(db, scope, timeZone);
  return {
    ...addedUp(figures),
    tickets: tickets.flatMap(({ id: ticketId, name }) =>
      figures
        .filter((row) => row.ticketId === ticketId)
        .map(({ expected, came, inNow }) => ({ ticketId, name, expected, came, inNow })),
    ),
    hours: hours.toReversed().map(({ hour, came }) => ({ hour: hour.toISOString(), came })),
  };
}
