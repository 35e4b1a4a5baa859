import type { BookingPage, EventSetup, QuestionFigures, WrittenAnswerPage } from '@plenum/contract';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aHold, booked, detailsOf } from '../../../testing/bookings/bookings.ts';
import { aSale, newQuestion, newTicket } from '../../../testing/bookings/offer.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOwn } from '../own/own.read.ts';
import { cancelBooking } from '../record/record.service.ts';
import { exportAnswerBook, exportAnswers } from './answers.file.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
let full: { id: number };
let student: { id: number };
const ids: Record<string, number> = {};
/** By name of who booked. */
const bookingIds = new Map<string, number>();

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  full = (await aSale(app, admin, event.id)).ticket;
  student = await newTicket(app, admin, event.id, { name: { en: 'Student' }, price: 0 });
  const choices = ['Fish', 'Beans', '=1+1'].map((en, at) => ({ id: at + 1, text: { en } }));
  const add = async (name: string, other: Parameters<typeof newQuestion>[3]) => {
    ids[name] = (await newQuestion(app, admin, event.id, other)).id;
  };
  await add('food', { kind: 'one', options: choices });
  const shownIf = { questionId: ids['food'] ?? 0, optionIds: [2] };
  await add('why', { kind: 'text', label: { en: 'Why beans?' }, shownIf });
  await add('age', { kind: 'number', ticketIds: [student.id] });
  await add('since', { kind: 'date' });
  await add('from', { kind: 'country', per: 'booking' });
});
afterAll(() => app.close());

interface Guest {
  food?: number;
  why?: string;
  age?: string;
  since?: string;
}

/** A booking with a place for each, of the students' ticket who have an age. */
async function books(fullName: string, guests: readonly Guest[], from = '') {
  const students = guests.filter(({ age }) => age !== undefined);
  const wanted = [
    { ticketId: full.id, quantity: guests.length - students.length },
    { ticketId: student.id, quantity: students.length },
  ].filter(({ quantity }) => quantity > 0);
  const token = await aHold(app, event.slug, wanted);
  const held = await readOwn(app.work, token);
  const said = (name: string, text: string, optionIds: number[] = []) =>
    text || optionIds.length > 0 ? [{ questionId: ids[name] ?? 0, text, optionIds }] : [];
  const of = { [full.id]: guests.filter(({ age }) => age === undefined), [student.id]: students };
  const people = detailsOf(held).people.map((person, place) => {
    const { ticketId = 0 } = held.people[place] ?? {};
    const guest = of[ticketId]?.shift() ?? {};
    return {
      ...person,
      answers: [
        ...said('food', '', guest.food ? [guest.food] : []),
        ...said('why', guest.why ?? ''),
        ...said('age', guest.age ?? ''),
        ...said('since', guest.since ?? ''),
      ],
    };
  });
  const booker = { fullName, email: 'ines@example.com', phone: '' };
  const { reference } = await booked(app, token, {
    details: { booker, people, answers: said('from', from) },
  });
  const row = await app.testDb.db.row<{ id: number }>(
    sql`select id from bookings where reference = ${reference}`,
  );
  bookingIds.set(fullName, row?.id ?? 0);
}

beforeAll(async () => {
  await books('Two', [{ food: 1 }, { food: 2, why: 'They are 100% green', age: '20,5' }], 'DE');
  await books('Young', [{ food: 2, why: 'Cheap', age: '21' }, { age: '30' }], 'PT');
  await books('Silent', [{ since: '2020-02-29' }]);
  await books('Gone', [{ food: 2, age: '99', since: '2021-01-01' }], 'DE');
  const what = { why: '', placeIds: null };
  await cancelBooking(app.work, admin.person, bookingIds.get('Gone') ?? 0, what);
});

const params = (name: string) => ({ questionId: ids[name] ?? 0 });
const figures = async (name: string): Promise<QuestionFigures> =>
  (
    await app.call('GET /api/booking-questions/:questionId/figures', {
      token: admin.token,
      params: params(name),
    })
  ).body as QuestionFigures;
const found = async (query: Record<string, unknown>): Promise<string[]> => {
  const { body } = await app.call('GET /api/events/:eventId/bookings', {
    token: admin.token,
    params: { eventId: event.id },
    query: { sort: 'created', ...query },
  });
  const { bookings, total } = body as BookingPage;
  expect(total).toBe(bookings.length);
  return bookings.map(({ fullName }) => fullName);
};

test('an attendee, and who runs another organisation, get no figures', async () => {
  const client = await aColleague(app, admin);
  const stranger = await anAdmin(app);
  const asks = (token: string) =>
    app.call('GET /api/booking-questions/:questionId/figures', { token, params: params('food') });
  expect((await asks(client.token)).status).toBe(403);
  expect((await asks(stranger.token)).status).toBe(404);
});

describe('what stands is counted', () => {
  test('choices, by ticket too, with those that nobody chose', async () => {
    expect(await figures('food')).toMatchObject({ asked: 5, answered: 3 });
    const { values, tickets } = await figures('food');
    expect(values.map(({ optionId, answers }) => [optionId, answers])).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
    expect(values[1]?.tickets).toEqual([{ ticketId: student.id, answers: 2 }]);
    expect(tickets).toContainEqual({ ticketId: full.id, asked: 2, answered: 1 });
  });

  test('what depends on another answer is asked of those who gave it', async () => {
    expect(await figures('why')).toMatchObject({ asked: 2, answered: 2, values: [] });
  });

  test('numbers have a middle and a spread, with either sign for decimals', async () => {
    const { asked, numbers, values } = await figures('age');
    expect(asked).toBe(3);
    expect(numbers).toMatchObject({ median: 21, least: 20.5, most: 30 });
    expect(numbers?.mean).toBeCloseTo(23.8333, 3);
    expect(numbers?.spread).toBeCloseTo(5.3463, 3);
    expect(values.map(({ from, until }) => [from, until])).toEqual([
      ['20.5', '20.5'],
      ['21', '21'],
      ['30', '30'],
    ]);
  });

  test('days and countries are counted one by one', async () => {
    const [day] = (await figures('since')).values;
    expect(day).toMatchObject({ from: '2020-02-29', until: '2020-02-29', answers: 1 });
    const { asked, answered, values } = await figures('from');
    expect([asked, answered]).toEqual([3, 2]);
    expect(values.map(({ from, answers }) => [from, answers])).toEqual([
      ['DE', 1],
      ['PT', 1],
    ]);
    expect(values[0]?.tickets).toHaveLength(2);
  });
});

describe('each number leads to its bookings', () => {
  test.each([
    ['a choice', 'food', { option: 2 }, ['Two', 'Young']],
    ['a choice of one ticket', 'food', { option: 1, ticket: 'full' }, ['Two']],
    ['a choice of another ticket', 'food', { option: 1, ticket: 'student' }, []],
    ['all who answered', 'food', {}, ['Two', 'Young']],
    ['a span of numbers', 'age', { saidFrom: '20.5', saidUntil: '21' }, ['Two', 'Young']],
    ['a number', 'age', { saidFrom: '30', saidUntil: '30' }, ['Young']],
    ['a day', 'since', { saidFrom: '2020-02-29', saidUntil: '2020-02-29' }, ['Silent']],
    ['a country', 'from', { saidFrom: 'DE', saidUntil: 'DE' }, ['Two']],
    ['a country by ticket', 'from', { saidFrom: 'PT', ticket: 'full' }, []],
    ['who was asked in vain', 'food', { answered: 'no' }, ['Young', 'Silent']],
  ] as const)('%s', async (_, name, { ...query }: Record<string, string | number>, names) => {
    const ticket = { full: full.id, student: student.id }[query['ticket'] ?? ''];
    const asked = { question: ids[name], answered: 'yes', ...query, ...(ticket && { ticket }) };
    expect(await found(asked)).toEqual(names);
  });

  test('a question of another event finds nothing', async () => {
    const other = await aPublishedEvent(app, admin);
    const { id: question } = await newQuestion(app, admin, other.id);
    expect(await found({ question, answered: 'no' })).toEqual([]);
  });
});

test('what was written is listed, the newest first, and searched as it was typed', async () => {
  const list = async (query: Record<string, unknown>) =>
    (
      await app.call('GET /api/booking-questions/:questionId/texts', {
        token: admin.token,
        params: params('why'),
        query,
      })
    ).body as WrittenAnswerPage;
  const all = await list({});
  expect(all.total).toBe(2);
  expect(all.answers.map(({ text }) => text)).toEqual(['Cheap', 'They are 100% green']);
  expect(all.answers[0]?.bookingId).toBe(bookingIds.get('Young'));
  expect((await list({ q: '100%' })).total).toBe(1);
  expect((await list({ q: '1%0' })).total).toBe(0);
  expect((await list({ perPage: 1, page: 2 })).answers).toHaveLength(1);
});

const bytesOf = async (content: AsyncIterable<Uint8Array | string>) => {
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
};

test('the files have every figure, and no formula', async () => {
  const csv = await exportAnswers(app.work, admin.person, event.id);
  const text = (await bytesOf(csv.content)).toString();
  expect(text).toContain(`Your company?,place,answer,"'=1+1",,0\r\n`);
  expect(text).toContain('Your company?,place,answer,Beans,Student,2\r\n');
  const book = await exportAnswerBook(app.work, admin.person, event.id);
  const rows = (await readXlsx(await bytesOf(book.content))).sheets[0]?.rows ?? [];
  expect(rows).toContainEqual(['Your company?', 'place', 'median', '', '', 21]);
});

test('many different numbers become spans that leave nothing out', async () => {
  const many = 2_000;
  const wide = await newQuestion(app, admin, event.id, { kind: 'number', per: 'booking' });
  ids['wide'] = wide.id;
  await app.testDb.db.run(
    sql`insert into bookings (organisation_id, event_id, reference, key_hash, token_hash, wanted,
          state, language, currency, prices_include_tax, net, tax, gross, lines, summary, places,
          created_at)
        select b.organisation_id, b.event_id, 'W' || n, int4send(n), sha256('w' || int4send(n)),
          '[]', 'confirmed', 'en', 'EUR', true, 0, 0, 0, '[]', '', 0, now()
        from bookings b cross join generate_series(1, ${many}::int) n
        where b.id = ${bookingIds.get('Two') ?? 0}`,
  );
  await app.testDb.db.run(
    sql`insert into bookings_answers (organisation_id, event_id, booking_id, question_id, said,
          option_ids)
        select organisation_id, event_id, id, ${wide.id}, substring(reference from 2), '{}'
        from bookings where event_id = ${event.id} and reference like 'W%'
          and substring(reference from 2) ~ '^[0-9]+$'`,
  );
  for (const table of [sql`bookings`, sql`bookings_answers`]) {
    await app.testDb.db.run(sql`analyze ${table}`);
  }
  const { values, answered } = await figures('wide');
  expect(values).toHaveLength(12);
  expect(answered).toBe(many);
  expect(values.reduce((sum, { answers }) => sum + answers, 0)).toBe(many);
  const [first] = values;
  const { body } = await app.call('GET /api/events/:eventId/bookings', {
    token: admin.token,
    params: { eventId: event.id },
    query: { question: wide.id, answered: 'yes', saidFrom: first?.from, saidUntil: first?.until },
  });
  expect((body as BookingPage).total).toBe(first?.answers);
});
