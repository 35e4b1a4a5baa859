import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAdmin, anEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Db } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { findGuests, upsertGuests } from './people.import.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const addressAt = (place: number) => `guest-${place}@example.org`;
const addresses = (from: number) =>
  Array.from({ length: 100 }, (_, place) => addressAt(from + place));

/** How many rows of the guest list this transaction met without an index. */
const readThrough = async (tx: Db) =>
  (
    await tx.row<{ rows: number }>(
      sql`select seq_tup_read as rows from pg_stat_xact_user_tables where relname = 'events_invited'`,
    )
  )?.rows;

test('a run finds each guest by itself, though the dry run before found nobody', async () => {
  const admin = await anAdmin(app);
  const { id: eventId } = await anEvent(app, admin);
  const where = { organisationId: admin.person.organisationId, eventId };
  const guests = Array.from({ length: 3_000 }, (_, place) => ({
    email: addressAt(place),
    fullName: `Guest ${place}`,
    company: '',
    fields: {},
  }));
  // As the database itself does with a table that was emptied.
  await app.work.db.run(sql`vacuum analyze events_invited`);
  await app.work.db.transaction(async (tx) => {
    // Often enough for the database to settle on a plan.
    for (let piece = 0; piece < 10; piece++) await findGuests(tx, where, addresses(piece * 100));
    await upsertGuests(tx, where, guests);
    const before = await readThrough(tx);
    const found = await findGuests(tx, where, addresses(1_000));
    expect(found.filter(({ isInvited }) => isInvited)).toHaveLength(100);
    expect(Number(await readThrough(tx)) - Number(before)).toBeLessThanOrEqual(guests.length);
  });
});
