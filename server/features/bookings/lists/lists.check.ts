import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { DoorRow, Outcome } from '../door/door.queries.ts';
import type { ListRow } from './lists.rows.ts';

interface Asked {
  organisationId: number;
  list: ListRow;
  at: Date;
  leaves: boolean;
}

const isOpen = ({ opensAt, closesAt }: ListRow, at: Date): boolean =>
  (opensAt === null || opensAt <= at) && (closesAt === null || at < closesAt);

/** What became of it, and what lets them in. The booking is locked: two of it do not take one dinner. */
export async function checkOnList(
  db: Db,
  row: DoorRow,
  asked: Asked,
): Promise<Exclude<Outcome, 'back'>> {
  const { organisationId, list, at, leaves } = asked;
  if (row.isCancelled || !row.letsIn) return 'cancelled';
  if (leaves) {
    if (!row.checkedInAt) return 'not_in';
    await updateLeft(db, organisationId, list.id, row.id);
    return 'left';
  }
  if (!isOpen(list, at)) return 'closed';
  if (row.checkedInAt || (row.cameAt && !list.mayReturn)) return 'again';
  const ticketId = isOfList(row, list)
    ? row.ticketId
    : await freeAddOn(db, organisationId, row, list);
  if (ticketId === null && !row.cameAt) return 'not_listed';
  await cameIn(db, organisationId, { list, row, ticketId: ticketId ?? row.ticketId, at });
  return row.balance > 0 ? 'unpaid' : 'in';
}

const isOfList = ({ ticketId }: DoorRow, { ticketIds }: ListRow): boolean =>
  ticketIds.length === 0 || ticketIds.includes(ticketId);

/** An add-on is nobody's in its booking: whoever of it comes first has it. */
async function freeAddOn(
  db: Db,
  organisationId: number,
  { bookingId }: DoorRow,
  { id, ticketIds }: ListRow,
): Promise<number | null> {
  const free = await db.row<{ ticketId: number }>(
    sql`select a.ticket_id as "ticketId" from bookings_places a
        where a.organisation_id = ${organisationId} and a.booking_id = ${bookingId}
          and a.kind = 'add_on' and not a.is_cancelled and a.ticket_id = any(${ticketIds}::bigint[])
        group by a.ticket_id
        having count(*) > (select count(*) from bookings_attendances t
          join bookings_places p on p.organisation_id = t.organisation_id and p.id = t.place_id
          where t.organisation_id = ${organisationId} and t.list_id = ${id}
            and t.ticket_id = a.ticket_id and p.booking_id = ${bookingId})
        order by a.ticket_id limit 1`,
  );
  return free?.ticketId ?? null;
}

interface Coming {
  list: ListRow;
  row: DoorRow;
  ticketId: number;
  at: Date;
}

/** Who comes back has come by what first let them in, and then. */
const cameIn = (db: Db, organisationId: number, { list, row, ticketId, at }: Coming) =>
  db.run(
    sql`insert into bookings_attendances (organisation_id, event_id, list_id, place_id, ticket_id,
          came_at, in_since)
        values (${organisationId}, ${list.eventId}, ${list.id}, ${row.id}, ${ticketId}, ${at}, ${at})
        on conflict (organisation_id, list_id, place_id) do update set in_since = excluded.in_since`,
  );

const updateLeft = (db: Db, organisationId: number, listId: number, placeId: number) =>
  db.run(
    sql`update bookings_attendances set in_since = null
        where organisation_id = ${organisationId} and list_id = ${listId} and place_id = ${placeId}`,
  );

export const deleteAttendance = (db: Db, organisationId: number, listId: number, placeId: number) =>
  db.run(
    sql`delete from bookings_attendances
        where organisation_id = ${organisationId} and list_id = ${listId} and place_id = ${placeId}`,
  );
