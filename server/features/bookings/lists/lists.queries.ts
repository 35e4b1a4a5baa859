import type { EntryListInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../../platform/db/sql.ts';
import { isExpected } from '../door/door.scope.ts';
import type { FigureRow, ListRow } from './lists.rows.ts';

const columns: Sql = sql`l.id, l.event_id as "eventId", l.name, l.ticket_ids as "ticketIds",
  l.session_id as "sessionId", l.opens_at as "opensAt", l.closes_at as "closesAt",
  l.may_return as "mayReturn", l.version`;

export const findLists = (db: Db, organisationId: number, eventId: number) =>
  db.rows<ListRow>(
    sql`select ${columns} from bookings_lists l
        where l.organisation_id = ${organisationId} and l.event_id = ${eventId}
        order by l.opens_at nulls first, l.id`,
  );

export const findList = (db: Db, organisationId: number, id: number) =>
  db.row<ListRow>(
    sql`select ${columns} from bookings_lists l
        where l.organisation_id = ${organisationId} and l.id = ${id}`,
  );

/** Held, it stays while somebody is let in by it; many may be at once. */
export const findListIn = (
  db: Db,
  { organisationId, eventId, isHeld }: { organisationId: number; eventId: number; isHeld: boolean },
  id: number,
) =>
  db.row<ListRow>(
    sql`select ${columns} from bookings_lists l
        where l.organisation_id = ${organisationId} and l.event_id = ${eventId} and l.id = ${id}
        ${isHeld ? sql`for key share of l` : nothing}`,
  );

export const insertList = (
  db: Db,
  organisationId: number,
  eventId: number,
  { name, ticketIds, sessionId, opensAt, closesAt, mayReturn }: EntryListInput,
) =>
  db.row<ListRow>(
    sql`insert into bookings_lists as l (organisation_id, event_id, name, ticket_ids, session_id,
          opens_at, closes_at, may_return)
        values (${organisationId}, ${eventId}, ${name}, ${ticketIds}, ${sessionId}, ${opensAt},
          ${closesAt}, ${mayReturn})
        returning ${columns}`,
  );

export const updateList = (
  db: Db,
  organisationId: number,
  id: number,
  { name, ticketIds, sessionId, opensAt, closesAt, mayReturn }: EntryListInput,
) =>
  db.row<ListRow>(
    sql`update bookings_lists l set name = ${name}, ticket_ids = ${ticketIds},
          session_id = ${sessionId}, opens_at = ${opensAt}, closes_at = ${closesAt},
          may_return = ${mayReturn}, version = version + 1
        where l.organisation_id = ${organisationId} and l.id = ${id} returning ${columns}`,
  );

export const deleteList = (db: Db, organisationId: number, id: number) =>
  db.run(sql`delete from bookings_lists where organisation_id = ${organisationId} and id = ${id}`);

/** An add-on counts as often as it was booked with a ticket that lets somebody in. */
const figures: Sql = sql`
  select p.ticket_id, count(*) as expected, 0 as came, 0 as in_now from bookings_places p
    where p.organisation_id = l.organisation_id and p.event_id = l.event_id and ${isExpected}
      and (l.ticket_ids = '{}' or p.ticket_id = any(l.ticket_ids))
    group by p.ticket_id
  union all
  select a.ticket_id, count(*), 0, 0 from bookings_places a
    where a.organisation_id = l.organisation_id and a.event_id = l.event_id and a.kind = 'add_on'
      and not a.is_cancelled and a.ticket_id = any(l.ticket_ids)
      and exists (select 1 from bookings_places p where p.organisation_id = a.organisation_id
        and p.booking_id = a.booking_id and ${isExpected})
    group by a.ticket_id
  union all
  select t.ticket_id, 0, count(*), count(t.in_since) from bookings_attendances t
    join bookings_places p on p.organisation_id = t.organisation_id and p.id = t.place_id
    where t.organisation_id = l.organisation_id and t.list_id = l.id and ${isExpected}
    group by t.ticket_id`;

/** Of one list, or of all of them; by what lets in. */
export const findFigures = (
  db: Db,
  organisationId: number,
  eventId: number,
  listId: number | null,
) =>
  db.rows<FigureRow>(
    sql`select l.id as "listId", f.ticket_id as "ticketId", sum(f.expected)::int as expected,
          sum(f.came)::int as came, sum(f.in_now)::int as "inNow"
        from bookings_lists l cross join lateral (${figures}) f
        where l.organisation_id = ${organisationId} and l.event_id = ${eventId}
          ${listId === null ? nothing : sql`and l.id = ${listId}`}
        group by l.id, f.ticket_id`,
  );
