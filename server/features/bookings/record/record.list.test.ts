import type { BookingPage, EventSetup } from '@plenum/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, booked } from '../../../testing/bookings/bookings.ts';
import { aSale, newQuestion } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { exportWorkbook } from './record.export.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let question: { id: number };
const people = ['Unnamed', 'Came', 'Paid', '=1+1'] as const;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id);
  question = await newQuestion(app, admin, event.id, {
    kind: 'one',
    per: 'booking',
    options: [
      { id: 1, text: { en: 'Fish' } },
      { id: 2, text: { en: 'Beans' } },
    ],
  });
  for (const [at, fullName] of people.entries()) {
    const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 1 }]);
    const answers = [{ questionId: question.id, text: '', optionIds: [(at % 2) + 1] }];
    const booker = { fullName, email: `p${at}@example.com`, phone: '' };
    await booked(app, token, { details: { booker, answers } });
  }
  const { db } = app.testDb;
  await db.run(sql`update bookings_places p set full_name = '' from bookings b
    where b.id = p.booking_id and b.full_name = 'Unnamed'`);
  await db.run(sql`update bookings_places p set checked_in_at = now() from bookings b
    where b.id = p.booking_id and b.full_name = 'Came'`);
  await db.run(sql`update invoices i set paid = i.gross from bookings b
    where b.invoice_id = i.id and b.full_name = 'Paid'`);
});
afterAll(() => app.close());

const found = async (query: Record<string, unknown>): Promise<string[]> => {
  const key = 'GET /api/events/:eventId/bookings';
  const { body } = await app.call(key, {
    token: admin.token,
    params: { eventId: event.id },
    query: { sort: 'created', ...query },
  });
  const { bookings, total } = body as BookingPage;
  expect(total).toBe(bookings.length);
  return bookings.map(({ fullName }) => fullName);
};

test.each([
  ['who has no name yet', { named: 'no' }, ['Unnamed']],
  ['who is named', { named: 'yes' }, ['Came', 'Paid', '=1+1']],
  ['who came', { came: 'yes' }, ['Came']],
  ['who did not come', { came: 'no' }, ['Unnamed', 'Paid', '=1+1']],
  ['what is to be paid', { balance: 'open' }, ['Unnamed', 'Came', '=1+1']],
  ['what is to be paid back', { balance: 'owed' }, []],
  ['two at once', { balance: 'open', came: 'no', named: 'yes' }, ['=1+1']],
] as const)('%s is found', async (_, query, names) => {
  expect(await found(query)).toEqual(names);
});

test('what was answered is found, by question and by choice', async () => {
  expect(await found({ question: question.id })).toEqual(people);
  expect(await found({ question: question.id, option: 2 })).toEqual(['Came', '=1+1']);
  expect(await found({ question: question.id + 1 })).toEqual([]);
});

test('a workbook has what was chosen, with amounts as numbers and no formula', async () => {
  const { bookings } = (
    await app.call('GET /api/events/:eventId/bookings', {
      token: admin.token,
      params: { eventId: event.id },
      query: { q: '=1+1' },
    })
  ).body as BookingPage;
  const ids = String(bookings[0]?.id);
  const { name, content } = await exportWorkbook(app.work, admin.person, event.id, { ids });
  const pieces: Uint8Array[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  const { sheets } = await readXlsx(Buffer.concat(pieces));
  expect(name).toMatch(/\.xlsx$/);
  const [head, row, ...rest] = sheets[0]?.rows ?? [];
  expect(rest).toEqual([]);
  expect(head?.[4]).toBe('Booked by');
  expect(row?.[4]).toBe('=1+1');
  expect(row?.[12]).toBe(119);
  expect(row?.at(-1)).toBe('Beans');
  expect([...(sheets[0]?.cells?.values() ?? [])].some((cell) => 'formula' in cell)).toBe(false);
});
