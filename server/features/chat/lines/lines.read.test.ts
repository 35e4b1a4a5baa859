import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aChannel, aChat, aGroup, aLine } from '../../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../../testing/chat/chat-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let chat: ChatCalls;
let admin: Actor;
let mia: Actor;
let noah: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  chat = chatCalls(app);
  admin = await anAdmin(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
});

const unreadOf = async (of: Actor) =>
  ((await app.call('GET /api/notifications', { token: of.token })).body as { unread: number })
    .unread;

describe('how far somebody has read', () => {
  test('never goes back, and never past what there is', async () => {
    const id = await aGroup(app, mia, [noah]);
    for (let at = 0; at < 4; at++) await aLine(app, mia, id);
    expect(await chat.open(noah, id)).toMatchObject({ unseen: 4, readSequence: 0 });
    expect(await chat.read(noah, id, 3)).toEqual({ unseen: 1, mentions: 0 });
    expect(await chat.read(noah, id, 1)).toEqual({ unseen: 1, mentions: 0 });
    expect(await chat.read(noah, id, 9_000)).toEqual({ unseen: 0, mentions: 0 });
    await aLine(app, mia, id);
    expect(await chat.open(noah, id)).toMatchObject({ unseen: 1, readSequence: 4 });
    expect(await chat.open(mia, id)).toMatchObject({ unseen: 0 });
  });

  test('is told to my other windows and to the others of the conversation', async () => {
    const id = await aGroup(app, mia, [noah]);
    const { sequence } = await aLine(app, mia, id);
    const own = await openTestSocket(address, noah.token);
    const other = await openTestSocket(address, mia.token);
    await chat.read(noah, id, sequence);
    const told = { conversationId: id, readSequence: sequence, unseen: 0, mentions: 0, sequence };
    expect(await own.hears('chat.read')).toEqual(told);
    const seen = { conversationId: id, personId: noah.person.id, sequence };
    expect(await other.hears('chat.seen')).toEqual(seen);
    for (const { socket } of [own, other]) socket.disconnect();
  });

  test('is not told to who asks and was not accepted', async () => {
    const id = await aChat(app, mia, noah, { one: 'asked', other: 'invited' });
    const { sequence } = await aLine(app, mia, id);
    const window = await openTestSocket(address, mia.token);
    await chat.read(noah, id, sequence);
    const { sequence: next } = await aLine(app, mia, id);
    await window.hears('chat.changes', ({ changes }) => changes.at(-1)?.sequence === next);
    expect(window.heard.filter(({ name }) => name === 'chat.seen')).toEqual([]);
    window.socket.disconnect();
  });
});

describe('how far the others have read', () => {
  const people = async (by: Actor, id: number) =>
    (await chat.marks(by, id)).people.map(({ person, sequence }) => [person.id, sequence]);
  const hide = async (who: Actor) => {
    const { body } = await app.call('GET /api/profile', { token: who.token });
    const { version } = body as { version: number };
    return app.call('PATCH /api/profile', {
      token: who.token,
      body: { version, showsPresence: false },
    });
  };

  test('is named among few, who read furthest first', async () => {
    const zoe = await aColleague(app, admin, 'client', 'Zoe Marsh');
    const id = await aGroup(app, mia, [noah, zoe]);
    for (let at = 0; at < 3; at++) await aLine(app, mia, id);
    await chat.read(noah, id, 1);
    await chat.read(zoe, id, 3);
    expect(await people(mia, id)).toEqual([
      [zoe.person.id, 3],
      [noah.person.id, 1],
    ]);
  });

  test('is nobody’s who hides, neither asked for nor told', async () => {
    const zoe = await aColleague(app, admin, 'client', 'Zoe Marsh');
    const id = await aGroup(app, mia, [noah, zoe]);
    const { sequence } = await aLine(app, mia, id);
    expect((await hide(noah)).status).toBe(200);
    const window = await openTestSocket(address, mia.token);
    await chat.read(noah, id, sequence);
    await chat.read(zoe, id, sequence);
    await window.hears('chat.seen', ({ personId }) => personId === zoe.person.id);
    const told = window.heard.filter(({ name }) => name === 'chat.seen');
    expect(told).toHaveLength(1);
    expect(await people(mia, id)).toEqual([[zoe.person.id, sequence]]);
    window.socket.disconnect();
  });

  test('is nobody’s in a channel, and nobody’s before they were accepted', async () => {
    const channel = await aChannel(app, admin, [mia, noah]);
    await chat.read(noah, channel.id, (await aLine(app, mia, channel.id)).sequence);
    expect(await people(mia, channel.id)).toEqual([]);
    const asked = await aChat(app, mia, noah, { one: 'asked', other: 'invited' });
    await chat.read(noah, asked, (await aLine(app, mia, asked)).sequence);
    expect(await people(mia, asked)).toEqual([]);
    expect(await people(noah, asked)).toEqual([]);
  });
});

test('reading a conversation reads what was told of it', async () => {
  const id = await aChat(app, mia, noah);
  for (let at = 0; at < 3; at++) await aLine(app, mia, id, { mentionIds: [noah.person.id] });
  await aLine(app, mia, id);
  const { sequence } = await aLine(app, mia, id);
  // Each naming counts, of the rest one stands for all.
  expect(await unreadOf(noah)).toBe(4);
  await chat.read(noah, id, sequence);
  expect(await unreadOf(noah)).toBe(0);
});

test('the same client id again tells nobody twice', async () => {
  const id = await aChat(app, mia, noah);
  const { clientId } = await aLine(app, mia, id, { mentionIds: [noah.person.id] });
  await Promise.all([1, 2, 3].map(() => chat.say(mia, id, { clientId })));
  expect(await unreadOf(noah)).toBe(1);
});

describe('who is named', () => {
  test('is among who can be; the rest is passed over in silence', async () => {
    const { id } = await aChannel(app, admin, [mia, noah]);
    const outsider = await aColleague(app, admin, 'client', 'Olaf Outside');
    const stranger = await anAdmin(app, 'Someone Else');
    const mentionIds = [noah, outsider, stranger, mia].map(({ person }) => person.id);
    const line = await aLine(app, mia, id, { mentionIds: [...mentionIds, 999_999] });
    expect(line.mentions.map(({ fullName }) => fullName)).toEqual(['Noah Berger']);
    expect(await chat.open(noah, id)).toMatchObject({ mentions: 1 });
    expect((await chat.unseen(noah)).channels).toBe(1);
    expect([await unreadOf(noah), await unreadOf(outsider), await unreadOf(stranger)]).toEqual([
      1, 0, 0,
    ]);
    expect(await chat.read(noah, id, line.sequence)).toEqual({ unseen: 0, mentions: 0 });
    expect((await chat.unseen(noah)).channels).toBe(0);
  });

  test('by somebody they blocked is not told', async () => {
    const { id } = await aChannel(app, admin, [mia, noah]);
    await app.call('PUT /api/chat/blocks/:personId', {
      token: noah.token,
      params: { personId: mia.person.id },
    });
    await aLine(app, mia, id, { mentionIds: [noah.person.id] });
    expect(await unreadOf(noah)).toBe(0);
  });
});

test('badges count what is between few, and not what I silenced', async () => {
  const group = await aGroup(app, mia, [noah]);
  const direct = await aChat(app, mia, noah);
  await aLine(app, mia, group);
  await aLine(app, mia, direct);
  await aLine(app, mia, direct);
  expect(await chat.unseen(noah)).toEqual({ channels: 0, private: 3, help: 0, booths: 0 });
  await app.call('PUT /api/chat/conversations/:conversationId/notify', {
    token: noah.token,
    params: { conversationId: direct },
    body: { notify: 'none' },
  });
  expect((await chat.unseen(noah)).private).toBe(1);
});
