import { randomBytes } from 'node:crypto';
import type { WantedTicket } from '@plenum/contract';
import { confirmWaiting, joinWaiting, waitingTokenOf } from '../../features/bookings/index.ts';
import { verifyOrganisationsOf } from '../../features/organisations/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import type { Actor } from '../builders.ts';
import type { TestApp } from '../test-app.ts';
import { aHold } from './bookings.ts';
import { aSale } from './offer.ts';

interface Entry {
  id: number;
  token: string;
}

/** As its mail says. */
export async function entryOf(app: TestApp, eventId: number, email: string): Promise<Entry> {
  const row = await app.testDb.db.row<{ id: number; key: Buffer }>(
    sql`select id, key from bookings_waiting where event_id = ${eventId} and email = ${email}
        order by id desc limit 1`,
  );
  if (!row) throw new Error(`${email} does not wait.`);
  return { id: row.id, token: waitingTokenOf(app.work, { eventId, key: row.key }) };
}

/** In line, with the address confirmed. */
export async function waitsFor(
  app: TestApp,
  event: { id: number; slug: string },
  items: WantedTicket[],
  { email = 'kim@example.com', network = '203.0.113.9' }: { email?: string; network?: string } = {},
): Promise<Entry> {
  const input = { items, fullName: 'Kim Osei', email };
  await joinWaiting(app.work, event.slug, input, { network, language: 'en' });
  const entry = await entryOf(app, event.id, email);
  await confirmWaiting(app.work, entry.token);
  return entry;
}

/** The same where nothing can be mailed. */
async function standsInLine(
  app: TestApp,
  { person }: Actor,
  eventId: number,
  ticketId: number,
): Promise<Entry> {
  const key = randomBytes(32);
  const items = JSON.stringify([{ ticketId, quantity: 1 }]);
  const token = waitingTokenOf(app.work, { eventId, key });
  await app.testDb.db.run(
    sql`insert into bookings_waiting (organisation_id, event_id, key, token_hash, items, ticket_ids,
          full_name, email, language, state, joined_at, confirmed_at)
        values (${person.organisationId}, ${eventId}, ${key}, ${hashOfToken(token)}, ${items},
          ${[ticketId]}::bigint[], 'Kim Osei', 'kim@example.com', 'en', 'waiting', now(), now())`,
  );
  return entryOf(app, eventId, 'kim@example.com');
}

/** One place, held by somebody, and one who waits for it. */
export async function aWaiting(app: TestApp, admin: Actor, event: { id: number; slug: string }) {
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  const { ticket, pool } = await aSale(app, admin, event.id, { size: 1 });
  const hold = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
  return { ...(await standsInLine(app, admin, event.id, ticket.id)), hold, ticket, pool };
}
