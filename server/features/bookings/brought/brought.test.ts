import type { BookingRecord, EventSetup, ImportRows } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  aSale,
  newPool,
  newQuestion,
  newTicket,
  takenOfPools,
} from '../../../testing/bookings/offer.ts';
import { newBoothTicket } from '../../../testing/bookings/packages.ts';
import { type Actor, aColleague, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { importsOf } from '../../../testing/imports/bring-in.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
  await aSale(app, admin, event.id);
});

const counts = (more: object) => ({ new: 0, change: 0, same: 0, wrong: 0, ...more });

/** As pretix exports order positions: the columns that matter here, and one that nobody matches. */
const heads =
  'Event slug,Order code,Position ID,Status,Email,Phone number,Product,Variation,Attendee name,Attendee email,Pseudonymization ID,Diet,Order locale';
const table = (...rows: string[]) => [heads, ...rows].join('\n');
const pair = table(
  'dunes,QX7A1,1,paid,lena@example.com,+49 1,Full,on site,Lena Vogt,lena@example.com,P1,Vegan,de',
  'dunes,QX7A1,2,paid,lena@example.com,+49 1,Full,on site,<b>Noah</b> Berg,noah@example.com,P2,,de',
  'dunes,QX7B2,1,paid,ines@example.com,,Full,on site,Ines Prado,,P3,,en',
);

const all = () =>
  app.testDb.db.rows<{ id: number; reference: string; state: string; places: number }>(
    sql`select id, reference, state, places from bookings where event_id = ${event.id} order by id`,
  );
const record = async (bookingId: number) =>
  (await app.call('GET /api/bookings/:bookingId', { token: admin.token, params: { bookingId } }))
    .body as BookingRecord;
const faultsOf = async (importId: number) => {
  const answer = await app.call('GET /api/imports/:importId/rows', {
    token: admin.token,
    params: { importId },
    query: { deed: 'wrong' },
  });
  return (answer.body as ImportRows).rows.map(({ number, faults }) => [number, faults[0]?.code]);
};

test('an export of pretix becomes bookings, an order each, confirmed and free', async () => {
  const { send, step } = importsOf(app, admin, event.id);
  const { import: one, source, uses } = await send('bookings', pair);
  expect(source).toBe('pretix');
  expect(uses).toEqual(
    'own order position state email phone ticket variation name attendee own own locale'.split(' '),
  );
  await step('check', one.id, { uses });
  expect(await all()).toEqual([]);
  expect(await step('run', one.id)).toMatchObject({ state: 'done', counts: counts({ new: 3 }) });
  const [first, second, ...others] = await all();
  expect(others).toEqual([]);
  expect([first, second]).toMatchObject([
    { state: 'confirmed', places: 2 },
    { state: 'confirmed', places: 1 },
  ]);
  const booking = await record(first?.id ?? 0);
  expect(booking).toMatchObject({ note: expect.stringContaining('QX7A1\n') as string });
  expect(booking.note).toContain('Diet: Vegan');
  expect(JSON.stringify(booking)).toContain('<b>Noah</b> Berg');
  expect(booking).toMatchObject({ gross: 0, invoice: null, email: 'lena@example.com' });
  expect(await mailTo(app, 'lena@example.com')).toEqual([]);
});

test('a member of the organisation who is named in it takes part at once', async () => {
  const member = await aColleague(app, admin);
  const row = `dunes,A1,1,paid,${member.email},,Full,on site,Mia,,P,,en`;
  await importsOf(app, admin, event.id).bringIn('bookings', table(row));
  const mine = await app.call('GET /api/events', { token: member.token });
  expect(mine.body).toMatchObject([{ id: event.id }]);
});

test('the same rows a second time change nothing, whoever changed them here', async () => {
  const { bringIn } = importsOf(app, admin, event.id);
  await bringIn('bookings', pair);
  const before = await all();
  const renamed = pair.replace('Lena Vogt', 'Lena Vogt-Berg');
  expect((await bringIn('bookings', renamed)).counts).toEqual(counts({ same: 3 }));
  expect(await all()).toEqual(before);
});

test('what was cancelled, not paid, not named here or no ticket is left out', async () => {
  await newBoothTicket(app, admin, event.id, {});
  const { bringIn } = importsOf(app, admin, event.id);
  const { id, counts: counted } = await bringIn(
    'bookings',
    table(
      'dunes,A1,1,canceled,a@example.com,,Full,on site,A,,P,,en',
      'dunes,A2,1,pending,b@example.com,,Full,on site,B,,P,,en',
      'dunes,A3,1,paid,c@example.com,,Backstage,,C,,P,,en',
      'dunes,A4,1,paid,no address,,Full,on site,D,,P,,en',
      'dunes,A5,1,paid,e@example.com,,Gold booth,,E,,P,,en',
      'dunes,A6,1,paid,f@example.com,,Full,on site,F,,P,,en',
      'dunes,A6,1,paid,f@example.com,,Full,on site,F,,P,,en',
    ),
  );
  expect(counted).toEqual(counts({ new: 1, wrong: 6 }));
  expect(await faultsOf(id)).toEqual([
    [2, 'ended'],
    [3, 'unpaid'],
    [4, 'no_word'],
    [5, 'no_address'],
    [6, 'no_word'],
    [8, 'twice'],
  ]);
});

describe('places', () => {
  const few = async (size: number) => {
    const pool = await newPool(app, admin, event.id, size);
    const name = { en: 'Workshop', de: 'Werkstatt' };
    await newTicket(app, admin, event.id, { name, poolIds: [pool.id] });
    return async () => (await takenOfPools(app, event.id)).at(-1);
  };
  const rows = (count: number) =>
    table(
      ...Array.from(
        { length: count },
        (_, at) => `dunes,W${at},1,paid,w${at}@example.com,,Werkstatt,,W${at},,P,,de`,
      ),
    );

  test('are taken as for everybody, and no more than there are', async () => {
    const taken = await few(3);
    const { bringIn, step } = importsOf(app, admin, event.id);
    const done = await bringIn('bookings', rows(5));
    expect(done.counts).toEqual(counts({ new: 3, wrong: 2 }));
    expect(await taken()).toBe(3);
    expect(await step('undo', done.id)).toMatchObject({ undone: { back: 3, left: 0 } });
    expect(await taken()).toBe(0);
  });

  test('an add-on comes with a ticket of the same order, and not alone', async () => {
    const addOn = { kind: 'add_on', name: { en: 'Dinner' } } as const;
    const opens = { what: 'nothing' } as const;
    await newTicket(app, admin, event.id, {
      ...addOn,
      opens: { ...opens, stageIds: [], sessionIds: [] },
    });
    const { bringIn } = importsOf(app, admin, event.id);
    const done = await bringIn(
      'bookings',
      table(
        'dunes,A1,1,paid,a@example.com,,Full,on site,A,,P,,en',
        'dunes,A1,2,paid,a@example.com,,Dinner,,,,P,,en',
        'dunes,A2,1,paid,b@example.com,,Dinner,,B,,P,,en',
      ),
    );
    expect(done.counts).toEqual(counts({ new: 2, wrong: 1 }));
    expect(await all()).toMatchObject([{ state: 'confirmed', places: 1 }]);
  });
});

describe('columns called like a question', () => {
  const csv = (heads: string, ...rows: string[]) =>
    [`Order code,Ticket,Email,Name,${heads}`, ...rows].join('\n');
  const option = (id: number, en: string, de: string) => ({ id, text: { en, de } });
  const answersOf = async (bookingId: number) =>
    (await record(bookingId)).people.flatMap((place) => place.answers);

  test('answer it, each as it is asked, for the place or for the booking', async () => {
    const ask = async (other: Parameters<typeof newQuestion>[3]) =>
      (await newQuestion(app, admin, event.id, other)).id;
    const diet = await ask({
      kind: 'one',
      label: { en: 'Your diet?', de: 'Ihre Ernährung?' },
      options: [option(1, 'Vegan', 'Vegan'), option(2, 'Everything', 'Alles')],
    });
    const days = await ask({
      kind: 'several',
      label: { en: 'Days' },
      options: [option(1, 'Friday', 'Freitag'), option(2, 'Sat, late', 'Samstag')],
    });
    const born = await ask({ kind: 'date', label: { en: 'Born' } });
    const lift = await ask({ kind: 'yes_no', label: { en: 'Lift' }, per: 'booking' });
    const land = await ask({ kind: 'country', label: { en: 'Country' } });
    await importsOf(app, admin, event.id).bringIn(
      'bookings',
      csv(
        'Ihre Ernahrung,days,Born,Lift,Country,Shoe',
        'A1,"Full, on site",a@example.com,A,alles,Freitag; samstag,3.2.1990,ja,pt,41',
        'A1,"Full, on site",b@example.com,B,=1+1,Friday,31.2.1990,ja,Nowhere,<b>42</b>',
      ),
    );
    const [booking] = await all();
    const { answers, note } = await record(booking?.id ?? 0);
    expect(answers).toEqual([{ questionId: lift, text: '', optionIds: [1] }]);
    expect(await answersOf(booking?.id ?? 0)).toEqual([
      { questionId: diet, text: '', optionIds: [2] },
      { questionId: days, text: '', optionIds: [1, 2] },
      { questionId: born, text: '1990-02-03', optionIds: [] },
      { questionId: land, text: 'PT', optionIds: [] },
      { questionId: days, text: '', optionIds: [1] },
    ]);
    expect(note.split('\n')).toEqual([
      'A1',
      'Shoe: 41',
      'Ihre Ernahrung: =1+1',
      'Born: 31.2.1990',
      'Country: Nowhere',
      'Shoe: <b>42</b>',
    ]);
  });

  test('agree to nothing, and are noted where nobody asks them of that ticket', async () => {
    const other = await newTicket(app, admin, event.id, { name: { en: 'Workshop' } });
    await newQuestion(app, admin, event.id, { label: { en: 'Level' }, ticketIds: [other.id] });
    await newQuestion(app, admin, event.id, { kind: 'agreement', label: { en: 'Terms' } });
    await importsOf(app, admin, event.id).bringIn(
      'bookings',
      csv('Level,Terms', 'A1,"Full, on site",a@example.com,A,Advanced,yes'),
    );
    const [booking] = await all();
    expect(await answersOf(booking?.id ?? 0)).toEqual([]);
    expect((await record(booking?.id ?? 0)).note).toBe('A1\nTerms: yes\nLevel: Advanced');
  });
});

test('an order of more than fifty is several bookings', async () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `dunes,BIG,${at},paid,big@example.com,,Full,on site,P${at},,P,,en`,
  );
  await importsOf(app, admin, event.id).bringIn('bookings', table(...rows));
  expect(await all()).toMatchObject([{ places: 50 }, { places: 10 }]);
});

test('an undo cancels them, leaves what was changed since, and the file may come again', async () => {
  const { bringIn, step } = importsOf(app, admin, event.id);
  const done = await bringIn('bookings', pair);
  const [first, second] = await all();
  await app.call('PUT /api/bookings/:bookingId/note', {
    token: admin.token,
    params: { bookingId: second?.id },
    body: { note: 'Asked for a seat in front.' },
  });
  expect(await step('undo', done.id)).toMatchObject({ undone: { back: 2, left: 1 } });
  expect(await all()).toMatchObject([
    { id: first?.id, state: 'cancelled' },
    { id: second?.id, state: 'confirmed' },
  ]);
  const again = await bringIn('bookings', pair);
  expect(again.counts).toEqual(counts({ new: 2, same: 1 }));
});
