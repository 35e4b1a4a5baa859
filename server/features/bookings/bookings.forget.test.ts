import type { SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aHold, booked, filledIn } from '../../testing/bookings/bookings.ts';
import { aSale, newQuestion } from '../../testing/bookings/offer.ts';
import {
  type Actor,
  anAdmin,
  aPersonWithPassword,
  aPublishedEvent,
} from '../../testing/builders.ts';
import { someAddress } from '../../testing/orders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addMember } from '../organisations/index.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const tables = sql`select table_name as name from information_schema.tables
  where table_schema = 'public' order by 1`;

/** Every table with a row that says it. */
async function tablesSaying(text: string): Promise<string[]> {
  const { db } = app.testDb;
  const found: string[] = [];
  for (const { name } of await db.rows<{ name: string }>(tables)) {
    const parts = [`select from ${name} one where one::text ilike `, ' limit 1'];
    if (await db.row({ parts, values: [`%${text}%`] })) found.push(name);
  }
  return found;
}

test('who deletes their account is in no booking any more, but on the invoice; others stay', async () => {
  const person = await aPersonWithPassword(app);
  const signedIn = await app.call('POST /jwt/login', { body: person });
  const { accessToken: token, userData } = signedIn.body as SignedIn;
  await addMember(app.testDb.db, admin.person.organisationId, userData.id, 'client');
  const event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id);
  const { id: questionId } = await newQuestion(app, admin, event.id);
  const link = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
  const { people } = await filledIn(app, link);
  const says = (text: string) => [{ questionId, text, optionIds: [] }];
  const names = ['Petra Leavinger', 'Stan Stayer'];
  await booked(app, link, {
    details: {
      booker: { fullName: 'Petra Leavinger', email: person.email, phone: '+49 30 5550123' },
      address: { ...someAddress, name: 'Petra Leavinger', street: '9 Vanishing Lane' },
      people: people.map(({ id }, place) => ({
        placeId: id,
        fullName: names[place] ?? '',
        email: place === 0 ? '' : 'stan@example.org',
        answers: says(place === 0 ? 'Allergic to leavening' : 'Stays hungry'),
      })),
    },
  });
  expect(await tablesSaying('Allergic to leavening')).toEqual(['bookings_answers']);

  const body = { email: person.email };
  expect((await app.call('POST /api/accounts/delete', { token, body })).status).toBe(200);
  await app.doJobs();
  expect(await tablesSaying('Allergic to leavening')).toEqual([]);
  expect(await tablesSaying('5550123')).toEqual([]);
  const byLaw = ['invoices', 'invoices_clients'];
  expect(await tablesSaying(person.email)).toEqual(byLaw);
  // Who became a client of the organisation is in its record, as for every invoice.
  expect(await tablesSaying('Petra Leavinger')).toEqual(['audit_entries', ...byLaw]);
  expect(await tablesSaying('Vanishing Lane')).toEqual(['audit_entries', ...byLaw]);
  expect(await tablesSaying('Stays hungry')).toEqual(['bookings_answers']);
  expect(await tablesSaying('Stan Stayer')).toEqual(['bookings_places']);
});
