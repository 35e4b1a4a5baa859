import type { Db } from '../../platform/db/db.ts';
import { type Sql, sql } from '../../platform/db/sql.ts';

/** The address somebody proved; whoever typed another one's is not them. */
const proven = (personId: number): Sql =>
  sql`(select lower(a.email) from accounts a where a.id = ${personId} and a.verified_at is not null)`;

/** Of a place: the lists it came in by. */
const attended: Sql = sql`(select coalesce(jsonb_agg(jsonb_build_object('list', l.name,
    'cameAt', t.came_at) order by t.came_at), '[]')
  from bookings_attendances t
  join bookings_lists l on l.organisation_id = t.organisation_id and l.id = t.list_id
  where t.organisation_id = p.organisation_id and t.event_id = p.event_id and t.place_id = p.id)`;

/** Of a booking `b`: what this person agreed to. */
const agreed = (personId: number): Sql => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'fields', f.fields, 'language', f.language, 'agreedAt', f.agreed_at,
    'withdrawnAt', f.withdrawn_at, 'usedAt', f.used_at) order by f.agreed_at), '[]')
  from bookings_fills f
  where f.organisation_id = b.organisation_id and f.booking_id = b.id
    and f.email = ${proven(personId)})`;

/** For the copy of a person's data: the letters that went to their address, and of which events they want none. */
export const findLettersAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select e.name as event, l.subject, r.address, r.state, l.begun_at as at
        from bookings_letters_readers r
        join bookings_letters l on l.organisation_id = r.organisation_id and l.id = r.letter_id
        join events e on e.organisation_id = r.organisation_id and e.id = r.event_id
        where r.address = ${proven(personId)}
        union all
        select e.name, null, s.address, 'opted_out', s.at
        from bookings_letters_stops s
        join events e on e.organisation_id = s.organisation_id and e.id = s.event_id
        where s.address = ${proven(personId)}
        order by 5`,
  );

/** For the copy of a person's data: what they booked, and the places others booked for them. */
export const findBookingsAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select b.organisation_id as "organisationId", b.reference, b.state, b.created_at as "bookedAt",
          b.full_name as "fullName", b.email, b.phone, b.address, b.summary, b.way, b.gross, b.currency,
          (select coalesce(jsonb_agg(jsonb_build_object('fullName', p.full_name, 'email', p.email,
              'checkedInAt', p.checked_in_at, 'lists', ${attended}) order by p.id), '[]')
            from bookings_places p
            where p.organisation_id = b.organisation_id and p.booking_id = b.id) as places,
          (select coalesce(jsonb_agg(jsonb_build_object('text', a.said, 'options', a.option_ids)), '[]')
            from bookings_answers a
            where a.organisation_id = b.organisation_id and a.booking_id = b.id) as answers,
          ${agreed(personId)} as "forProfile"
        from bookings b
        where b.person_id = ${personId} or lower(b.email) = ${proven(personId)}
        union all
        select b.organisation_id, b.reference, b.state, b.created_at, p.full_name, p.email, '', null, '',
          null, null, null,
          jsonb_build_array(jsonb_build_object('checkedInAt', p.checked_in_at, 'lists', ${attended})),
          (select coalesce(jsonb_agg(jsonb_build_object('text', a.said, 'options', a.option_ids)), '[]')
            from bookings_answers a
            where a.organisation_id = p.organisation_id and a.place_id = p.id),
          ${agreed(personId)}
        from bookings_places p
        join bookings b on b.organisation_id = p.organisation_id and b.id = p.booking_id
        where lower(p.email) = ${proven(personId)} and lower(b.email) <> lower(p.email)
          and b.person_id is distinct from ${personId}
        order by 1, 2`,
  );

/** For the copy of a person's data: what they waited for. */
export const findWaitingAbout = (db: Db, personId: number) =>
  db.rows(
    sql`select w.organisation_id as "organisationId", w.event_id as "eventId", w.full_name as "fullName",
          w.email, w.language, w.items, w.state, w.joined_at as "joinedAt",
          w.confirmed_at as "confirmedAt"
        from bookings_waiting w
        where lower(w.email) = ${proven(personId)}
        order by 1, w.id`,
  );
