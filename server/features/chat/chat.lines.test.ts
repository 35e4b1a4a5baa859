import { randomUUID } from 'node:crypto';
import type { Changes, Line, LinePage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aChannel, aGroup, aLine } from '../../testing/chat.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let mia: Actor;
let noah: Actor;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  ({ id: lobby } = await aChannel(app, admin, [mia, noah]));
});
afterAll(() => app.close());

const conversation = '/api/chat/conversations/:conversationId' as const;
const sayIn = (by: Actor, conversationId: number, body: object) =>
  app.call(`POST ${conversation}/lines`, {
    token: by.token,
    params: { conversationId },
    body: { clientId: randomUUID(), text: 'Hello', ...body },
  });
const linesOf = async (by: Actor, conversationId: number, query = {}) =>
  (
    await app.call(`GET ${conversation}/lines`, {
      token: by.token,
      params: { conversationId },
      query,
    })
  ).body as LinePage;
const changesOf = async (by: Actor, conversationId: number, after: number) =>
  (
    await app.call(`GET ${conversation}/changes`, {
      token: by.token,
      params: { conversationId },
      query: { after },
    })
  ).body as Changes;

describe('saying something', () => {
  test('is kept as it was said, whatever it holds', async () => {
    for (const text of ['<b onclick="x()">&amp;</b>', '😀'.repeat(4000), '  a\n\tb  ', "'; --"]) {
      const { status, body } = await sayIn(mia, lobby, { text });
      expect([status, (body as Line).text]).toEqual([201, text]);
      expect((await linesOf(noah, lobby)).lines.at(-1)?.text).toBe(text);
    }
  });

  test.each([
    [{ text: '' }, 'chat.empty'],
    [{ text: ' \n ' }, 'chat.empty'],
    [{ text: 'a\0b' }, 'invalid'],
    [{ text: 'a'.repeat(4001) }, 'invalid'],
    [{ clientId: 'one' }, 'invalid'],
    [{ authorId: 1 }, 'invalid'],
    [{ threadId: 999_999 }, 'not_found'],
    [{ fileIds: [999_999] }, 'not_found'],
  ])('refuses %j', async (body, code) => {
    expect((await sayIn(mia, lobby, body)).body).toMatchObject({ code });
  });

  test('twenty times at once with one client id makes one line', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sayIn(mia, lobby, { clientId, text: 'Once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => (body as Line).id)).size).toBe(1);
    const { lines } = await linesOf(noah, lobby);
    expect(lines.filter((line) => line.clientId === clientId)).toHaveLength(1);
  });

  test('from many at once: numbers without a hole, in the order of the history', async () => {
    const group = await aGroup(app, mia, [noah]);
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, at) => sayIn([mia, noah][at % 2] ?? mia, group, {})),
    );
    const numbers = all.map(({ body }) => (body as Line).sequence).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    const { lines, sequence } = await linesOf(mia, group, { limit: 200 });
    expect(lines.map((line) => line.sequence)).toEqual(numbers);
    expect(sequence).toBe(60);
  });
});

test('the history comes in pieces, around a number too', async () => {
  const group = await aGroup(app, mia);
  for (let at = 0; at < 9; at++) await aLine(app, mia, group);
  const numbers = async (query: object) => {
    const { lines, hasBefore, hasAfter } = await linesOf(mia, group, { limit: 4, ...query });
    return [lines.map(({ sequence }) => sequence), hasBefore, hasAfter];
  };
  expect(await numbers({})).toEqual([[6, 7, 8, 9], true, false]);
  expect(await numbers({ before: 6 })).toEqual([[2, 3, 4, 5], true, true]);
  expect(await numbers({ before: 2 })).toEqual([[1], false, true]);
  expect(await numbers({ after: 2 })).toEqual([[3, 4, 5, 6], true, true]);
  expect(await numbers({ after: 9 })).toEqual([[], true, false]);
  expect(await numbers({ around: 5 })).toEqual([[3, 4, 5, 6], true, true]);
  expect(await numbers({ around: 999_999 })).toEqual([[8, 9], true, false]);
  expect((await changesOf(mia, group, 7)).changes.map(({ sequence }) => sequence)).toEqual([8, 9]);
  expect(await changesOf(mia, group, 999_999)).toEqual({
    changes: [],
    sequence: 9,
    isTooFar: false,
  });
});
