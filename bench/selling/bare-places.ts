import { randomBytes, randomUUID } from 'node:crypto';
import { serveBare } from './bare.ts';
import type { HotPool } from './places.ts';

/** The least that keeps a place: the count of the pool, a booking and its place. */
const { organisationId, eventId, ticketId, quotaId, lines } = JSON.parse(
  process.env['PATTERN'] ?? '{}',
) as HotPool;

const count = {
  name: 'count',
  text: `update stock_quotas set taken = taken + 1
         where organisation_id = $1 and id = $2 and taken < size returning taken`,
  values: [organisationId, quotaId],
};
const booking = () => ({
  name: 'booking',
  text: `insert into bookings (organisation_id, event_id, reference, key_hash, token_hash, wanted,
           state, language, currency, prices_include_tax, net, tax, gross, lines, summary, places,
           held_until, created_at)
         values ($1, $2, $3, $4, $5, '{"items":[],"code":""}', 'held', 'en', 'EUR', true, 0, 0, 0, $6,
           '1 × Full', 1, now() + interval '15 minutes', now())
         returning id`,
  values: [organisationId, eventId, randomUUID(), randomBytes(32), randomBytes(32), lines],
});
const place = (bookingId: string) => ({
  name: 'place',
  text: `insert into bookings_places (organisation_id, event_id, booking_id, ticket_id, kind, line,
           quota_ids)
         values ($1, $2, $3, $4, 'ticket', 0, array[$5::bigint])`,
  values: [organisationId, eventId, bookingId, ticketId, quotaId],
});

serveBare(async (line) => {
  await line.query(count);
  const { rows } = await line.query<{ id: string }>(booking());
  await line.query(place(rows[0]?.id ?? ''));
});
