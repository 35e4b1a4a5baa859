import { nothing, type Sql, sql } from '../../../platform/db/sql.ts';
import type { QuestionRow } from '../../tickets/index.ts';
import type { OfEvent } from '../bookings.rows.ts';

export interface Asked {
  question: QuestionRow;
  /** All of the event: what it depends on is among them. */
  questions: readonly QuestionRow[];
}

/** What it depends on was answered so, of the same booking or place. */
function shown(
  { organisationId, eventId }: OfEvent,
  { question, questions }: Asked,
  { booking, place }: { booking: Sql; place: Sql },
): Sql {
  const { shownIf, per } = question;
  const other = questions.find(({ id }) => id === shownIf?.questionId);
  if (!shownIf || !other) return nothing;
  const whose = other.per === 'booking' || per === 'booking' ? sql`0` : place;
  return sql`and exists (select from bookings_answers s
      where s.organisation_id = ${organisationId} and s.event_id = ${eventId}
        and s.question_id = ${other.id} and s.booking_id = ${booking}
        and coalesce(s.place_id, 0) = ${whose} and s.option_ids && ${shownIf.optionIds}::bigint[])
    ${shown({ organisationId, eventId }, { question: other, questions }, { booking, place })}`;
}

/**
 * A row for each place, or booking, that is asked, of those that stand, with what was answered or null;
 * as the kernel's `asksAbout` and `askedOf` have it for one booking. By booking, place and question an
 * answer is found along an index, however few are looked for. Places of what is over are cancelled, so
 * that those of the few that are only held are left to leave out.
 */
export function askedRows(of: OfEvent, asked: Asked): Sql {
  const { organisationId, eventId } = of;
  const { id, per, ticketIds } = asked.question;
  if (per === 'booking') {
    return sql`select b.id as booking_id, null::bigint as place_id, null::bigint as ticket_id, a.said,
          a.option_ids
        from bookings b
        left join bookings_answers a on a.organisation_id = ${organisationId}
          and a.event_id = ${eventId} and a.question_id = ${id} and a.booking_id = b.id
          and coalesce(a.place_id, 0) = 0
        where b.organisation_id = ${organisationId} and b.event_id = ${eventId}
          and b.state in ('pending', 'confirmed')
          ${ticketIds.length === 0 ? sql`and b.adds_to is null` : nothing}
          ${shown(of, asked, { booking: sql`b.id`, place: sql`0` })}
          ${
            ticketIds.length > 0
              ? sql`and exists (select from bookings_places p
                  where p.organisation_id = ${organisationId} and p.booking_id = b.id
                    and not p.is_cancelled and p.ticket_id = any(${ticketIds}::bigint[]))`
              : nothing
          }`;
  }
  return sql`select p.booking_id, p.id as place_id, p.ticket_id, a.said, a.option_ids
      from bookings_places p
      left join bookings_answers a on a.organisation_id = ${organisationId}
        and a.event_id = ${eventId} and a.question_id = ${id} and a.booking_id = p.booking_id
        and coalesce(a.place_id, 0) = p.id
      where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
        and not p.is_cancelled and p.booking_id not in (
          select b.id from bookings b where b.organisation_id = ${organisationId}
            and b.event_id = ${eventId} and b.state in ('held', 'expired'))
        and ${
          ticketIds.length > 0
            ? sql`p.ticket_id = any(${ticketIds}::bigint[])`
            : sql`p.kind = 'ticket'`
        } ${shown(of, asked, { booking: sql`p.booking_id`, place: sql`p.id` })}`;
}

/** The tickets of each booking that stand, for what is asked of bookings. */
export const ticketsOfBookings = ({ organisationId, eventId }: OfEvent): Sql =>
  sql`select distinct p.booking_id, p.ticket_id from bookings_places p
      where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
        and not p.is_cancelled`;
