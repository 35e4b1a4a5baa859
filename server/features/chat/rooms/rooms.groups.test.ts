import type { Conversation, LinePage, Members, NotificationPage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;
let address: string;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
  address = await app.listen();
});
afterAll(() => app.close());

const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const named = (...names: string[]) => Promise.all(names.map((name) => crowd.attendee(name)));

/** Everybody asked has accepted. */
async function aGroup(owner: Actor, ...others: Actor[]): Promise<number> {
  const { id } = await talks.group(owner, 'Reading circle', others);
  for (const one of others) await talks.answer(one, id, true);
  return id;
}

const rename = (by: Actor, id: number) =>
  talks.call(by, 'PATCH /api/chat/conversations/:conversationId', {
    params: { conversationId: id },
    body: { title: 'Writing circle' },
  });

test('strangers are asked and told; whom one knows is in it at once', async () => {
  const [owner, stranger] = await named('Owner', 'Stranger');
  if (!owner || !stranger) throw new Error('Nobody came.');
  const group = await talks.group(owner, 'Reading circle', [stranger, admin]);
  expect(group).toMatchObject({ kind: 'group', isOwner: true, members: 2 });
  expect((await talks.mine(admin)).find(({ id }) => id === group.id)?.standing).toBe('member');
  expect((await talks.mine(stranger))[0]).toMatchObject({ standing: 'invited', mayWrite: false });
  const { body } = await talks.call(stranger, 'GET /api/notifications');
  const [notice] = (body as NotificationPage).notifications;
  expect(notice).toMatchObject({ kind: 'chat.asks_to_talk', link: `/comet-chat/${group.id}` });
});

test('with one who cannot be reached nobody is asked', async () => {
  const [owner, fine] = await named('Owner', 'Fine');
  if (!owner || !fine) throw new Error('Nobody came.');
  const outside = await aColleague(app, admin);
  const personIds = [fine.person.id, outside.person.id];
  const body = { title: 'Too wide', personIds };
  const answer = await talks.call(owner, 'POST /api/chat/conversations/groups', { body });
  expect(codeOf(answer)).toBe('chat.not_reachable');
  expect([await talks.mine(owner), await talks.mine(fine)]).toEqual([[], []]);
});

test('only its owner changes a group; whoever is not in it knows of none', async () => {
  const [owner, member, stranger] = await named('Owner', 'Member', 'Stranger');
  if (!owner || !member || !stranger) throw new Error('Nobody came.');
  const id = await aGroup(owner, member);
  const tries = async (by: Actor) => [
    (await rename(by, id)).status,
    (await talks.add(by, id, [admin])).status,
    (await talks.takeOut(by, id, owner)).status,
  ];
  expect(await tries(member)).toEqual([403, 403, 403]);
  expect(await tries(stranger)).toEqual([404, 404, 404]);
  expect((await talks.read(stranger, id)).status).toBe(404);
  expect((await rename(owner, id)).body).toMatchObject({ title: 'Writing circle' });
});

test('a newcomer sees what comes after them', async () => {
  const [owner, early, late] = await named('Owner', 'Early', 'Late');
  if (!owner || !early || !late) throw new Error('Nobody came.');
  const id = await aGroup(owner, early);
  await talks.say(owner, id, 'Before');
  await talks.add(owner, id, [late]);
  await talks.say(owner, id, 'While asked');
  await talks.answer(late, id, true);
  await talks.say(owner, id, 'After');
  const texts = (await talks.lines(late, id)).body as LinePage;
  expect(texts.lines.map(({ text }) => text)).toEqual(['After']);
  expect(await talks.search(late, 'before')).toEqual([]);
});

test('who is put out reaches nothing and hears nothing more', async () => {
  const [owner, going, staying] = await named('Owner', 'Going', 'Staying');
  if (!owner || !going || !staying) throw new Error('Nobody came.');
  const id = await aGroup(owner, going, staying);
  const [theirs, others] = await Promise.all(
    [going, staying].map(({ token }) => openTestSocket(address, token)),
  );
  await talks.takeOut(owner, id, going);
  await theirs?.hears('chat.conversation_changed', ({ conversationId }) => conversationId === id);
  await talks.say(owner, id, 'Among ourselves');
  await others?.hears('chat.changes', ({ conversationId }) => conversationId === id);
  expect(theirs?.heard.filter(({ name }) => name === 'chat.changes')).toEqual([]);
  const { status } = await talks.lines(going, id);
  expect([status, (await talks.trySay(going, id, 'Hello?')).status]).toEqual([404, 404]);
  theirs?.socket.close();
  others?.socket.close();
});

test('the last owner hands over to who was longest in it; the last member ends it', async () => {
  const [owner, first, second] = await named('Owner', 'First', 'Second');
  if (!owner || !first || !second) throw new Error('Nobody came.');
  const id = await aGroup(owner, first);
  await talks.add(owner, id, [second]);
  await talks.answer(second, id, true);
  await talks.takeOut(owner, id, owner);
  expect((await talks.read(first, id)).body).toMatchObject({ isOwner: true, members: 2 });
  expect((await talks.read(second, id)).body).toMatchObject({ isOwner: false });
  await talks.takeOut(first, id, second);
  await talks.takeOut(first, id, first);
  expect((await talks.read(first, id)).status).toBe(404);
});

test('who left is asked before they are in it again, and who refused is not', async () => {
  const [owner, left, refused] = await named('Owner', 'Left', 'Refused');
  if (!owner || !left || !refused) throw new Error('Nobody came.');
  const id = await aGroup(owner, left);
  await talks.takeOut(left, id, left);
  await talks.add(owner, id, [refused]);
  await talks.answer(refused, id, false);
  await talks.add(owner, id, [left, refused]);
  expect((await talks.mine(left))[0]).toMatchObject({ id, standing: 'invited' });
  expect(await talks.mine(refused)).toEqual([]);
  expect((await talks.read(refused, id)).status).toBe(404);
});

test('a group takes two hundred and no more', async () => {
  const [owner, last] = await named('Owner', 'Last');
  if (!owner || !last) throw new Error('Nobody came.');
  const { id } = await talks.group(owner, 'Crowd', [admin]);
  const { db } = app.testDb;
  await db.run(
    sql`with a as (insert into accounts (username, email)
          select 'crowd-' || n, 'crowd-' || n || '@example.org' from generate_series(1, 198) n
          returning id),
        m as (insert into organisations_members (organisation_id, person_id, role)
          select ${admin.person.organisationId}, id, 'client' from a returning person_id)
        insert into chat_members (organisation_id, conversation_id, person_id)
          select ${admin.person.organisationId}, ${id}, person_id from m`,
  );
  expect(codeOf(await talks.add(owner, id, [last]))).toBe('chat.group_full');
});

test('who can be named is looked up by a part of the name', async () => {
  const [owner, zoe] = await named('Owner', 'Zoë Álvarez');
  if (!owner || !zoe) throw new Error('Nobody came.');
  const id = await aGroup(owner, zoe);
  const { people } = (await talks.members(owner, id, 'alv')).body as Members;
  expect(people).toMatchObject([{ id: zoe.person.id, isOwner: false }]);
  const all = (await talks.members(owner, id)).body as Members;
  expect(all.people.map(({ isOwner }) => isOwner)).toEqual([true, false]);
  expect((await talks.members(admin, id)).status).toBe(404);
});

test('nobody makes more than fifty groups', async () => {
  const [owner] = await named('Maker');
  if (!owner) throw new Error('Nobody came.');
  const { organisationId, id } = owner.person;
  await app.testDb.db.run(
    sql`insert into chat_conversations (organisation_id, kind, title, created_by)
        select ${organisationId}, 'group', 'Group ' || n, ${id} from generate_series(1, 49) n`,
  );
  const make = () =>
    talks.call(owner, 'POST /api/chat/conversations/groups', {
      body: { title: 'One more', personIds: [admin.person.id] },
    });
  const answers = await Promise.all([make(), make(), make()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const made = answers.find(({ status }) => status === 201)?.body as Conversation;
  expect(made.title).toBe('One more');
});
