import type { Line } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aChannel, aChat, aGroup, aLine, setRules } from '../../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../../testing/chat/chat-calls.ts';
import { chatFacts } from './lines.moderated.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let chat: ChatCalls;
let admin: Actor;
let mia: Actor;
let noah: Actor;
let lobby: number;
let eventId: number;

beforeAll(async () => {
  app = await openTestApp();
  chat = chatCalls(app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.ahead = 0;
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  ({ id: lobby, eventId } = await aChannel(app, admin, [mia, noah]));
});

const codeOf = async (answer: ReturnType<ChatCalls['say']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : (body as { code: string }).code;
};
const idsOf = (lines: readonly Line[]) => lines.map(({ id }) => id);
const block = (by: Actor, whom: Actor) =>
  app.call('PUT /api/chat/blocks/:personId', {
    token: by.token,
    params: { personId: whom.person.id },
  });

describe('in a channel', () => {
  test('paused: only moderators write, edit and react', async () => {
    const { id } = await aLine(app, mia, lobby);
    await setRules(app, lobby, { isPaused: true });
    expect(await codeOf(chat.say(mia, lobby))).toBe('chat.paused');
    expect(await codeOf(chat.edit(mia, lobby, id, 'Other'))).toBe('chat.paused');
    expect(await codeOf(chat.react(mia, lobby, id, '👍'))).toBe('chat.paused');
    expect(await codeOf(chat.say(admin, lobby))).toBe(201);
    expect(await codeOf(chat.remove(mia, lobby, id))).toBe(200);
  });

  test('for followers: who follows writes', async () => {
    await setRules(app, lobby, { followersOnly: true });
    expect(await codeOf(chat.say(mia, lobby))).toBe('chat.followers_only');
    await app.call('PUT /api/chat/channels/:conversationId/follow', {
      token: mia.token,
      params: { conversationId: lobby },
      body: { isFollowing: true },
    });
    expect(await codeOf(chat.say(mia, lobby))).toBe(201);
    expect(await codeOf(chat.say(admin, lobby))).toBe(201);
  });

  test('slow: one line of each in so many seconds, also of many at once', async () => {
    await setRules(app, lobby, { slowSeconds: 30 });
    const said = await Promise.all([1, 2, 3, 4].map(() => codeOf(chat.say(mia, lobby))));
    expect(said.filter((code) => code === 201)).toHaveLength(1);
    expect(said.filter((code) => code === 'chat.too_soon')).toHaveLength(3);
    const { body } = await chat.say(mia, lobby);
    const { detail } = body as { detail: string };
    expect(Number(detail)).toBeGreaterThan(20);
    expect(Number(detail)).toBeLessThanOrEqual(30);
    expect(await codeOf(chat.say(noah, lobby))).toBe(201);
    expect(await codeOf(chat.say(admin, lobby))).toBe(201);
    expect(await codeOf(chat.say(admin, lobby))).toBe(201);
    app.clock.ahead = 31;
    expect(await codeOf(chat.say(mia, lobby))).toBe(201);
  });

  test('the same client id again is answered, whatever the rules say by now', async () => {
    const line = await aLine(app, mia, lobby);
    await setRules(app, lobby, { isPaused: true, slowSeconds: 60 });
    const again = await chat.say(mia, lobby, { clientId: line.clientId });
    expect([again.status, (again.body as Line).id]).toEqual([201, line.id]);
  });

  test('a newcomer’s lines wait until one is released; others hear of none', async () => {
    await setRules(app, lobby, { holdsNewcomers: true });
    const { body } = await chat.say(mia, lobby, { text: 'First', mentionIds: [noah.person.id] });
    const { id, state, sequence } = body as Line;
    expect(state).toBe('held');
    await aLine(app, mia, lobby, { text: 'Second' });
    expect(idsOf((await chat.lines(noah, lobby)).lines)).toEqual([]);
    expect((await chat.lines(mia, lobby)).lines.map((line) => line.text)).toEqual([
      'First',
      'Second',
    ]);
    expect((await chat.lines(admin, lobby)).lines).toHaveLength(2);
    const { changes } = await chat.changes(noah, lobby, 0);
    expect(changes).toEqual([
      { sequence, line: null },
      { sequence: sequence + 1, line: null },
    ]);
    expect((await chat.open(noah, lobby)).lastLine).toBeNull();
    expect((await chat.unseen(noah)).channels).toBe(0);
    for (const call of [chat.react(noah, lobby, id, '👍'), chat.pin(noah, lobby, id)]) {
      expect(await codeOf(call)).toBe('not_found');
    }
    expect(await codeOf(chat.say(admin, lobby))).toBe(201);
    await app.work.transaction((tx) => chatFacts.releaseLine(tx, mia.person.organisationId, id));
    expect((await chat.lines(noah, lobby)).lines.map((line) => line.text)).toContain('First');
    expect((await chat.unseen(noah)).channels).toBe(1);
    expect(((await chat.say(mia, lobby)).body as Line).state).toBe('shown');
  });

  test('words refused are refused, words held wait, in edits too', async () => {
    await app.testDb.db.run(
      sql`insert into moderation_words (organisation_id, event_id, refused, held)
          values (${admin.person.organisationId}, ${eventId}, '{swindle}', '{casino}')`,
    );
    expect(await codeOf(chat.say(mia, lobby, { text: 'A swindle!' }))).toBe(
      'moderation.word_refused',
    );
    const held = (await chat.say(mia, lobby, { text: 'A casino' })).body as Line;
    expect(held.state).toBe('held');
    const { id } = await aLine(app, mia, lobby, { text: 'Fine' });
    expect(await codeOf(chat.edit(mia, lobby, id, 'A swindle'))).toBe('moderation.word_refused');
    const edited = (await chat.edit(mia, lobby, id, 'A casino again')).body as Line;
    expect([edited.state, edited.text]).toEqual(['held', 'A casino again']);
    const [seen] = (await chat.lines(noah, lobby)).lines;
    expect([seen?.id, seen?.state, seen?.text]).toEqual([id, 'hidden', '']);
  });

  test('muted: neither says, edits nor reacts', async () => {
    const { id } = await aLine(app, mia, lobby);
    await app.testDb.db.run(
      sql`insert into moderation_measures (organisation_id, event_id, person_id, kind, reason, at)
          values (${admin.person.organisationId}, ${eventId}, ${mia.person.id}, 'mute', 'Enough',
            now())`,
    );
    expect(await codeOf(chat.say(mia, lobby))).toBe('moderation.muted');
    expect(await codeOf(chat.edit(mia, lobby, id, 'Other'))).toBe('moderation.muted');
    expect(await codeOf(chat.react(mia, lobby, id, '👍'))).toBe('moderation.muted');
  });
});

describe('between two', () => {
  test('a stranger asks with three lines at most, and the other one has it with the first', async () => {
    const id = await aChat(app, mia, noah, { one: 'asked', other: null });
    expect(await chat.open(noah, id)).toMatchObject({ code: 'not_found' });
    const said = await Promise.all([1, 2, 3, 4, 5].map(() => codeOf(chat.say(mia, id))));
    expect(said.filter((code) => code === 201)).toHaveLength(3);
    expect(new Set(said)).toEqual(new Set([201, 'chat.not_accepted']));
    expect(await chat.open(noah, id)).toMatchObject({ standing: 'invited', unseen: 3 });
    expect((await chat.unseen(noah)).private).toBe(1);
    expect(await codeOf(chat.say(noah, id))).toBe('chat.not_accepted');
    const asked = await noticesOf(noah);
    expect(asked.filter((kind) => kind.startsWith('chat.'))).toEqual(['chat.asks_to_talk']);
  });

  test('a refusal looks like waiting, and nothing more is heard', async () => {
    const id = await aChat(app, mia, noah, { one: 'asked', other: 'refused' });
    expect(await codeOf(chat.say(mia, id))).toBe(201);
    expect(await chat.open(mia, id)).toMatchObject({ standing: 'asked' });
    expect(await noticesOf(noah)).toEqual([]);
    expect((await chat.unseen(noah)).private).toBe(0);
  });

  test('an organiser is reached at once, and reaches everyone', async () => {
    const id = await aChat(app, mia, admin, { one: 'asked', other: null });
    for (const by of [mia, mia, mia, mia, admin]) expect(await codeOf(chat.say(by, id))).toBe(201);
    expect(await chat.open(mia, id)).toMatchObject({ standing: 'member' });
  });

  test('a block looks the same from both sides, and ends with it', async () => {
    const id = await aChat(app, mia, noah);
    const { id: lineId } = await aLine(app, mia, id);
    await block(noah, mia);
    for (const by of [mia, noah]) expect(await codeOf(chat.say(by, id))).toBe('chat.not_reachable');
    expect(await codeOf(chat.edit(mia, id, lineId, 'Other'))).toBe('chat.not_reachable');
    expect(await codeOf(chat.react(mia, id, lineId, '👍'))).toBe('chat.not_reachable');
  });

  test('who left the organisation is not reached', async () => {
    const id = await aChat(app, mia, noah);
    await app.call('DELETE /api/people/:personId', {
      token: admin.token,
      params: { personId: noah.person.id },
    });
    expect(await codeOf(chat.say(mia, id))).toBe('chat.not_reachable');
  });
});

test('who is asked into a group reads along and writes once they are in', async () => {
  const id = await aGroup(app, mia, [noah]);
  await app.testDb.db.run(
    sql`update chat_members set standing = 'invited'
        where conversation_id = ${id} and person_id = ${noah.person.id}`,
  );
  await aLine(app, mia, id);
  expect((await chat.lines(noah, id)).lines).toHaveLength(1);
  expect(await codeOf(chat.say(noah, id))).toBe('chat.not_accepted');
});

const noticesOf = async (of: Actor): Promise<string[]> => {
  const { body } = await app.call('GET /api/notifications', { token: of.token });
  return (body as { notifications: { kind: string }[] }).notifications.map(({ kind }) => kind);
};
