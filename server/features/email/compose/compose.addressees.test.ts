import type { Addressable, Addressee } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin, aRequest } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { findAddressees, requireAddressees } from './compose.addressees.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let me: Actor;
let talks: ReturnType<typeof talksIn>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  me = await crowd.attendee('Mira Vogel');
  talks = talksIn(app);
});
afterAll(() => app.close());

const ask = async (by: Actor, ...addressees: Addressee[]) =>
  requireAddressees(app.work.db, by.person, addressees).catch(
    (error: unknown) => (error as { code?: string }).code,
  );
const person = (one: Actor) => ({ personId: one.person.id });
const found = async (by: Actor, q: string): Promise<Addressable> =>
  findAddressees(app.work, by.person, q);
const confirm = (one: Actor) =>
  app.testDb.db.run(sql`update accounts set verified_at = now() where id = ${one.person.id}`);

test('nobody learns why somebody cannot be written to', async () => {
  const hidden = await crowd.attendee('Hidden', { isListed: false });
  const elsewhere = await aColleague(app, admin);
  const foreign = await anAdmin(app, 'Of another house');
  const blocking = await crowd.attendee('Blocking');
  await talks.block(blocking, me);
  const blocked = await crowd.attendee('Blocked');
  await talks.block(me, blocked);
  const missing = { personId: 999_999_999 };
  const asked = [hidden, elsewhere, foreign, blocking, blocked, me].map(person);
  for (const one of [...asked, missing]) {
    expect(await ask(me, person(admin), one)).toBe('email.unknown_addressee');
  }
});

test('written to are organisers, connections, staff of booths, and whom a directory shows', async () => {
  const shown = await crowd.attendee('Shown');
  const staff = await crowd.attendee('Staff', { isListed: false });
  await crowd.booth([staff]);
  const friend = await crowd.attendee('Friend', { isListed: false });
  const request = await aRequest(app, crowd.event.id, friend, me);
  await crowd.answer(me, request, true);
  const asked = [admin, shown, staff, friend];
  expect(await ask(me, ...asked.map(person))).toEqual(
    asked.map((one) => ({
      personId: one.person.id,
      groupKey: null,
      name: one.fullName,
      address: null,
    })),
  );
});

test('an organiser writes to every member who is in it now', async () => {
  const quiet = await aColleague(app, admin, 'client', 'Quiet');
  expect(await ask(admin, person(quiet))).toMatchObject([{ personId: quiet.person.id }]);
  const off = await aColleague(app, admin, 'client', 'Off');
  await app.testDb.db.run(
    sql`update organisations_members set deactivated_at = now() where person_id = ${off.person.id}`,
  );
  expect(await ask(admin, person(off))).toBe('email.unknown_addressee');
});

test('who wrote to me may be answered, though I would not find them; not over a block', async () => {
  const hidden = await crowd.attendee('Hidden Writer', { isListed: false });
  const { id } = hidden.person;
  const answer = () => requireAddressees(app.work.db, me.person, [{ personId: id }], [id]);
  expect(await answer()).toMatchObject([{ personId: id, name: 'Hidden Writer' }]);
  await talks.block(hidden, me);
  await expect(answer()).rejects.toMatchObject({ code: 'email.unknown_addressee' });
});

test('groups are for organisers, and of events of theirs', async () => {
  const ofEvent = `event:${crowd.event.id}:everyone`;
  const foreign = await aCrowd(app, await anAdmin(app, 'Of another house'));
  expect(await ask(me, { group: 'staff' })).toBe('email.unknown_addressee');
  expect(await ask(me, { group: ofEvent })).toBe('email.unknown_addressee');
  for (const id of [foreign.event.id, 999_999]) {
    expect(await ask(admin, { group: `event:${id}:speakers` })).toBe('email.unknown_addressee');
  }
  expect(await ask(admin, { group: 'staff' }, { group: ofEvent })).toMatchObject([
    { groupKey: 'staff', name: 'All organisers' },
    { groupKey: ofEvent, name: `Everyone at ${crowd.event.name}` },
  ]);
});

test('an address is a member’s only for who may know it', async () => {
  const other = await crowd.attendee('Addressed');
  await confirm(other);
  const typed = { email: other.email.toUpperCase(), name: 'Somebody' };
  const outside = { personId: null, address: typed.email, name: 'Somebody' };
  expect(await ask(me, typed)).toMatchObject([outside]);
  expect(await ask(admin, typed)).toMatchObject([{ personId: other.person.id, address: null }]);
  await crowd.write(other, { privacy: { email: 'attendees' } });
  expect(await ask(me, typed)).toMatchObject([{ personId: other.person.id, address: null }]);
  await talks.block(other, me);
  expect(await ask(me, typed)).toMatchObject([outside]);
});

test('an address that was never confirmed belongs to nobody', async () => {
  const other = await crowd.attendee('Claims It');
  await app.testDb.db.run(
    sql`update accounts set verified_at = null where id = ${other.person.id}`,
  );
  expect(await ask(admin, { email: other.email })).toMatchObject([{ personId: null }]);
});

test('an address is one address, and a name beside it stays a name', async () => {
  const tricks = [
    'a@b.example, c@d.example',
    'a@b.example\r\nBcc: c@d.example',
    '"a@b.example"@c.example',
    'a@b.example>',
    'a..b@c.example',
    '.a@c.example',
    'a@[127.0.0.1]',
    'a@b@c.example',
    '@relay.example:a@b.example',
    'a@-b.example',
    `${'a'.repeat(65)}@b.example`,
  ];
  for (const email of tricks) {
    expect(await ask(me, { email }), email).toBe('email.unknown_addressee');
  }
  const name = 'Eve\r\nBcc: x@y.example\u202e\u2028<b>';
  expect(await ask(me, { email: 'eve+a@b.example', name })).toMatchObject([
    { name: 'Eve Bcc: x@y.example <b>', address: 'eve+a@b.example' },
  ]);
});

test('people are found by the words of their name, with what I may know of them', async () => {
  const ines = await crowd.attendee('Inês Prado');
  const open = await crowd.attendee('Otto Inessen', { privacy: { email: 'everyone' } });
  await crowd.attendee('Ines Unlisted', { isListed: false });
  const { people, groups } = await found(me, 'ines');
  expect(people.map(({ personId, email }) => [personId, email])).toEqual([
    [ines.person.id, ''],
    [open.person.id, open.email],
  ]);
  expect(groups).toEqual([]);
  expect((await found(me, ines.email)).people).toEqual([]);
  expect((await found(admin, ines.email)).people).toMatchObject([{ email: ines.email }]);
});

test('an organiser finds groups with how many are in them', async () => {
  const { groups } = await found(admin, crowd.event.name);
  const everyone = groups.find(({ kind }) => kind === 'everyone');
  expect(everyone).toMatchObject({
    group: `event:${crowd.event.id}:everyone`,
    eventName: crowd.event.name,
  });
  const row = await app.testDb.db.row<{ count: number }>(
    sql`select count(*)::int as count from events_people where event_id = ${crowd.event.id}`,
  );
  expect(everyone?.count).toBe(row?.count);
  expect(groups.find(({ kind }) => kind === 'staff')).toMatchObject({ count: 1, eventName: '' });
});
