import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aFair, type Fair } from '../../testing/cards/cards.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { cardFacts, findCardsAbout } from './index.ts';

let app: TestApp;
let admin: Actor;
let fair: Fair;
let visitor: Actor;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  address = await app.listen();
});
beforeEach(async () => {
  fair = await aFair(app, admin);
  visitor = await fair.aVisitor();
});
afterAll(() => app.close());

test('the ledger takes no change and loses no line, not even to SQL', async () => {
  await fair.drop(visitor);
  const { db } = app.testDb;
  const { id } = visitor.person;
  const before = await fair.ledger(visitor);
  const refused = 'The ledger is only ever added to.';
  await expect(
    db.run(sql`update dropcards_ledger set what = 'withdrawn' where person_id = ${id}`),
  ).rejects.toThrow(refused);
  await expect(db.run(sql`delete from dropcards_ledger where person_id = ${id}`)).rejects.toThrow(
    refused,
  );
  await db.run(sql`delete from exhibitors where id = ${fair.booth.id}`);
  await db.run(sql`delete from dropcards where person_id = ${id}`);
  expect(await fair.ledger(visitor)).toEqual(before);
});

test('a withdrawn card cannot keep what was given, not even by SQL', async () => {
  await fair.drop(visitor);
  const only = sql`update dropcards set withdrawn_at = now() where person_id = ${visitor.person.id}`;
  await expect(app.testDb.db.run(only)).rejects.toThrow('check constraint');
});

test('the ledger is the person’s to take along, safe from formulas', async () => {
  await app.testDb.db.run(
    sql`update exhibitors set shown = jsonb_set(shown, '{name}', '"=cmd, \\"x\\""')
        where id = ${fair.booth.id}`,
  );
  const { id } = (await fair.drop(visitor, { fields: ['email', 'phone'] })).body as { id: number };
  await fair.withdraw(visitor, id);
  const { text } = await app.call('GET /api/events/:eventId/card/ledger.csv', {
    token: visitor.token,
    params: { eventId: fair.event.id },
  });
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  const line = { Exhibitor: '\'=cmd, "x"', Fields: 'email', How: 'tap' };
  expect(data).toMatchObject([
    { ...line, What: 'withdrawn' },
    { ...line, What: 'given' },
  ]);
});

test('who is taken out of the organisation takes every card back', async () => {
  const { id } = (await fair.drop(visitor)).body as { id: number };
  const staff = await openTestSocket(address, fair.staff.token);
  await app.call('DELETE /api/people/:personId', {
    token: admin.token,
    params: { personId: visitor.person.id },
  });
  await staff.hears('dropcards.lead_changed', ({ lead }) => lead.id === id && !lead.values);
  expect((await fair.leads()).leads).toMatchObject([{ id, values: null }]);
  expect(await fair.file('vcf')).toBe('');
  const lines = await app.testDb.db.rows(
    sql`select what, via from dropcards_ledger where person_id = ${visitor.person.id} order by id`,
  );
  expect(lines).toEqual([
    { what: 'given', via: 'tap' },
    { what: 'withdrawn', via: 'removal' },
  ]);
});

test('a double that is merged, and an account that is deleted, leave no card behind', async () => {
  const double = await fair.aVisitor();
  await fair.drop(double);
  await fair.drop(visitor);
  await app.call('POST /api/people/merge', {
    token: admin.token,
    body: { keepId: visitor.person.id, doubleIds: [double.person.id] },
  });
  expect((await fair.leads()).leads).toMatchObject([
    { values: { fullName: visitor.fullName } },
    { values: null },
  ]);
  const { status } = await app.call('POST /api/accounts/delete', {
    token: visitor.token,
    body: { email: visitor.email },
  });
  expect(status).toBe(200);
  expect(JSON.stringify(await fair.leads())).not.toContain(visitor.email);
  expect(await fair.file('vcf')).toBe('');
});

test('who left the event still takes their card back', async () => {
  const { id } = (await fair.drop(visitor)).body as { id: number };
  await app.testDb.db.run(sql`delete from events_people where person_id = ${visitor.person.id}`);
  expect(await fair.drops(visitor)).toMatchObject([{ id, withdrawnAt: null }]);
  expect((await fair.withdraw(visitor, id)).status).toBe(200);
  expect((await fair.drop(visitor)).status).toBe(404);
});

test('before a booth goes, every card it holds is withdrawn and its receipt remains', async () => {
  const socket = await openTestSocket(address, visitor.token);
  await fair.drop(visitor);
  const { organisationId } = admin.person;
  const { db } = app.testDb;
  const { id } = fair.booth;
  const held = await cardFacts.findHeld(db, organisationId, id);
  expect(held).toMatchObject([{ personId: visitor.person.id }]);
  expect(await cardFacts.countHeld(db, organisationId, fair.event.id)).toEqual(new Map([[id, 1]]));
  const holders = () => cardFacts.findHolders(db, organisationId, fair.event.id, visitor.person.id);
  expect(await holders()).toEqual([id]);
  await app.work.transaction((tx) => cardFacts.withdrawAll(tx, organisationId, id));
  await socket.hears('dropcards.mine_changed');
  expect(await holders()).toEqual([]);
  await db.run(sql`delete from exhibitors where id = ${id}`);
  const [receipt] = await fair.drops(visitor);
  expect(receipt).toMatchObject({ exhibitorId: null, values: { fullName: '' } });
  expect(receipt?.withdrawnAt).not.toBeNull();
});

test('the copy of my data has what I gave and agreed to, and nobody else’s', async () => {
  await fair.drop(visitor, { note: 'Tangerine' });
  const other = await fair.aVisitor();
  await fair.drop(other);
  const mine = JSON.stringify(await findCardsAbout(app.testDb.db, visitor.person.id));
  expect(mine).toContain(visitor.email);
  expect(mine).toContain('Tangerine');
  expect(mine).not.toContain(other.email);
  const staffs = await findCardsAbout(app.testDb.db, fair.staff.person.id);
  expect(staffs).toEqual({ cards: [], drops: [], ledger: [] });
});
