import { nothing, type Sql, sql } from '../../../platform/db/sql.ts';
import type { ListRow } from '../lists/lists.rows.ts';

/** The event's own door, or a list beside it. */
export interface DoorScope {
  organisationId: number;
  eventId: number;
  list: ListRow | null;
}

/** Passes are given to places of bookings that stand, and taken back with them. */
export const isExpected: Sql = sql`p.kind = 'ticket' and not p.is_cancelled and p.pass_hash is not null`;

export const cameAt = ({ list }: DoorScope): Sql => (list ? sql`t.came_at` : sql`p.checked_in_at`);
export const inSince = ({ list }: DoorScope): Sql =>
  list ? sql`t.in_since` : sql`p.checked_in_at`;

const attended = ({ list }: DoorScope): Sql =>
  list
    ? sql`left join bookings_attendances t on t.organisation_id = p.organisation_id
            and t.list_id = ${list.id} and t.place_id = p.id`
    : nothing;

export const placesAt = (scope: DoorScope): Sql =>
  sql`bookings_places p
      join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
      ${attended(scope)}
      where p.organisation_id = ${scope.organisationId} and p.event_id = ${scope.eventId}`;

/** Those of its booking that let in whoever of it comes. */
const addOns = (ticketIds: readonly number[]): Sql =>
  sql`bookings_places a where a.organisation_id = p.organisation_id
        and a.booking_id = p.booking_id and a.kind = 'add_on' and not a.is_cancelled
        and a.ticket_id = any(${ticketIds}::bigint[])`;

export const isListed = ({ list }: DoorScope): Sql =>
  list && list.ticketIds.length > 0
    ? sql`and (p.ticket_id = any(${list.ticketIds}::bigint[])
            or exists (select 1 from ${addOns(list.ticketIds)}))`
    : nothing;

/** Null: their own ticket lets them in. */
export const mostOfBooking = ({ list }: DoorScope): Sql =>
  list && list.ticketIds.length > 0
    ? sql`case when p.ticket_id <> all(${list.ticketIds}::bigint[])
            then (select count(*)::int from ${addOns(list.ticketIds)}) end`
    : sql`null::int`;

/** By what let them in, else by what would. */
export const isBy = ({ list }: DoorScope, ticketId: number): Sql =>
  list
    ? sql`and (coalesce(t.ticket_id, p.ticket_id) = ${ticketId}
            or (t.ticket_id is null and exists (select 1 from ${addOns([ticketId])})))`
    : sql`and p.ticket_id = ${ticketId}`;
