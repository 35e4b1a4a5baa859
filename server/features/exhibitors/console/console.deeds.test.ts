import { randomUUID } from 'node:crypto';
import type { VisitorDeeds } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, aDrop, anAdmin } from '../../../testing/builders.ts';
import { aHall, type TestHall, workAt } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askBooth } from '../booths/booths.ask.ts';
import { findExhibitor } from '../exhibitors.queries.ts';
import { noteTalk } from '../visits/visits.talks.ts';
import { insertDownloads } from '../visits/visits.queries.ts';
import { noteSeen, noteVisit } from '../visits/visits.ts';

let app: TestApp;
let admin: Actor;
let hall: TestHall;
let guest: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  hall = await aHall(app, admin);
  guest = await hall.guest('Lea Okafor');
});
afterAll(() => app.close());

const noon = '2027-03-27T12:00:00Z';
const tomorrow = '2027-03-28T12:00:00Z';
const key = 'GET /api/booths/:exhibitorId/console/visitors/:personId';
const missing = 999_999_999;

const read = (by: Actor, personId = guest.person.id) =>
  hall.call(key, by, { params: { personId } });
const beat = (at: string, isFirst = true) =>
  noteVisit(workAt(app, at), guest.person, hall.event.id, hall.boothId, isFirst);
const ask = () =>
  askBooth(workAt(app, noon), guest.person, hall.event.id, hall.boothId, {
    key: randomUUID(),
    text: 'How much?',
  });
const drop = () => aDrop(app, guest, hall.event.id, hall.boothId);

test('is for the staff of the booth and the organisers', async () => {
  await drop();
  const neighbour = await aColleague(app, admin);
  await aBooth(app, admin, hall.event.id, [neighbour]);
  const asMissing = await read(neighbour, missing);
  expect(asMissing.status).toBe(404);
  for (const actor of [guest, neighbour, await aColleague(app, admin), await anAdmin(app)]) {
    const answer = await read(actor);
    expect([answer.status, answer.text]).toEqual([404, asMissing.text]);
  }
  expect((await hall.call(key, hall.staff, { token: null, params: { personId: 1 } })).status).toBe(
    401,
  );
  for (const actor of [hall.staff, admin]) expect((await read(actor)).status).toBe(200);
});

test('who did not agree is not there, and no longer there when the card is taken back', async () => {
  await beat(noon);
  const asMissing = await read(hall.staff, missing);
  expect(asMissing.status).toBe(404);
  const unnamed = await read(hall.staff);
  expect([unnamed.status, unnamed.text]).toEqual([404, asMissing.text]);
  const { id: dropId } = await drop();
  expect((await read(hall.staff)).body).toMatchObject({ fullName: 'Lea Okafor', score: 30 });
  await hall.call('POST /api/events/:eventId/drops/:dropId/withdrawal', guest, {
    params: { dropId },
  });
  for (const actor of [hall.staff, admin]) expect((await read(actor)).text).toBe(asMissing.text);
});

test('whose card another booth holds is not there', async () => {
  await beat(noon);
  const other = await aBooth(app, admin, hall.event.id);
  await aDrop(app, guest, hall.event.id, other.id);
  expect((await read(hall.staff)).status).toBe(404);
});

test('each point has what earned it', async () => {
  const { db } = app.testDb;
  const { organisationId, id } = guest.person;
  const booth = await findExhibitor(db, organisationId, hall.boothId);
  if (!booth) throw new Error('The booth is gone.');
  await noteSeen(workAt(app, '2027-03-26T12:00:00Z'), guest.person, hall.event.id, [booth.id]);
  await beat(noon);
  for (let minute = 1; minute <= 11; minute++) {
    await beat(new Date(Date.parse(noon) + minute * 60_000).toISOString(), false);
  }
  await beat(tomorrow);
  const document = { id: 'a'.repeat(22), name: 'Prices.pdf', size: 9, type: 'application/pdf' };
  await db.run({
    parts: [
      `update exhibitors set shown = jsonb_set(shown, '{documents}', `,
      '::jsonb) where id = ',
      '',
    ],
    values: [JSON.stringify([document]), booth.id],
  });
  const taken = { exhibitorId: booth.id, personId: id, at: new Date(noon) };
  await insertDownloads(
    db,
    organisationId,
    hall.event.id,
    [document.id, 'b'.repeat(22)].map((documentId) => ({ ...taken, documentId })),
  );
  await ask();
  await app.work.transaction((tx) => noteTalk(tx, booth, id, new Date(tomorrow)));
  const told = (await read(hall.staff)).body as VisitorDeeds;
  expect(told.why.map(({ what, points }) => [what, points])).toEqual([
    ['visited', 5],
    ['returned', 5],
    ['stayed', 4],
    ['downloaded', 20],
    ['asked', 30],
  ]);
  expect(told.visits).toEqual([
    { day: '2027-03-27', seconds: 660 },
    { day: '2027-03-28', seconds: 0 },
  ]);
  expect(told.downloads.map(({ name }) => name)).toEqual(['Prices.pdf', null]);
  expect(told.asks).toEqual([
    { text: 'How much?', at: new Date(noon).toISOString() },
    { text: null, at: new Date(tomorrow).toISOString() },
  ]);
});

test('who is of the booth now has done nothing there', async () => {
  await beat(noon);
  await drop();
  await app.testDb.db.run({
    parts: [
      `insert into exhibitors_staff (organisation_id, event_id, exhibitor_id, person_id)
       select organisation_id, event_id, id, `,
      ' from exhibitors where id = ',
      '',
    ],
    values: [guest.person.id, hall.boothId],
  });
  expect((await read(hall.staff)).body).toMatchObject({ visits: [], score: 25 });
});
