import type { Case, Line, LinePage } from '@plenum/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aChannel, aChat, aLine, setRules } from '../../testing/chat/chat.ts';
import { aDesk, type Desk } from '../../testing/moderation.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let admin: Actor;
let desk: Desk;
let address: string;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  desk = await aDesk(app, admin);
  address = await app.listen();
  lobby = (await aChannel(app, admin, [], desk.event.id)).id;
});
afterAll(() => app.close());

const statusesOf = (answers: readonly Answer[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const say = (by: Actor, text: string, conversationId = lobby) =>
  app.call('POST /api/chat/conversations/:conversationId/lines', {
    token: by.token,
    params: { conversationId },
    body: { clientId: randomUUID(), text },
  });
const edit = (by: Actor, lineId: number, text: string) =>
  app.call('PATCH /api/chat/conversations/:conversationId/lines/:lineId', {
    token: by.token,
    params: { conversationId: lobby, lineId },
    body: { text },
  });
const linesFor = async (by: Actor) =>
  app.call('GET /api/chat/conversations/:conversationId/lines', {
    token: by.token,
    params: { conversationId: lobby },
  });
const textsFor = async (by: Actor) =>
  ((await linesFor(by)).body as LinePage).lines.map(({ text }) => text);
const about = ({ id }: Line, conversationId = lobby) =>
  ({ kind: 'line', conversationId, lineId: id }) as const;
const caseOf = async (lineId: number, by = admin): Promise<Case> => {
  const { cases } = await desk.cases(by);
  const found = cases.find(({ context }) =>
    context.some(({ id, isSubject }) => isSubject && id === lineId),
  );
  if (!found) throw new Error('There is no case about the line.');
  return found;
};

test('a line is reported by who reads it, once, and never one’s own', async () => {
  const [uma, vera, spammer] = [
    await desk.attendee(),
    await desk.attendee(),
    await desk.attendee('Sam'),
  ];
  const line = await aLine(app, spammer, lobby, { text: 'Buy now' });
  const chat = await aChat(app, spammer, vera);
  const secret = await aLine(app, spammer, chat, { text: 'Only for you' });
  expect((await desk.report(spammer, about(line))).status).toBe(404);
  expect((await desk.report(uma, about(secret, chat))).status).toBe(404);
  expect((await desk.report(uma, about(line, chat))).status).toBe(404);
  const elsewhere = await aDesk(app, admin);
  expect((await elsewhere.report(admin, about(line))).status).toBe(404);
  expect((await desk.report(vera, about(secret, chat))).status).toBe(201);
  expect((await desk.report(uma, about(line))).status).toBe(201);
  await desk.settle(admin, (await caseOf(line.id)).id, {});
  expect(codeOf(await desk.report(uma, about(line)))).toEqual([409, 'moderation.reported_already']);
});

test('it comes with five lines before and five after', async () => {
  const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
  const said: Line[] = [];
  for (let count = 0; count < 13; count++) {
    said.push(await aLine(app, count === 6 ? spammer : uma, lobby, { text: `Line ${count}` }));
  }
  await desk.report(uma, about(said[6] ?? (said[0] as Line)));
  const { context, text, conversation } = await caseOf(said[6]?.id ?? 0);
  expect(context.map((line) => line.text)).toEqual(said.slice(1, 12).map((line) => line.text));
  expect(context.filter(({ isSubject }) => isSubject)).toMatchObject([{ text: 'Line 6' }]);
  expect([text, conversation?.id]).toEqual(['Line 6', lobby]);
});

test('hidden, its words are in no answer any more, nor on any socket', async () => {
  const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
  const watching = async () => {
    const socket = await openTestSocket(address, uma.token);
    await socket.socket.emitWithAck('chat.watch', { conversationId: lobby });
    return socket;
  };
  const before = await watching();
  const line = await aLine(app, spammer, lobby, { text: 'Xylophones for sale' });
  await before.hears('chat.changes', ({ changes }) =>
    changes.some((one) => one.line?.id === line.id),
  );
  await desk.report(uma, about(line));
  const { id } = await caseOf(line.id);
  const socket = await watching();
  await desk.settle(admin, id, { deed: 'hide', reason: 'No advertising' });
  await socket.hears('chat.changes', ({ changes }) =>
    changes.some((one) => one.line?.id === line.id && one.line.state === 'hidden'),
  );
  expect(JSON.stringify(socket.heard)).not.toContain('Xylophones');
  for (const by of [uma, spammer]) {
    const found = await app.call('GET /api/chat/search', {
      token: by.token,
      query: { q: 'xylophones' },
    });
    expect((await linesFor(by)).text).not.toContain('Xylophones');
    expect(found.text).not.toContain('Xylophones');
    const { text } = await app.call('GET /api/chat/conversations/:conversationId', {
      token: by.token,
      params: { conversationId: lobby },
    });
    expect(text).not.toContain('Xylophones');
  }
  const { cases } = await desk.cases(admin, { state: 'settled' });
  expect(cases[0]).toMatchObject({ text: 'Xylophones for sale', outcome: 'hide' });
});

test('a held line is for its author and the desk until it is released', async () => {
  const [uma, spammer] = [await desk.attendee(), await desk.attendee()];
  await desk.filter(admin, { held: ['crypto*'] });
  const line = (await say(spammer, 'Cryptocurrency!')).body as Line;
  expect([line.state, await textsFor(uma)]).toEqual([
    'held',
    expect.not.arrayContaining(['Cryptocurrency!']),
  ]);
  const { id, kind, text } = await caseOf(line.id);
  expect([kind, text]).toEqual(['held', 'Cryptocurrency!']);
  expect(codeOf(await desk.settle(admin, id, {}))).toEqual([422, 'invalid']);
  const moderator = await desk.moderator();
  const both = await Promise.all(
    [admin, moderator].map((by) => desk.settle(by, id, { deed: 'release' })),
  );
  expect(statusesOf(both)).toEqual([200, 409]);
  expect(await textsFor(uma)).toContain('Cryptocurrency!');
});

test('an author who edits a held line is judged by the new words', async () => {
  const uma = await desk.attendee();
  await desk.filter(admin, { held: ['crypto*'] });
  const { id } = (await say(uma, 'Crypto one')).body as Line;
  await edit(uma, id, 'Crypto two');
  expect((await caseOf(id)).text).toBe('Crypto two');
});

test('a held line is hidden with whatever is done about its author', async () => {
  const spammer = await desk.attendee();
  await desk.filter(admin, { held: ['crypto*'] });
  const line = (await say(spammer, 'Crypto again')).body as Line;
  await desk.settle(admin, (await caseOf(line.id)).id, { deed: 'warn', reason: 'Stop that' });
  expect(await textsFor(spammer)).not.toContain('Crypto again');
});

test('a newcomer’s first line waits, where a channel asks for that', async () => {
  const uma = await desk.attendee();
  await setRules(app, lobby, { holdsNewcomers: true });
  const first = (await say(uma, 'Good morning')).body as Line;
  expect(first.state).toBe('held');
  await desk.settle(admin, (await caseOf(first.id)).id, { deed: 'release' });
  expect(((await say(uma, 'And good day')).body as Line).state).toBe('shown');
  await setRules(app, lobby, {});
});

test('refused words are refused when they are said and when a line is edited to them', async () => {
  const uma = await desk.attendee();
  await desk.filter(admin, { refused: ['trottel'] });
  expect(codeOf(await say(uma, 'Du Trottel'))).toEqual([422, 'moderation.word_refused']);
  const { id } = (await say(uma, 'Du Lieber')).body as Line;
  expect(codeOf(await edit(uma, id, 'Du T r ó t t e l'))).toEqual([422, 'moderation.word_refused']);
  expect(await textsFor(uma)).toContain('Du Lieber');
  await desk.filter(admin, {});
});

test('muted, one reads on but neither says nor edits anything, until it is lifted', async () => {
  const uma = await desk.attendee();
  const { id: lineId } = (await say(uma, 'Before')).body as Line;
  await desk.measure(admin, uma, { kind: 'mute', minutes: 5 });
  expect(codeOf(await say(uma, 'After'))).toEqual([403, 'moderation.muted']);
  expect(codeOf(await edit(uma, lineId, 'After'))).toEqual([403, 'moderation.muted']);
  expect(await textsFor(uma)).toContain('Before');
  await desk.lift(admin, (await desk.mine(uma))[0]?.id ?? 0);
  expect((await say(uma, 'Again')).status).toBe(201);
});

test('banned, one hears nothing more of the event within a second, and comes back to it', async () => {
  const [uma, vera] = [await desk.attendee(), await desk.attendee()];
  const heard = () => app.work.hub.countIn(`chat:${admin.person.organisationId}.${lobby}`);
  const others = heard();
  const socket = await openTestSocket(address, uma.token);
  const watch = () => socket.socket.emitWithAck('chat.watch', { conversationId: lobby });
  expect(await watch()).toMatchObject({ answer: {} });
  expect(heard()).toBe(others + 1);
  const { id } = (await desk.measure(admin, uma)).body as { id: number };
  await expect.poll(heard, { timeout: 5_000 }).toBe(others);
  const before = socket.heard.length;
  await say(vera, 'Nobody is here');
  expect(await watch()).toEqual({ problem: 'not_found' });
  expect((await say(uma, 'Let me in')).status).toBe(404);
  expect((await linesFor(uma)).status).toBe(404);
  expect(JSON.stringify(socket.heard.slice(before))).not.toContain('Nobody is here');
  await desk.lift(admin, id);
  expect(await watch()).toMatchObject({ answer: {} });
  expect(await textsFor(uma)).toContain('Nobody is here');
});

test('a moderator hides a line of their channel without a report; its author is told why', async () => {
  const [uma, spammer] = [await desk.attendee(), await desk.attendee('Sam Hart')];
  const moderator = await desk.moderator();
  const line = await aLine(app, spammer, lobby, { text: 'Zithers for sale' });
  const hide = (by: Actor, lineId = line.id, conversationId = lobby, reason = 'No adverts') =>
    app.call('POST /api/chat/conversations/:conversationId/lines/:lineId/hide', {
      token: by.token,
      params: { conversationId, lineId },
      body: { reason },
    });
  expect((await hide(uma)).status).toBe(403);
  expect((await hide(spammer)).status).toBe(403);
  expect((await hide(moderator, line.id, lobby, ' ')).status).toBe(422);
  const chat = await aChat(app, spammer, uma);
  const secret = await aLine(app, spammer, chat, { text: 'Only for you' });
  expect((await hide(moderator, secret.id, chat)).status).toBe(404);
  expect((await hide(moderator, secret.id)).status).toBe(404);
  expect(await textsFor(uma)).toContain('Zithers for sale');
  expect((await hide(moderator)).body).toMatchObject({ state: 'hidden', text: '' });
  expect((await hide(admin)).body).toMatchObject({ state: 'hidden' });
  expect((await linesFor(uma)).text).not.toContain('Zithers');
  const told = await app.call('GET /api/notifications', { token: spammer.token });
  expect(told.text.match(/moderation\.line_hidden/g)).toHaveLength(1);
  expect(told.text).toContain('No adverts');
  const audit = await app.call('GET /api/audit', { token: admin.token });
  expect(audit.text).toContain('moderation.line_hidden');
});
