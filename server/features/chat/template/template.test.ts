import {
  type ChatsAndContacts,
  drawnPicture,
  type MessageSent,
  type OpenedChat,
  type ProfileUser,
} from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

/** Line by line what existing clients of the spec's four calls send and read. */

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
});
afterAll(() => app.close());

const list = async (by: Actor) =>
  (await talks.call(by, 'GET /apps/chat/chats-and-contacts')).body as ChatsAndContacts;
const open = (by: Actor, id: unknown) =>
  talks.call(by, 'GET /apps/chat/get-chat', { query: id === undefined ? {} : { id } });
const opened = async (by: Actor, id: number) => (await open(by, id)).body as OpenedChat;
const send = (by: Actor, contactId: unknown, message: unknown, more = {}, headers = {}) =>
  talks.call(by, 'POST /apps/chat/send-msg', {
    body: { obj: { contact: { id: contactId }, message, ...more } },
    headers,
  });
const sent = async (by: Actor, contactId: unknown, message: string) =>
  ((await send(by, contactId, message)).body as MessageSent).response;

test('the first message makes a chat under the number of its contact', async () => {
  const contact = await crowd.attendee('Priya Raman');
  const { id } = contact.person;
  const before = await opened(admin, id);
  expect(Object.keys(before)).toEqual(['contact']);
  const answer = await send(admin, id, 'Welcome!');
  expect(answer.status).toBe(201);
  const { response } = answer.body as MessageSent;
  const { newMessageData } = response;
  expect(newMessageData).toEqual({
    message: 'Welcome!',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    senderId: admin.person.id,
  });
  const chat = { id, userId: id, unseenMsgs: 0, chat: [newMessageData] };
  expect(response).toEqual({ newMessageData, id, chat });
  expect(Object.keys(await sent(admin, id, 'Again'))).toEqual(['newMessageData', 'id']);
});

test('what is unseen is counted for who has not seen it, and opening resets it', async () => {
  const contact = await crowd.attendee('Oskar Brandt');
  const { id } = contact.person;
  for (const text of ['One', 'Two', 'Three']) await sent(admin, id, text);
  const of = async (by: Actor, otherId: number) =>
    (await list(by)).chatsContacts.find((one) => one.id === otherId)?.chat;
  expect(await of(contact, admin.person.id)).toMatchObject({
    id: admin.person.id,
    unseenMsgs: 3,
    lastMessage: { message: 'Three', senderId: admin.person.id },
  });
  expect(await of(admin, id)).toMatchObject({ unseenMsgs: 0 });
  const { chat, contact: seen } = await opened(contact, admin.person.id);
  expect(chat?.chat.map(({ message }) => message)).toEqual(['One', 'Two', 'Three']);
  expect([chat?.unseenMsgs, seen.fullName]).toEqual([0, admin.fullName]);
  expect(await of(contact, admin.person.id)).toMatchObject({ unseenMsgs: 0 });
});

test('chats stand in the order they began, contacts after who was written with', async () => {
  const fresh = await anAdmin(app, 'Fresh');
  const names = ['First', 'Second', 'Third'];
  const others: Actor[] = [];
  for (const name of names) others.push(await aColleague(app, fresh, 'client', name));
  await sent(fresh, others[2]?.person.id, 'Hello third');
  await sent(fresh, others[0]?.person.id, 'Hello first');
  const { chatsContacts, contacts, profileUser } = await list(fresh);
  expect(chatsContacts.map(({ fullName }) => fullName)).toEqual(['Third', 'First']);
  expect(contacts.map(({ fullName }) => fullName)).toEqual(['First', 'Third', 'Second']);
  expect(contacts.map(({ chat }) => chat !== undefined)).toEqual([true, true, false]);
  expect(profileUser).toEqual({
    id: fresh.person.id,
    avatar: drawnPicture('Fresh'),
    fullName: 'Fresh',
    status: 'online',
  });
});

test('a contact has these keys and no others', async () => {
  const contact = await crowd.attendee('Salma Haddad', {
    headline: 'Keeps the lights on',
    about: 'Grids and people.',
  });
  const found = (await opened(admin, contact.person.id)).contact;
  expect(found).toEqual({
    id: contact.person.id,
    fullName: 'Salma Haddad',
    role: 'Keeps the lights on',
    // An organiser is no attendee: this is not for them.
    about: '',
    avatar: drawnPicture('Salma Haddad'),
    status: 'offline',
  });
  const reader = await crowd.attendee('Reader');
  expect((await opened(reader, contact.person.id)).contact.about).toBe('Grids and people.');
});

test('what a profile hides, a contact does not tell', async () => {
  const shy = await crowd.attendee('Shy', {
    headline: 'Only for friends',
    about: 'For nobody',
    privacy: { headline: 'connections', about: 'nobody' },
  });
  const reader = await crowd.attendee('Reader');
  for (const by of [reader, admin]) {
    expect((await opened(by, shy.person.id)).contact).toMatchObject({ role: 'client', about: '' });
  }
});

test('the profile user is the signed-in person with their role', async () => {
  const { body } = await talks.call(admin, 'GET /apps/chat/users/profile-user');
  expect(body as ProfileUser).toEqual({
    id: admin.person.id,
    avatar: drawnPicture(admin.fullName),
    fullName: admin.fullName,
    role: 'admin',
    about: '',
    status: 'online',
    settings: { isTwoStepAuthVerificationEnabled: false, isNotificationsOn: true },
  });
});

test('who signed in is the sender, whatever the echoed objects say', async () => {
  const contact = await crowd.attendee('Diego Fuentes');
  const { id } = contact.person;
  const echoed = {
    contact: { id: String(id), fullName: 'Forged', role: 'x', unknown: [1, 2] },
    chat: { id: 7, userId: 7, chat: [{ message: 'Never said', senderId: id }] },
    senderId: id,
    message: 'From an old client',
  };
  const answer = await talks.call(admin, 'POST /apps/chat/send-msg', { body: { obj: echoed } });
  expect(answer.status).toBe(201);
  const { chat } = await opened(contact, admin.person.id);
  expect(chat?.chat).toMatchObject([{ message: 'From an old client', senderId: admin.person.id }]);
});

test('a token in quotes is taken', async () => {
  const quoted = { ...admin, token: `"${admin.token}"` };
  expect((await list(quoted)).profileUser.id).toBe(admin.person.id);
});

test('a missing id is a fault, an unknown one is not found', async () => {
  const foreign = await anAdmin(app, 'Of another house');
  const hidden = await crowd.attendee('Hidden', { isListed: false });
  const me = await crowd.attendee('Me');
  expect([(await open(me, undefined)).status, (await open(me, '')).status]).toEqual([422, 422]);
  for (const id of [999_999_999, foreign.person.id, hidden.person.id, me.person.id]) {
    expect((await open(me, id)).status).toBe(404);
    expect((await send(me, id, 'Hello')).status).toBe(404);
  }
  expect((await send(me, admin.person.id, '')).status).toBe(422);
  expect((await list(me)).chatsContacts).toEqual([]);
});

test('attendees have organisers and whom they may find for contacts, organisers everyone', async () => {
  const me = await crowd.attendee('Looking');
  const hidden = await crowd.attendee('Unlisted', { isListed: false });
  const elsewhere = await aColleague(app, admin, 'client', 'Elsewhere');
  const idsFor = async (by: Actor) => (await list(by)).contacts.map(({ id }) => id);
  const mine = await idsFor(me);
  expect(mine).toContain(admin.person.id);
  for (const { person } of [me, hidden, elsewhere]) expect(mine).not.toContain(person.id);
  const all = await idsFor(admin);
  for (const { person } of [me, hidden, elsewhere]) expect(all).toContain(person.id);
});

test('a stranger who writes back has accepted', async () => {
  const [one, other] = [await crowd.attendee('One'), await crowd.attendee('Other')];
  await sent(one, other.person.id, 'May I?');
  expect((await send(other, one.person.id, 'You may')).status).toBe(201);
  const [talk] = await talks.mine(one);
  expect(talk).toMatchObject({ kind: 'direct', standing: 'member', unseen: 1 });
});

test('a blocked contact stays where it was said, and hears nothing more', async () => {
  const [one, other] = [await crowd.attendee('Blocker'), await crowd.attendee('Blocked')];
  await sent(one, other.person.id, 'Hello');
  await talks.block(one, other);
  const answer = await send(other, one.person.id, 'Hello?');
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([
    409,
    'chat.not_reachable',
  ]);
  expect((await opened(one, other.person.id)).chat?.chat).toHaveLength(1);
});

test('sent again under its key it is said once', async () => {
  const contact = await crowd.attendee('Twice');
  const headers = { 'idempotency-key': 'said-once-only' };
  const answers = await Promise.all(
    [1, 2, 3].map(() => send(admin, contact.person.id, 'Once', {}, headers)),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect((await opened(admin, contact.person.id)).chat?.chat).toHaveLength(1);
});

test('of many contacts a thousand are told, and who was written with before all others', async () => {
  const busy = await anAdmin(app, 'Busy');
  const { organisationId } = busy.person;
  await app.testDb.db.run(sql`
    with made as (insert into accounts (username, email, full_name)
      select 'crowd-' || n, 'crowd-' || n || '@example.org', 'Crowd ' || n
      from generate_series(1, 1100) n returning id)
    insert into organisations_members (organisation_id, person_id, role)
    select ${organisationId}, id, 'client' from made`);
  const last = await aColleague(app, busy, 'client', 'Came last');
  const first = await list(busy);
  expect(first.contacts).toHaveLength(1_000);
  expect(first.contacts.some(({ id }) => id === last.person.id)).toBe(false);
  await sent(busy, last.person.id, 'Hello');
  const { contacts, chatsContacts } = await list(busy);
  expect(contacts).toHaveLength(1_000);
  expect(contacts[0]).toEqual(chatsContacts[0]);
  expect(contacts[0]?.id).toBe(last.person.id);
  const others = contacts.slice(1).map(({ id }) => id);
  expect(others).toEqual(others.toSorted((one, other) => one - other));
});
