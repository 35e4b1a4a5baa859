import type { Line } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aChannel, aChat, aGroup, aLine } from '../../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../../testing/chat/chat-calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { chatFacts } from './lines.moderated.ts';

let app: TestApp;
let chat: ChatCalls;
let admin: Actor;
let mia: Actor;
let noah: Actor;
let group: number;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  chat = chatCalls(app);
  admin = await anAdmin(app);
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  group = await aGroup(app, mia, [noah]);
  ({ id: lobby } = await aChannel(app, admin, [mia, noah]));
});
afterAll(() => app.close());

const codeOf = async (answer: ReturnType<ChatCalls['say']>) => {
  const { status, body } = await answer;
  return status < 300 ? status : (body as { code: string }).code;
};
const lineOf = async (answer: ReturnType<ChatCalls['say']>) => (await answer).body as Line;
const seenBy = async (by: Actor, id: number, lineId: number) =>
  (await chat.lines(by, id, { limit: 200 })).lines.find((line) => line.id === lineId);

describe('an edit', () => {
  test('is for one’s own line, within a day, with words', async () => {
    const { id } = await aLine(app, mia, group);
    expect(await codeOf(chat.edit(noah, group, id, 'Not mine'))).toBe('not_found');
    expect(await codeOf(chat.edit(mia, group, id, ' \n'))).toBe('invalid');
    expect(await codeOf(chat.edit(mia, group, id, 'a\0'))).toBe('invalid');
    expect(await codeOf(chat.edit(mia, lobby, id, 'Elsewhere'))).toBe('not_found');
    await app.testDb.db.run(
      sql`update chat_lines set created_at = now() - interval '25 hours' where id = ${id}`,
    );
    expect(await codeOf(chat.edit(mia, group, id, 'Too late'))).toBe('not_found');
    expect(await seenBy(noah, group, id)).toMatchObject({ text: 'Hello', editedAt: null });
  });

  test('keeps its place, takes a new number, and says that it was edited', async () => {
    const before = await aLine(app, mia, group);
    const after = await lineOf(chat.edit(mia, group, before.id, '<i>Better</i>'));
    expect(after).toMatchObject({ sequence: before.sequence, text: '<i>Better</i>' });
    expect(after.changed).toBe(before.changed + 1);
    expect(after.editedAt).not.toBeNull();
    expect(await seenBy(noah, group, before.id)).toEqual(after);
    expect(await lineOf(chat.edit(mia, group, before.id, '<i>Better</i>'))).toEqual(after);
  });
});

describe('a deleted line', () => {
  test('is gone with its words, names, reactions and files', async () => {
    const [{ id: fileId } = { id: 0 }] = await app.testDb.db.rows<{ id: number }>(
      sql`insert into chat_files (organisation_id, conversation_id, author_id, name, type, size,
            stored_as, created_at)
          values (${mia.person.organisationId}, ${group}, ${mia.person.id}, 'plan.pdf',
            'application/pdf', 3, ${await app.work.files.keep('pdf', Buffer.from('pdf'))}, now())
          returning id`,
    );
    const text = 'The secret plan';
    const mentionIds = [noah.person.id];
    const line = await aLine(app, mia, group, { text, mentionIds, fileIds: [fileId] });
    expect(line.files).toMatchObject([{ id: fileId, name: 'plan.pdf' }]);
    await chat.react(noah, group, line.id, '👍');
    await chat.pin(noah, group, line.id);
    expect(await noticesOf(noah)).toContain(text);

    expect(await codeOf(chat.remove(noah, group, line.id))).toBe('not_found');
    expect(await codeOf(chat.remove(mia, group, line.id))).toBe(200);

    expect(await seenBy(noah, group, line.id)).toMatchObject({
      state: 'deleted',
      text: '',
      mentions: [],
      files: [],
      reactions: [],
      isPinned: false,
    });
    expect((await chat.pinned(noah, group)).lines).toEqual([]);
    expect(await chat.open(noah, group)).toMatchObject({ lastLine: { text: '', hasFiles: false } });
    expect(JSON.stringify(await chat.changes(noah, group, 0))).not.toContain('secret');
    expect(await noticesOf(noah)).not.toContain(text);
    expect(
      await app.testDb.db.rows(sql`select from chat_lines where text like '%secret%'`),
    ).toEqual([]);
    for (const call of [
      chat.edit(mia, group, line.id, 'Back'),
      chat.remove(mia, group, line.id),
      chat.react(mia, group, line.id, '👍'),
      chat.pin(mia, group, line.id),
      chat.say(mia, group, { threadId: line.id }),
    ]) {
      expect(await codeOf(call)).toBe('not_found');
    }
  });

  test('of a thread is counted no more', async () => {
    const root = await aLine(app, mia, group);
    const reply = await aLine(app, noah, group, { threadId: root.id });
    expect((await seenBy(mia, group, root.id))?.replies).toBe(1);
    await chat.remove(noah, group, reply.id);
    expect((await seenBy(mia, group, root.id))?.replies).toBe(0);
  });
});

describe('reactions', () => {
  test('are one emoji, once of each', async () => {
    const { id } = await aLine(app, mia, group);
    for (const no of ['a', '👍👍', '<b>', '👍 ', '1']) {
      expect(await codeOf(chat.react(noah, group, id, no))).toBe('invalid');
    }
    for (const by of [mia, noah, noah]) await chat.react(by, group, id, '👩🏽‍🚀');
    const both = await lineOf(chat.react(noah, group, id, '🇵🇹'));
    expect(both.reactions).toEqual([
      { emoji: '👩🏽‍🚀', count: 2, personIds: [noah.person.id, mia.person.id] },
      { emoji: '🇵🇹', count: 1, personIds: [noah.person.id] },
    ]);
    const less = await lineOf(chat.react(noah, group, id, '👩🏽‍🚀', false));
    expect(less.reactions[0]).toMatchObject({ count: 1, personIds: [mia.person.id] });
    const same = await lineOf(chat.react(noah, group, id, '👩🏽‍🚀', false));
    expect(same.changed).toBe(less.changed);
  });

  test('of at most twenty kinds, also of many at once', async () => {
    const { id } = await aLine(app, mia, group);
    const kinds = Array.from({ length: 24 }, (_, at) => String.fromCodePoint(0x1f600 + at));
    const codes = await Promise.all(
      kinds.map((emoji) => codeOf(chat.react(noah, group, id, emoji))),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(20);
    expect(codes.filter((code) => code === 'chat.too_many_reactions')).toHaveLength(4);
  });
});

describe('a pinned line', () => {
  test('is pinned by moderators of a channel and members of a group alone', async () => {
    const { id } = await aLine(app, mia, lobby);
    expect(await codeOf(chat.pin(mia, lobby, id))).toBe('forbidden');
    expect(await codeOf(chat.pin(admin, lobby, id))).toBe(200);
    expect((await chat.pinned(noah, lobby)).lines.map((line) => line.id)).toEqual([id]);
    const direct = await aChat(app, mia, noah);
    const { id: between } = await aLine(app, mia, direct);
    expect(await codeOf(chat.pin(mia, direct, between))).toBe('forbidden');
  });

  test('is one of ten, the latest first', async () => {
    const id = await aGroup(app, mia, [noah]);
    const lines: Line[] = [];
    for (let at = 0; at < 11; at++) lines.push(await aLine(app, mia, id));
    for (const line of lines.slice(0, 10))
      expect(await codeOf(chat.pin(noah, id, line.id))).toBe(200);
    expect(await codeOf(chat.pin(noah, id, lines[10]?.id ?? 0))).toBe('chat.too_many_pinned');
    await chat.pin(noah, id, lines[0]?.id ?? 0, false);
    const { lines: pinned } = await chat.pinned(mia, id);
    expect(pinned.map((line) => line.id)).toEqual(
      lines
        .slice(1, 10)
        .map((line) => line.id)
        .toReversed(),
    );
  });
});

test('what a moderator hides is gone for everyone until it is released', async () => {
  const { organisationId } = admin.person;
  const root = await aLine(app, mia, lobby, { text: 'A root' });
  const { id } = await aLine(app, mia, lobby, {
    text: 'An insult',
    threadId: root.id,
    mentionIds: [admin.person.id],
  });
  await chat.react(noah, lobby, id, '👍');
  const context = await chatFacts.contextOf(app.work.db, organisationId, lobby, id);
  expect(context.map(({ text }) => text)).toEqual(['An insult']);
  await app.work.transaction((tx) => chatFacts.hideLine(tx, organisationId, id));

  for (const by of [mia, noah, admin]) {
    const { root: now, lines } = await chat.thread(by, lobby, root.id);
    expect([now.replies, lines[0]?.state, lines[0]?.text]).toEqual([0, 'hidden', '']);
    expect(JSON.stringify(await chat.changes(by, lobby, 0))).not.toContain('insult');
  }
  expect(await noticesOf(admin)).not.toContain('insult');
  expect(await codeOf(chat.edit(mia, lobby, id, 'Again'))).toBe('not_found');
  expect(await codeOf(chat.react(noah, lobby, id, '👍'))).toBe('not_found');
  const seen = chatFacts.lineSeenBy(app.work.db, noah.person, lobby, id);
  await expect(seen).rejects.toMatchObject({ code: 'not_found' });

  await app.work.transaction((tx) => chatFacts.releaseLine(tx, organisationId, id));
  const { root: back, lines } = await chat.thread(noah, lobby, root.id);
  expect([back.replies, lines[0]?.text, lines[0]?.reactions.length]).toEqual([1, 'An insult', 1]);
});

test('what was said around a line: five before and after, of the same thread', async () => {
  const { id } = await aChannel(app, admin, [mia]);
  const lines: Line[] = [];
  for (let at = 0; at < 13; at++) lines.push(await aLine(app, mia, id, { text: `${at}` }));
  await aLine(app, mia, id, { text: 'reply', threadId: lines[6]?.id ?? 0 });
  const { organisationId } = admin.person;
  const around = await chatFacts.contextOf(app.work.db, organisationId, id, lines[6]?.id ?? 0);
  expect(around.map(({ text }) => Number(text))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await chatFacts.contextOf(app.work.db, organisationId + 1, id, lines[6]?.id ?? 0)).toEqual(
    [],
  );
});

const noticesOf = async (of: Actor): Promise<string> =>
  (await app.call('GET /api/notifications', { token: of.token })).text;
