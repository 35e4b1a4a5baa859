import { type Sql, sql } from '../../platform/db/sql.ts';
import type { CrowdPlace } from './crowd-place.ts';

/** A ticket each; a few were cancelled, and half of the others have come. */
export const bookings = ({ organisationId, eventId, personId, size }: CrowdPlace): Sql[] => [
  sql`insert into tickets (organisation_id, event_id, kind, name, description, price, tax_rate, mode,
        opens, audience, is_on_sale, least, most, position)
      values (${organisationId}, ${eventId}, 'ticket', '{"en": "Full"}', '{}', 11900, 1900, 'on_site',
        'all', 'everyone', true, 1, 10, 1)`,
  sql`insert into bookings (organisation_id, event_id, reference, key_hash, token_hash, wanted, state,
        person_id, full_name, email, language, way, currency, prices_include_tax, net, tax, gross,
        lines, summary, places, invoice_id, created_at)
      select ${organisationId}, ${eventId}, 'B' || n, int4send(n), sha256(int4send(n)), '[]',
        case when n % 50 = 0 then 'cancelled' when n % 9 = 0 then 'pending' else 'confirmed' end,
        ${personId} + n % 1000, 'Booker ' || n || ' of many', 'booker-' || n || '@example.org', 'en',
        case when n % 7 = 0 then 'stripe' else 'transfer' end, 'EUR', true, n, 0, n,
        '[{"name": {"en": "Full"}}]', '1 × Full', 1, n, now() - n * interval '1 minute'
      from generate_series(1, ${size}::int) n`,
  sql`insert into bookings_changes (organisation_id, booking_id, state, at, is_by_itself, why, done,
        facts)
      select organisation_id, id, state, created_at, true, '', 'moved', '{}' from bookings
      where organisation_id = ${organisationId}`,
  sql`insert into bookings_places (organisation_id, event_id, booking_id, ticket_id, kind, line,
        quota_ids, full_name, email, pass_hash, is_cancelled, checked_in_at)
      select b.organisation_id, b.event_id, b.id, t.id, 'ticket', 0, '{}', 'Guest ' || b.id || ' of many',
        'guest-' || b.id || '@example.org',
        case when b.state = 'confirmed' then sha256(b.token_hash) end, b.state = 'cancelled',
        case when b.state = 'confirmed' and b.id % 2 = 0 then now() end
      from bookings b join tickets t on t.organisation_id = b.organisation_id
        and t.event_id = b.event_id
      where b.organisation_id = ${organisationId}`,
  sql`insert into bookings_lists (organisation_id, event_id, name, ticket_ids, may_return)
      values (${organisationId}, ${eventId}, 'Day 1', '{}', true)`,
  sql`insert into bookings_letters (organisation_id, event_id, filter, readers, subject, words, state,
        send_at, begun_at, ended_at, person_id)
      values (${organisationId}, ${eventId}, '{}', 'bookers', '{"en": "News"}', '{"en": "Hello"}', 'sent',
        now(), now(), now(), ${personId})`,
  sql`insert into bookings_letters_readers (organisation_id, event_id, letter_id, booking_id, address,
        state)
      select b.organisation_id, b.event_id, l.id, b.id, 'reader-' || b.id || '@example.org', 'sent'
      from bookings b join bookings_letters l on l.organisation_id = b.organisation_id
        and l.event_id = b.event_id
      where b.organisation_id = ${organisationId}`,
  sql`insert into bookings_waiting (organisation_id, event_id, key, token_hash, items, ticket_ids,
        full_name, email, language, state, joined_at, confirmed_at)
      select t.organisation_id, t.event_id, int4send(n), sha256('waits' || int4send(n)),
        jsonb_build_array(jsonb_build_object('ticketId', t.id, 'quantity', 1)), array[t.id],
        'Waiter ' || n || ' of many', 'waiter-' || n || '@example.org', 'en',
        case when n % 50 = 0 then 'removed' else 'waiting' end, now(), now()
      from generate_series(1, ${size}::int) n
      join tickets t on t.organisation_id = ${organisationId} and t.event_id = ${eventId}`,
];
