import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { cameAt, type DoorScope, isExpected, placesAt } from '../door/door.scope.ts';
import type { FigureRow } from '../lists/lists.rows.ts';

/** At the event's own door, where nobody goes out again. */
export const findOwnFigures = (db: Db, organisationId: number, eventId: number) =>
  db.rows<Omit<FigureRow, 'listId'>>(
    sql`select p.ticket_id as "ticketId", count(*)::int as expected,
          count(p.checked_in_at)::int as came, count(p.checked_in_at)::int as "inNow"
        from bookings_places p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and ${isExpected}
        group by p.ticket_id`,
  );

const mostHours = 1_000;

/** Hours as clocks at the event strike them. */
export const findHours = (db: Db, scope: DoorScope, timeZone: string) =>
  db.rows<{ hour: Date; came: number }>(
    sql`select date_trunc('hour', ${cameAt(scope)}, ${timeZone}) as hour, count(*)::int as came
        from ${placesAt(scope)} and ${isExpected} and ${cameAt(scope)} is not null
        group by 1 order by 1 desc limit ${mostHours}`,
  );
