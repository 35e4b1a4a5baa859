import type { ImportRows } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin, anEvent, aColleague, aPackage } from '../../testing/builders.ts';
import { aWorkbook } from '../../testing/imports/a-workbook.ts';
import { importsOf } from '../../testing/imports/bring-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { goOnWithImports } from './index.ts';
import { sql } from '../../platform/db/sql.ts';

let app: TestApp;
let admin: Actor;
let eventId: number;
let calls: ReturnType<typeof importsOf>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  eventId = (await anEvent(app, admin)).id;
  calls = importsOf(app, admin, eventId);
});
afterAll(() => app.close());

const rows = async (importId: number, query = {}) =>
  (
    await app.call('GET /api/imports/:importId/rows', {
      token: admin.token,
      params: { importId },
      query,
    })
  ).body as ImportRows;

const counts = (more: object) => ({ new: 0, change: 0, same: 0, wrong: 0, ...more });

const speakers = async () =>
  (
    await app.call('GET /api/events/:eventId/speakers', {
      token: admin.token,
      params: { eventId },
    })
  ).body as { id: number; name: string; company: string; version: number }[];

test('nobody but organisers, and nothing of another organisation', async () => {
  const client = await aColleague(app, admin);
  const other = await anAdmin(app);
  expect((await app.call('GET /api/imports', { token: client.token })).status).toBe(403);
  const answer = await app.call('POST /api/imports', {
    token: other.token,
    query: { kind: 'speakers', eventId, name: 'x.csv' },
    file: { type: 'text/csv', bytes: Buffer.from('a\nb') },
  });
  expect(answer.status).toBe(404);
});

test('a table of speakers: found out, checked, brought in, brought in again, taken back', async () => {
  const text =
    'Vorname;Nachname;E-Mail;Firma;Lieblingsfarbe\nAda;Sommer;ada@x.org;Oryx;rot\n;;bo@x;;\n';
  const { import: one, uses, samples } = await calls.send('speakers', text);
  expect(one).toMatchObject({ state: 'open', rows: 2, name: 'table.csv' });
  expect(uses).toEqual(['given', 'family', 'email', 'company', 'none']);
  expect(samples[0]).toEqual(['Ada', 'Sommer', 'ada@x.org', 'Oryx', 'rot']);
  const checked = await calls.step('check', one.id, { uses });
  expect(checked).toMatchObject({ state: 'checked', counts: counts({ new: 1, wrong: 1 }) });
  expect(await speakers()).toEqual([]);
  const { rows: wrong } = await rows(one.id, { deed: 'wrong' });
  expect(wrong).toMatchObject([
    { number: 3, faults: [{ key: 'email', code: 'no_address', value: 'bo@x' }] },
  ]);
  const done = await calls.step('run', one.id);
  expect(done).toMatchObject({ state: 'done', handled: 2, counts: counts({ new: 1, wrong: 1 }) });
  expect(await speakers()).toMatchObject([{ name: 'Ada Sommer', company: 'Oryx' }]);
  const again = await calls.bringIn('speakers', text);
  expect(again.counts).toEqual(counts({ same: 1, wrong: 1 }));
  expect(await speakers()).toHaveLength(1);
  expect(await calls.step('undo', again.id)).toMatchObject({ undone: { back: 0, left: 0 } });
  expect(await calls.step('undo', one.id)).toMatchObject({
    state: 'undone',
    undone: { back: 1, left: 0 },
  });
  expect(await speakers()).toEqual([]);
});

test('an undo sets back what was changed, and leaves what somebody changed since', async () => {
  const first = await calls.bringIn('speakers', 'name,company\nCleo,Old\nDana,Old\n');
  const second = await calls.bringIn('speakers', 'name,company\nCleo,New\nDana,New\n');
  expect(second.counts).toEqual(counts({ change: 2 }));
  const { id, version } = (await speakers()).find(({ name }) => name === 'Dana') ?? {};
  await app.call('PATCH /api/events/:eventId/speakers/:speakerId', {
    token: admin.token,
    params: { eventId, speakerId: id },
    body: { version, title: 'Mayor' },
  });
  expect(await calls.step('undo', second.id)).toMatchObject({ undone: { back: 1, left: 1 } });
  const companies = (await speakers()).map(({ name, company }) => [name, company]);
  expect(companies).toEqual([
    ['Cleo', 'Old'],
    ['Dana', 'New'],
  ]);
  expect(await calls.step('undo', first.id)).toMatchObject({ undone: { back: 0, left: 2 } });
});

test('people: members come in at once, others are asked in, own columns are kept', async () => {
  const member = await aColleague(app, admin);
  const text = `Email,Name,Company,Diet\n${member.email.toUpperCase()},X,Oryx,vegan\nguest@y.org,Gus Guest,Faro,\n`;
  const { import: one, uses } = await calls.send('people', text);
  expect(uses).toEqual(['email', 'name', 'company', 'own']);
  await calls.step('check', one.id, { uses });
  expect(await calls.step('run', one.id)).toMatchObject({ counts: counts({ new: 2 }) });
  const inside = sql`select fields from events_people
    where event_id = ${eventId} and person_id = ${member.person.id}`;
  const invited = sql`select full_name as name, company from events_invited
    where event_id = ${eventId} and email = 'guest@y.org'`;
  expect(await app.work.db.row(inside)).toEqual({ fields: { Diet: 'vegan' } });
  expect(await app.work.db.row(invited)).toEqual({ name: 'Gus Guest', company: 'Faro' });
  expect((await calls.bringIn('people', text)).counts).toEqual(counts({ same: 2 }));
  const changed = await calls.bringIn('people', text.replace('Faro', 'Vila'));
  expect(changed.counts).toEqual(counts({ same: 1, change: 1 }));
  expect((await calls.step('undo', changed.id)).undone).toEqual({ back: 1, left: 0 });
  expect(await app.work.db.row(invited)).toEqual({ name: 'Gus Guest', company: 'Faro' });
  expect((await calls.step('undo', one.id)).undone).toEqual({ back: 2, left: 0 });
  expect(await app.work.db.row(inside)).toBe(null);
  expect(await app.work.db.row(invited)).toBe(null);
});

test('the same person twice in a file, also far apart, and who cancelled, are left out', async () => {
  const many = Array.from({ length: 1_500 }, (_, place) => `p${place}@far.org,paid`).join('\n');
  const { import: one, uses } = await calls.send(
    'people',
    `email,order status\n${many}\nP3@far.org,paid\nq@far.org,Canceled\n`,
  );
  const checked = await calls.step('check', one.id, { uses });
  expect(checked.counts).toEqual(counts({ new: 1_500, wrong: 2 }));
  const { rows: wrong } = await rows(one.id, { deed: 'wrong' });
  expect(wrong.map(({ number, faults }) => [number, faults[0]?.code])).toEqual([
    [1_502, 'twice'],
    [1_503, 'ended'],
  ]);
  const { rows: first, next } = await rows(one.id);
  expect(first).toHaveLength(50);
  expect((await rows(one.id, { after: next })).rows[0]?.number).toBe(52);
  const file = await app.call('GET /api/imports/:importId/faults.csv', {
    token: admin.token,
    params: { importId: one.id },
  });
  expect(file.text).toContain('P3@far.org,paid,1502,the same row appears further up');
});

test('sponsors, exhibitors and products come in through their own rules', async () => {
  await aPackage(app, admin, eventId);
  const sponsors = await calls.bringIn('sponsors', 'Firma,Webseite\nOryx,oryx.example.org\n');
  expect(sponsors.counts).toEqual(counts({ new: 1 }));
  const booths = await calls.bringIn(
    'exhibitors',
    'Aussteller,Stufe,Website,Slogan\nFaro,Gold,faro.org,Hi\n',
  );
  expect(booths.counts).toEqual(counts({ new: 1 }));
  const products = await calls.bringIn(
    'products',
    'name,sku,price,stock\nMug,M1,"4,90",7\nBad,B1,x,\n',
  );
  expect(products.counts).toEqual(counts({ new: 1, wrong: 1 }));
  expect((await calls.bringIn('exhibitors', 'name,tier\nFaro,platinum\n')).counts).toEqual(
    counts({ change: 1 }),
  );
  expect((await calls.bringIn('products', 'name,sku,price\nMug,M1,4.90\n')).counts).toEqual(
    counts({ same: 1 }),
  );
  expect((await calls.step('undo', sponsors.id)).undone).toEqual({ back: 1, left: 0 });
  expect((await calls.step('undo', products.id)).undone).toEqual({ back: 1, left: 0 });
});

test('columns are remembered for such a file; those that do not fit are refused', async () => {
  const text = 'A,B\nEve,1\n';
  const { import: one, uses } = await calls.send('speakers', text);
  expect(uses).toEqual(['none', 'none']);
  const refused = await app.call('POST /api/imports/:importId/check', {
    token: admin.token,
    params: { importId: one.id },
    body: { uses: ['name', 'name'] },
  });
  expect(refused.status).toBe(422);
  await calls.step('check', one.id, { uses: ['name', 'none'] });
  expect(await calls.send('speakers', text)).toMatchObject({
    uses: ['name', 'none'],
    isRemembered: true,
  });
});

test('of a workbook it says which sheet was read, and which were not', async () => {
  const workbook = await aWorkbook({
    Speakers: [['name'], ['Ada']],
    Hosts: [['name'], ['Bo']],
  });
  expect(await calls.send('speakers', workbook, 'team.xlsx')).toMatchObject({
    import: { rows: 1 },
    sheet: 'Speakers',
    otherSheets: ['Hosts'],
  });
  expect(await calls.send('speakers', 'name\nGil\n')).toMatchObject({ sheet: '', otherSheets: [] });
});

test('another sheet of a workbook is read instead, until its rows are brought in', async () => {
  const columns = ['name', 'company'];
  const workbook = await aWorkbook({
    Speakers: [columns, ['Ada', 'Oryx']],
    Hosts: [columns, ['Bo', 'Ibex']],
  });
  const { import: one } = await calls.send('speakers', workbook, 'team.xlsx');
  const choose = async (sheet: string) => {
    await calls.step('sheet', one.id, { sheet });
    return calls.detail(one.id);
  };
  const refused = await app.call('POST /api/imports/:importId/sheet', {
    token: admin.token,
    params: { importId: one.id },
    body: { sheet: 'Guests' },
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'imports.sheet_missing' } });
  expect(await choose('Hosts')).toMatchObject({
    import: { state: 'open', rows: 1 },
    sheet: 'Hosts',
    otherSheets: ['Speakers'],
    samples: [['Bo', 'Ibex']],
  });
  await calls.step('check', one.id, { uses: ['name', 'company'] });
  expect(await choose('Speakers')).toMatchObject({ import: { state: 'open', counts: null } });
  await calls.step('check', one.id, { uses: ['name', 'company'] });
  await calls.step('run', one.id);
  const late = await app.call('POST /api/imports/:importId/sheet', {
    token: admin.token,
    params: { importId: one.id },
    body: { sheet: 'Hosts' },
  });
  expect(late).toMatchObject({ status: 409, body: { code: 'imports.not_now' } });
});

test('a chosen sheet without rows leaves the one before, and says why', async () => {
  const workbook = await aWorkbook({ Speakers: [['name'], ['Ada']], Notes: [['nothing here']] });
  const { import: one } = await calls.send('speakers', workbook, 'team.xlsx');
  await calls.step('sheet', one.id, { sheet: 'Notes' });
  const read = { sheet: 'Speakers', otherSheets: ['Notes'], samples: [['Ada']] };
  expect(await calls.detail(one.id)).toMatchObject({
    import: { state: 'open', fault: 'empty', rows: 1 },
    ...read,
  });
  await calls.step('check', one.id, { uses: ['name'] });
  expect(await calls.detail(one.id)).toMatchObject({ import: { state: 'checked', fault: null } });
});

test('what cannot be read says so, and what stood still is taken up', async () => {
  expect((await calls.send('speakers', 'only a head\n')).import).toMatchObject({
    state: 'unreadable',
    fault: 'empty',
  });
  const { import: one, uses } = await calls.send('speakers', 'name\nFay\n');
  await app.call('POST /api/imports/:importId/check', {
    token: admin.token,
    params: { importId: one.id },
    body: { uses },
  });
  await app.work.db.run(sql`delete from graphile_worker._private_jobs`);
  app.clock.ahead = 60;
  await goOnWithImports(app.work);
  await app.doJobs();
  app.clock.ahead = 0;
  expect((await calls.detail(one.id)).import.state).toBe('checked');
});
