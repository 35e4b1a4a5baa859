import { randomUUID } from 'node:crypto';
import type { Line, LinesQuery, NewLine } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aChannel, aGroup, aLine } from '../../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../../testing/chat/chat-calls.ts';
import { sql } from '../../../platform/db/sql.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let chat: ChatCalls;
let mia: Actor;
let noah: Actor;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  chat = chatCalls(app);
  const admin = await anAdmin(app);
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  ({ id: lobby } = await aChannel(app, admin, [mia, noah]));
});
afterAll(() => app.close());

const numbersOf = (lines: readonly Line[]) => lines.map(({ sequence }) => sequence);
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('saying something', () => {
  test.each([
    [{ text: '' }, 'chat.empty'],
    [{ text: ' \n ' }, 'chat.empty'],
    [{ text: 'a\0b' }, 'invalid'],
    [{ text: 'a'.repeat(4001) }, 'invalid'],
    [{ clientId: 'one' }, 'invalid'],
    [{ authorId: 1 }, 'invalid'],
    [{ sequence: 1 }, 'invalid'],
    [{ threadId: 999_999 }, 'not_found'],
    [{ fileIds: [999_999] }, 'not_found'],
  ])('refuses %j', async (more, code) => {
    expect((await chat.say(mia, lobby, more as Partial<NewLine>)).body).toMatchObject({ code });
  });

  test('is kept as it was said, whatever it holds', async () => {
    for (const text of ['<b onclick="x()">&amp;</b>', '😀'.repeat(4000), '  a\n\tb  ', "'; --"]) {
      const { status, body } = await chat.say(mia, lobby, { text });
      expect([status, (body as Line).text]).toEqual([201, text]);
      expect((await chat.lines(noah, lobby)).lines.at(-1)?.text).toBe(text);
    }
  });

  test('twenty times at once with one client id makes one line', async () => {
    const line = { clientId: randomUUID(), text: 'Once' };
    const answers = await Promise.all(upTo(20).map(() => chat.say(mia, lobby, line)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => (body as Line).id)).size).toBe(1);
    const again = await chat.say(mia, lobby, { ...line, text: 'Twice' });
    expect(again.body).toEqual(answers[0]?.body);
    const { lines } = await chat.lines(noah, lobby);
    expect(lines.filter(({ clientId }) => clientId === line.clientId)).toHaveLength(1);
    const ofNoah = await chat.say(noah, lobby, line);
    expect((ofNoah.body as Line).author?.fullName).toBe('Noah Berger');
  });

  test.each(['channel', 'group'])('from many at once in a %s: each number once', async (kind) => {
    const id = kind === 'group' ? await aGroup(app, mia, [noah]) : lobby;
    const { sequence: before } = await chat.lines(mia, id);
    const said = await Promise.all(upTo(80).map((at) => chat.say(at % 2 ? mia : noah, id)));
    const numbers = numbersOf(said.map(({ body }) => body as Line)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(upTo(80).map((at) => before + at));
    const { lines, sequence } = await chat.lines(noah, id, { after: before, limit: 200 });
    expect(numbersOf(lines)).toEqual(numbers);
    expect(sequence).toBe(before + 80);
    // Of one person what is answered first is said first.
    const moments = lines.map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted());
  });

  test('what is refused is refused alone, whoever it came with', async () => {
    const said = await Promise.all(
      upTo(30).map((at) => chat.say(mia, lobby, at === 9 ? { threadId: 999_999 } : {})),
    );
    expect(said.map(({ status }) => status)).toEqual(upTo(30).map((at) => (at === 9 ? 404 : 201)));
  });

  test('what breaks a transaction breaks it for itself alone', async () => {
    await app.testDb.db.run(
      sql`alter table chat_lines add constraint no_bang check (text <> 'bang')`,
    );
    const said = await Promise.all(
      upTo(30).map((at) => chat.say(mia, lobby, { text: at === 9 ? 'bang' : `${at}` })),
    );
    expect(said.map(({ status }) => status)).toEqual(upTo(30).map((at) => (at === 9 ? 500 : 201)));
    const { lines } = await chat.lines(noah, lobby, { limit: 29 });
    const texts = lines.map(({ text }) => Number(text)).toSorted((one, other) => one - other);
    expect(texts).toEqual(upTo(30).filter((at) => at !== 9));
  });
});

test('the history comes in pieces, around a number too', async () => {
  const group = await aGroup(app, mia);
  for (const _ of upTo(9)) await aLine(app, mia, group);
  const piece = async (query: LinesQuery) => {
    const { lines, hasBefore, hasAfter } = await chat.lines(mia, group, { limit: 4, ...query });
    return [numbersOf(lines), hasBefore, hasAfter];
  };
  expect(await piece({})).toEqual([[6, 7, 8, 9], true, false]);
  expect(await piece({ before: 6 })).toEqual([[2, 3, 4, 5], true, true]);
  expect(await piece({ before: 2 })).toEqual([[1], false, true]);
  expect(await piece({ after: 2 })).toEqual([[3, 4, 5, 6], true, true]);
  expect(await piece({ after: 9 })).toEqual([[], true, false]);
  expect(await piece({ around: 5 })).toEqual([[3, 4, 5, 6], true, true]);
  expect(await piece({ around: 999_999 })).toEqual([[8, 9], true, false]);
});

test('what came after a number is asked for, however forged the number', async () => {
  const group = await aGroup(app, mia);
  for (const _ of upTo(3)) await aLine(app, mia, group);
  const { changes } = await chat.changes(mia, group, 1);
  expect(changes.map(({ sequence }) => sequence)).toEqual([2, 3]);
  const beyond = await chat.changes(mia, group, 999_999);
  expect(beyond).toEqual({ changes: [], sequence: 3, isTooFar: false });
  expect(await chat.changes(mia, group, -1)).toMatchObject({ code: 'invalid' });
});

test('a thread stands under its line, out of the history', async () => {
  const group = await aGroup(app, mia, [noah]);
  const root = await aLine(app, mia, group, { text: 'Who comes?' });
  const reply = await aLine(app, noah, group, { text: 'I do', threadId: root.id });
  await Promise.all(upTo(5).map(() => aLine(app, noah, group, { threadId: root.id })));
  const thread = await chat.thread(mia, group, root.id);
  expect([thread.root.replies, thread.lines.length, thread.lines[0]?.text]).toEqual([6, 6, 'I do']);
  expect((await chat.lines(mia, group)).lines.map(({ id }) => id)).toEqual([root.id]);
  const nested = await chat.say(mia, group, { threadId: reply.id });
  expect(nested.status).toBe(404);
  const elsewhere = await aGroup(app, mia);
  expect((await chat.say(mia, elsewhere, { threadId: root.id })).status).toBe(404);
  expect(await chat.thread(mia, group, reply.id)).toMatchObject({ code: 'not_found' });
});
