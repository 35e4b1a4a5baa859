import type { Conversation } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooth, aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aChannel, aChat, aGroup, aLine } from '../../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../../testing/chat/chat-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let chat: ChatCalls;
let admin: Actor;
let mia: Actor;
let noah: Actor;

beforeAll(async () => {
  app = await openTestApp();
  chat = chatCalls(app);
  admin = await anAdmin(app);
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
});
afterAll(() => app.close());

/** Everything that can be tried with a conversation and a line of it. */
const tries = (by: Actor, id: number, lineId: number): Record<string, Promise<unknown>> => ({
  open: chat.open(by, id),
  lines: chat.lines(by, id),
  around: chat.lines(by, id, { around: 1 }),
  changes: chat.changes(by, id, 0),
  thread: chat.thread(by, id, lineId),
  pinned: chat.pinned(by, id),
  read: chat.read(by, id, 1),
  say: chat.say(by, id).then(({ body }) => body),
  edit: chat.edit(by, id, lineId, 'Mine now').then(({ body }) => body),
  remove: chat.remove(by, id, lineId).then(({ body }) => body),
  react: chat.react(by, id, lineId, '👍').then(({ body }) => body),
  pin: chat.pin(by, id, lineId).then(({ body }) => body),
});

async function expectShutOut(by: Actor, id: number, lineId: number): Promise<void> {
  const before = await everythingIn(id);
  for (const [what, trying] of Object.entries(tries(by, id, lineId))) {
    expect(await trying, what).toEqual(missing);
  }
  expect(await everythingIn(id)).toEqual(before);
}
const missing = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not_found',
};
const everythingIn = async (id: number) => [
  await app.testDb.db.rows(sql`select * from chat_conversations where id = ${id}`),
  await app.testDb.db.rows(sql`select * from chat_lines where conversation_id = ${id} order by id`),
  await app.testDb.db.rows(
    sql`select * from chat_members where conversation_id = ${id} order by person_id`,
  ),
];

describe('nothing of a conversation is there for', () => {
  test('somebody between whom it is not, organisers too', async () => {
    const id = await aChat(app, mia, noah);
    const { id: lineId } = await aLine(app, mia, id);
    await expectShutOut(admin, id, lineId);
    await expectShutOut(await aColleague(app, admin), id, lineId);
  });

  test('who left a group, or was put out', async () => {
    const id = await aGroup(app, mia, [noah]);
    const { id: lineId } = await aLine(app, noah, id);
    await app.testDb.db.run(
      sql`update chat_members set standing = 'left'
          where conversation_id = ${id} and person_id = ${noah.person.id}`,
    );
    await expectShutOut(noah, id, lineId);
  });

  test('somebody of another organisation', async () => {
    const { id } = await aChannel(app, admin, [mia]);
    const { id: lineId } = await aLine(app, mia, id);
    await expectShutOut(await anAdmin(app, 'Someone Else'), id, lineId);
  });

  test('somebody who is not in the event, or was banned from it', async () => {
    const { id, eventId } = await aChannel(app, admin, [mia, noah]);
    const { id: lineId } = await aLine(app, noah, id);
    await expectShutOut(await aColleague(app, admin), id, lineId);
    await app.testDb.db.run(
      sql`update events_people set banned_until = 'infinity'
          where event_id = ${eventId} and person_id = ${noah.person.id}`,
    );
    await expectShutOut(noah, id, lineId);
  });

  test('an organiser or another visitor, where somebody asks a booth', async () => {
    const { eventId } = await aChannel(app, admin, [mia, noah]);
    const staff = await aColleague(app, admin, 'client', 'Sam Holt');
    const booth = await aBooth(app, admin, eventId, [staff]);
    const asked = await app.call('POST /api/events/:eventId/hall/:exhibitorId/chat', {
      token: mia.token,
      params: { eventId, exhibitorId: booth.id },
    });
    const { id } = asked.body as Conversation;
    const { id: lineId } = await aLine(app, mia, id);
    await expectShutOut(admin, id, lineId);
    await expectShutOut(noah, id, lineId);
    expect((await chat.lines(staff, id)).lines).toHaveLength(1);
  });
});

test('a line is reached through its own conversation alone', async () => {
  const id = await aGroup(app, mia, [noah]);
  const { id: lineId } = await aLine(app, mia, id);
  const own = await aGroup(app, mia);
  for (const call of [
    chat.edit(mia, own, lineId, 'Moved'),
    chat.remove(mia, own, lineId),
    chat.react(mia, own, lineId, '👍'),
    chat.pin(mia, own, lineId),
    chat.say(mia, own, { threadId: lineId }),
  ]) {
    expect((await call).status).toBe(404);
  }
  expect(await chat.thread(mia, own, lineId)).toEqual(missing);
});

test('a file is sent by who put it there, in that conversation, once', async () => {
  const id = await aGroup(app, mia, [noah]);
  const elsewhere = await aGroup(app, mia, [noah]);
  const row = await app.testDb.db.row<{ id: number }>(
    sql`insert into chat_files (organisation_id, conversation_id, author_id, name, type, size,
          stored_as, created_at)
        values (${mia.person.organisationId}, ${id}, ${mia.person.id}, 'a.txt', 'text/plain', 1,
          'x', now()) returning id`,
  );
  const fileIds = [row?.id ?? 0];
  expect((await chat.say(noah, id, { fileIds })).status).toBe(404);
  expect((await chat.say(mia, elsewhere, { fileIds })).status).toBe(404);
  const said = await Promise.all(
    [1, 2, 3, 4, 5].map((at) => chat.say(mia, id, at === 1 ? {} : { fileIds, text: '' })),
  );
  expect(said.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(said.filter(({ status }) => status === 404)).toHaveLength(3);
});
