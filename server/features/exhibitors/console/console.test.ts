import { randomUUID } from 'node:crypto';
import type { AuditEntry, Console, Visitor } from '@plenum/contract';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooth, aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aHall, holding, type TestHall, workAt } from '../../../testing/hall.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { insertPerson } from '../../events/index.ts';
import { askBooth } from '../booths/booths.ask.ts';
import { readConsole } from './console.ts';
import type { ExhibitorFacts } from '../exhibitors.facts.ts';
import { watchMedians } from '../hall/hall.medians.ts';
import { findExhibitor } from '../exhibitors.queries.ts';
import { exportVisitors } from './console.visitors-csv.ts';
import { listVisitors, scoresOf } from './console.visitors.ts';
import { insertDownloads } from '../visits/visits.queries.ts';
import { noteSeen, noteVisit } from '../visits/visits.ts';

let app: TestApp;
let admin: Actor;
let hall: TestHall;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
beforeEach(async () => {
  hall = await aHall(app, admin);
});
afterAll(() => app.close());

const noon = '2027-03-27T12:00:00Z';
const tomorrow = '2027-03-28T12:00:00Z';

const beat = ({ person }: Actor, at = noon, boothId = hall.boothId) =>
  noteVisit(workAt(app, at), person, hall.event.id, boothId, true);
const passBy = ({ person }: Actor, boothId = hall.boothId, at = noon) =>
  noteSeen(workAt(app, at), person, hall.event.id, [boothId]);
const ask = ({ person }: Actor) =>
  askBooth(workAt(app, noon), person, hall.event.id, hall.boothId, {
    key: randomUUID(),
    text: 'How much?',
  });
const download = ({ person: { organisationId, id: personId } }: Actor, documentId: string) => {
  const taken = { exhibitorId: hall.boothId, personId, documentId, at: new Date(noon) };
  return insertDownloads(app.testDb.db, organisationId, hall.event.id, [taken]);
};
const visitors = (step: Visitor['why'][number]['what'] | 'seen', facts?: Partial<ExhibitorFacts>) =>
  listVisitors(workAt(app, noon, facts), hall.staff.person, hall.boothId, step as 'seen');
const consoleOf = (facts?: Partial<ExhibitorFacts>): Promise<Console> => {
  const work = workAt(app, noon, facts);
  return readConsole(work, watchMedians(work), hall.staff.person, hall.boothId);
};

describe('who reads it', () => {
  const keys = [
    'GET /api/booths/:exhibitorId/console',
    'GET /api/booths/:exhibitorId/console/visitors',
    'GET /api/booths/:exhibitorId/console.csv',
    'GET /api/booths/:exhibitorId/asks',
  ] as const;

  test.each(keys)('%s is for its staff and the organisers', async (key) => {
    const query = { step: 'seen' };
    const guest = await hall.guest();
    const neighbour = await aColleague(app, admin);
    await aBooth(app, admin, hall.event.id, [neighbour]);
    for (const actor of [guest, neighbour, await aColleague(app, admin), await anAdmin(app)]) {
      const answer = await hall.call(key, actor, { query });
      expect([answer.status, (answer.body as { code: string }).code]).toEqual([404, 'not_found']);
    }
    for (const actor of [hall.staff, admin]) {
      expect((await hall.call(key, actor, { query })).status).toBe(200);
    }
  });

  test('who was taken off the staff reads nothing more', async () => {
    const gone = await aColleague(app, admin);
    const { id: exhibitorId } = await aBooth(app, admin, hall.event.id, [gone]);
    const read = () => hall.call(keys[0], gone, { params: { exhibitorId } });
    expect((await read()).status).toBe(200);
    await app.testDb.db.run({
      parts: ['delete from exhibitors_staff where person_id = ', ''],
      values: [gone.person.id],
    });
    expect((await read()).status).toBe(404);
  });
});

test('each step counts people by what they really did', async () => {
  const [passer, visitor, asker, reader] = await Promise.all([
    hall.guest(),
    hall.guest(),
    hall.guest(),
    hall.guest(),
  ]);
  await passBy(passer);
  await beat(visitor);
  await beat(visitor, tomorrow);
  await ask(asker);
  await ask(asker);
  await download(reader, 'a'.repeat(22));
  const counted = { countHeld: () => Promise.resolve(new Map([[hall.boothId, 3]])) };
  const { steps, days, weights } = await consoleOf(counted);
  expect(steps).toEqual([
    { step: 'seen', people: 2, median: 2 },
    { step: 'visited', people: 1, median: 1 },
    { step: 'downloaded', people: 1, median: 1 },
    { step: 'asked', people: 1, median: 1 },
    { step: 'dropped', people: 3, median: 3 },
  ]);
  expect(days).toEqual([
    { day: '2027-03-27', people: 1 },
    { day: '2027-03-28', people: 1 },
  ]);
  expect(weights).toEqual({
    visited: 5,
    returned: 5,
    stayed: 2,
    downloaded: 10,
    asked: 15,
    dropped: 25,
  });
});

test('the median is that of the shown booths of the tier', async () => {
  const guests = await Promise.all(Array.from({ length: 5 }, () => hall.guest()));
  const [busy, hidden, silver] = await Promise.all(
    [1, 2, 3].map(() => aBooth(app, admin, hall.event.id)),
  );
  const set = (text: string, id = 0) =>
    app.testDb.db.run({ parts: [`update exhibitors set ${text} where id = `, ''], values: [id] });
  await set('is_shown = true', busy?.id);
  for (const guest of guests) {
    for (const booth of [busy, hidden, silver]) await beat(guest, noon, booth?.id);
  }
  await set('is_shown = false', hidden?.id);
  await set(`tier = 'silver'`, silver?.id);
  for (const guest of guests.slice(0, 2)) await beat(guest);
  const { steps } = await consoleOf();
  expect(steps.find(({ step }) => step === 'visited')).toEqual({
    step: 'visited',
    people: 2,
    median: 4,
  });
});

test('people who became staff or organisers are no visitors any more', async () => {
  const [recruit, promoted, guest] = [await hall.guest(), await hall.guest(), await hall.guest()];
  for (const actor of [recruit, promoted, guest]) await beat(actor);
  const { db } = app.testDb;
  const { organisationId } = admin.person;
  const booth = await findExhibitor(db, organisationId, hall.boothId);
  if (!booth) throw new Error('The booth is gone.');
  await db.run({
    parts: [
      'insert into exhibitors_staff (organisation_id, event_id, exhibitor_id, person_id) values (',
      ', ',
      ', ',
      ', ',
      ')',
    ],
    values: [organisationId, booth.eventId, booth.id, recruit.person.id],
  });
  await app.call('PATCH /api/people/:personId', {
    token: admin.token,
    params: { personId: promoted.person.id },
    body: { role: 'admin' },
  });
  const { steps } = await consoleOf();
  expect(steps[1]).toMatchObject({ step: 'visited', people: 1 });
  expect(await visitors('visited')).toHaveLength(1);
});

describe('visitors', () => {
  test('are named when they asked, left a card or let booths know; else they are nobody', async () => {
    const silent = await hall.guest('Silent');
    const asker = await hall.guest('Asker');
    const giver = await hall.guest('Giver');
    const willing = await hall.guest('Willing');
    for (const actor of [silent, asker, giver, willing]) await beat(actor);
    await ask(asker);
    const facts = {
      ...holding(noon, giver.person),
      findNamed: () => Promise.resolve(new Set([willing.person.id])),
    };
    const listed = await visitors('visited', facts);
    expect(listed.map(({ fullName, score }) => [fullName, score])).toEqual([
      ['Giver', 30],
      ['Asker', 20],
      [null, 5],
      ['Willing', 5],
    ]);
    const nobody = listed.find(({ fullName }) => fullName === null);
    expect(nobody).toMatchObject({ personId: null, avatar: null });
    expect((await visitors('asked', facts)).map(({ fullName }) => fullName)).toEqual(['Asker']);
    expect((await visitors('dropped', facts)).map(({ fullName }) => fullName)).toEqual(['Giver']);
    const organisers = await listVisitors(
      workAt(app, noon, facts),
      admin.person,
      hall.boothId,
      'visited',
    );
    expect(organisers).toEqual(listed);
  });

  test('a card that was withdrawn names nobody any more', async () => {
    const giver = await hall.guest('Giver');
    await beat(giver);
    expect(await visitors('dropped', holding(noon, giver.person))).toHaveLength(1);
    expect(await visitors('dropped')).toEqual([]);
    expect(await visitors('visited')).toMatchObject([{ fullName: null, score: 5 }]);
  });

  test('each point of a score is accounted for', async () => {
    const guest = await hall.guest();
    await beat(guest);
    for (let minute = 1; minute <= 11; minute++) {
      const at = new Date(Date.parse(noon) + minute * 60_000).toISOString();
      await noteVisit(workAt(app, at), guest.person, hall.event.id, hall.boothId, false);
    }
    await beat(guest, tomorrow);
    await download(guest, 'a'.repeat(22));
    await download(guest, 'b'.repeat(22));
    await ask(guest);
    const [visitor] = await visitors('asked', holding(noon, guest.person));
    expect(visitor?.why.map(({ what, times, points }) => [what, times, points])).toEqual([
      ['visited', 1, 5],
      ['returned', 1, 5],
      ['stayed', 2, 4],
      ['downloaded', 2, 20],
      ['asked', 1, 15],
      ['dropped', 1, 25],
    ]);
    expect(visitor?.score).toBe(74);
    const booth = { organisationId: admin.person.organisationId, eventId: hall.event.id };
    const held = [{ personId: guest.person.id, at: new Date(noon) }];
    const scores = await scoresOf(app.testDb.db, { ...booth, id: hall.boothId }, held);
    expect([...scores]).toEqual([[guest.person.id, 74]]);
  });
});

test('the export holds everyone who did something, named as on the screen, and is no formula', async () => {
  const [passer, silent, sly] = [
    await hall.guest('Passer'),
    await hall.guest('Silent'),
    await hall.guest('=cmd|"x", 🦄\r\nשלום'),
  ];
  await passBy(passer);
  await beat(silent);
  await passBy(silent, hall.boothId, tomorrow);
  await ask(sly);
  const { content } = await exportVisitors(workAt(app, noon), hall.staff.person, hall.boothId);
  let text = '';
  for await (const piece of content) text += String(piece);
  const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1).trimEnd(), {
    header: true,
  });
  expect(errors).toEqual([]);
  expect(data.map(({ Name, Score, Visited, Asked }) => [Name, Score, Visited, Asked])).toEqual([
    [`'=cmd|"x", 🦄\r\nשלום`, '15', '0', '15'],
    ['', '5', '5', '0'],
  ]);
  expect(data[1]?.['Last here'], 'only seen on the floor that day').toMatch(/^2027-03-27/);
  const audit = await app.call('GET /api/audit', {
    token: admin.token,
    query: { action: 'exhibitors.visitors_exported' },
  });
  const { entries } = audit.body as { entries: AuditEntry[] };
  expect(entries[0]).toMatchObject({ subjectId: hall.boothId, after: { rows: 2 } });
});

test('what happens at a booth of another event stays there', async () => {
  const other = await aHall(app, admin);
  const guest = await hall.guest();
  const { organisationId, id } = guest.person;
  await insertPerson(app.testDb.db, organisationId, other.event.id, id);
  await noteVisit(workAt(app, noon), guest.person, other.event.id, other.boothId, true);
  expect((await consoleOf()).steps[1]).toMatchObject({ people: 0, median: 0 });
});
