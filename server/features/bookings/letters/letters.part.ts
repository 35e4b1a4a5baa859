import type { BookingFilter, LetterInput } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { nothing, type Sql, sql } from '../../../platform/db/sql.ts';
import type { EventRow } from '../../events/index.ts';
import { findTickets } from '../../tickets/index.ts';
import { matching, type Where } from '../record/record.list.queries.ts';
import { whereOf } from '../record/record.where.ts';

/** The bookings a letter is for, and who of each. */
export interface Part {
  where: Where;
  filter: BookingFilter;
  to: LetterInput['to'];
  /** The people with this ticket alone; an add-on is bought with any. */
  ticketId: number | null;
}

export async function partOf(
  db: Db,
  event: EventRow,
  { filter, to }: Pick<LetterInput, 'filter' | 'to'>,
): Promise<Part> {
  const tickets = await findTickets(db, event.organisationId, event.id);
  const ticket = tickets.find(({ id }) => id === filter.ticket);
  const ticketId = ticket?.kind === 'ticket' ? ticket.id : null;
  return { where: await whereOf(db, event, filter), filter, to, ticketId };
}

const bookers = ({ where, filter }: Part): Sql =>
  sql`select b.id as booking_id, null::bigint as place_id, b.full_name, b.email, b.state
      from bookings b where ${matching(where, filter)}`;

const people = ({ where, filter, ticketId }: Part): Sql =>
  sql`select b.id as booking_id, p.id as place_id, p.full_name, p.email,
        case when p.is_cancelled then 'cancelled' else b.state end as state
      from bookings b
      join bookings_places p on p.organisation_id = b.organisation_id and p.booking_id = b.id
      where ${matching(where, filter)} and p.kind = 'ticket'
        ${ticketId === null ? nothing : sql`and p.ticket_id = ${ticketId}`}
        ${filter.came === 'yes' ? sql`and p.checked_in_at is not null` : nothing}
        ${filter.came === 'no' ? sql`and p.checked_in_at is null` : nothing}`;

/** Cancelled bookings are written to where they are asked for. */
const wantsCancelled = ({ state, did }: BookingFilter): boolean =>
  state === 'cancelled' || did === 'cancelled';

interface Judged extends Pick<Part, 'where' | 'filter'> {
  state: Sql;
  email: Sql;
}

/** Why somebody gets no letter, beside that they get it already; null: they may. */
export const hindrance = ({ where, filter, state, email }: Judged): Sql =>
  sql`case
      when ${state} in ('held', 'expired') then 'not_booked'
      when ${state} = 'cancelled' and not ${wantsCancelled(filter)}::boolean then 'cancelled'
      when ${email} = '' then 'no_address'
      when ${email} like '%@deleted.invalid' then 'gone'
      when exists (select from bookings_letters_stops s
        where s.organisation_id = ${where.organisationId} and s.event_id = ${where.eventId}
          and s.address = lower(${email})) then 'opted_out'
    end`;

/** As `told`: everyone whom the filter finds, each with the reason for getting none, if there is one. */
export const withTold = (part: Part): Sql =>
  sql`with found as (${part.to === 'bookers' ? bookers(part) : people(part)}),
        judged as (
          select f.*, lower(f.email) as address,
            ${hindrance({ ...part, state: sql`f.state`, email: sql`f.email` })} as hindered
          from found f),
        told as (
          select j.*, case when j.hindered is null and row_number() over (
              partition by j.address, j.hindered is null order by j.booking_id, j.place_id) > 1
            then 'twice' else j.hindered end as why
          from judged j)`;
