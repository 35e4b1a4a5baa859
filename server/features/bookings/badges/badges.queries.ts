import type { BadgeLayout, Language, Texts } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import type { AnswerRow } from '../bookings.rows.ts';
import { isExpected } from '../door/door.scope.ts';

export interface LayoutRow {
  layout: BadgeLayout;
  version: number;
}

export const findLayout = (db: Db, organisationId: number, eventId: number) =>
  db.row<LayoutRow>(
    sql`select g.layout, g.version from bookings_badges g
        where g.organisation_id = ${organisationId} and g.event_id = ${eventId}`,
  );

export const writeLayout = (db: Db, organisationId: number, eventId: number, layout: BadgeLayout) =>
  db.row<LayoutRow>(
    sql`insert into bookings_badges as g (organisation_id, event_id, layout)
        values (${organisationId}, ${eventId}, ${JSON.stringify(layout)})
        on conflict (organisation_id, event_id)
          do update set layout = excluded.layout, version = g.version + 1
        returning g.layout, g.version`,
  );

/** What stands on the badge of a place. */
export interface BadgeRow {
  id: number;
  passRound: number;
  fullName: string;
  ticketId: number;
  ticket: Texts;
  reference: string;
  /** Of who booked. */
  language: Language;
  answers: Omit<AnswerRow, 'placeId'>[];
  /** Others have no badge, and can be looked at. */
  letsIn: boolean;
}

/** In no order. */
export const findBadges = (
  db: Db,
  organisationId: number,
  eventId: number,
  ids: readonly number[],
) =>
  db.rows<BadgeRow>(
    sql`select p.id, p.pass_round as "passRound", p.ticket_id as "ticketId", b.language,
          coalesce(nullif(p.full_name, ''), b.full_name) as "fullName", b.reference,
          b.lines -> p.line -> 'name' as ticket,
          coalesce((select jsonb_agg(jsonb_build_object('questionId', a.question_id, 'text', a.said,
              'optionIds', a.option_ids))
            from bookings_answers a where a.organisation_id = p.organisation_id
              and a.booking_id = p.booking_id and (a.place_id = p.id or a.place_id is null)),
            '[]') as answers,
          ${isExpected} as "letsIn"
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId}
          and p.id = any(${ids}::bigint[]) and p.kind = 'ticket'`,
  );

export const findLongestName = (db: Db, organisationId: number, eventId: number) =>
  db.row<{ id: number }>(
    sql`select p.id from bookings_places p
        where p.organisation_id = ${organisationId} and p.event_id = ${eventId} and ${isExpected}
        order by char_length(p.full_name) desc, p.id limit 1`,
  );
