import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const tokenEndingIn = (seconds: number, { person }: Actor) => {
  const claims = {
    personId: person.id,
    organisationId: person.organisationId,
    sessionId: person.sessionId,
  };
  return app.door.tokens.signAccess(claims, new Date(), seconds);
};

describe('a connection is refused', () => {
  test.each([undefined, null, '', 'x', {}, ['a'], 7])('with the token %j', async (token) => {
    await expect(openTestSocket(address, token)).rejects.toThrow('unauthenticated');
  });

  test('with a refresh token', async () => {
    await expect(openTestSocket(address, admin.refreshToken)).rejects.toThrow('unauthenticated');
  });

  test('from a page of another origin', async () => {
    const headers = { origin: 'https://evil.example' };
    await expect(openTestSocket(address, admin.token, headers)).rejects.toThrow();
    const own = await openTestSocket(address, admin.token, { origin: address });
    own.socket.disconnect();
  });
});

describe('a line is not even opened', () => {
  const knock = async (path: string, headers = {}) => {
    const line = new WebSocket(address.replace('http', 'ws') + path, { headers });
    const [, answer] = (await once(line, 'unexpected-response')) as [unknown, IncomingMessage];
    return answer.statusCode;
  };
  test.each([
    '/',
    '/healthz',
    '/socket.io',
    '/socket.io/?EIO=3&transport=websocket',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?transport=websocket',
    '//x/socket.io/?EIO=4&transport=websocket',
  ])('on %s', async (path) => {
    expect(await knock(path)).toBe(400);
  });

  test('for a page of another origin', async () => {
    const path = '/socket.io/?EIO=4&transport=websocket';
    expect(await knock(path, { origin: 'https://evil.example' })).toBe(403);
    expect(await knock(path, { origin: 'null' })).toBe(403);
  });
});

describe('a connection ends', () => {
  test('when its token does', async () => {
    const { closed } = await openTestSocket(address, await tokenEndingIn(1, admin));
    expect(await closed).toBe('io server disconnect');
  });

  test('when its session does, on every tab, and says why', async () => {
    const leaver = await aColleague(app, admin);
    const tabs = [
      await openTestSocket(address, leaver.token),
      await openTestSocket(address, leaver.token),
    ];
    await app.call('POST /jwt/logout', { token: leaver.token });
    for (const tab of tabs) {
      await tab.hears('accounts.session_ended');
      expect(await tab.closed).toBe('io server disconnect');
    }
    await expect(openTestSocket(address, leaver.token)).rejects.toThrow('unauthenticated');
  });

  test('when it renews with someone else’s token', async () => {
    const other = await aColleague(app, admin);
    const { socket, closed } = await openTestSocket(address, admin.token);
    socket.emit('session.renew', other.token);
    expect(await closed).toBe('io server disconnect');
  });

  test.each([
    ['what is said before the token', '42["chat.presence",{"isIdle":true}]'],
    ['a token that is no JSON', '40{'],
    ['another room of Socket.IO', '40/admin,{}'],
  ])('at %s', async (_what, said) => {
    const line = new WebSocket(
      `${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    );
    await once(line, 'open');
    line.send(said);
    await once(line, 'close');
  });

  test('at a second token, and is nobody’s any more', async () => {
    const { socket, closed } = await openTestSocket(address, admin.token);
    const raw = socket.io.engine.transport as unknown as { ws: { send(text: string): void } };
    raw.ws.send(`40{"token":"${admin.token}"}`);
    await closed;
    await expect.poll(() => openSocketsOf(admin)).toBe(0);
  });

  test('when a frame is too large, and others go on', async () => {
    const loud = await openTestSocket(address, admin.token);
    const quiet = await openTestSocket(address, admin.token);
    loud.socket.emit('x', 'x'.repeat(100_000));
    await loud.closed;
    await aTask(app, admin);
    expect(await quiet.hears('todo.task_changed')).toBeTruthy();
    quiet.socket.disconnect();
  });
});

test('a renewed token keeps the connection past the end of the first', async () => {
  const { socket, hears } = await openTestSocket(address, await tokenEndingIn(1, admin));
  const renewed = await tokenEndingIn(60, admin);
  expect(await socket.emitWithAck('session.renew', renewed)).toBe(true);
  const another = await openTestSocket(address, await tokenEndingIn(1, admin));
  await another.closed;
  await aTask(app, admin);
  await hears('todo.task_changed');
  socket.disconnect();
});

test('a token of many days keeps its connection', async () => {
  const { socket, hears } = await openTestSocket(address, await tokenEndingIn(40 * 86_400, admin));
  const another = await openTestSocket(address, await tokenEndingIn(1, admin));
  await another.closed;
  await aTask(app, admin);
  await hears('todo.task_changed');
  socket.disconnect();
});

test('unknown and hostile events change nothing', async () => {
  const { socket } = await openTestSocket(address, admin.token);
  for (const name of ['__proto__', 'constructor', 'todo.task_changed', 'join']) {
    socket.emit(name, { __proto__: { role: 'admin' } }, 'admins:1');
  }
  socket.emit('session.renew');
  socket.disconnect();
  expect((await app.http.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('a reader that stops reading is cut, others hear on', async () => {
  const stuck = await openTestSocket(address, admin.token);
  const reader = await openTestSocket(address, admin.token);
  const raw = stuck.socket.io.engine.transport as unknown as {
    ws: { pause(): void; resume(): void };
  };
  raw.ws.pause();
  const description = 'x'.repeat(900_000);
  for (let count = 0; count < 12; count++) await aTask(app, admin, { description });
  await reader.hears('todo.task_changed');
  const isCut = () => openSocketsOf(admin) === 1;
  await expect.poll(isCut, { timeout: 10_000 }).toBe(true);
  reader.socket.disconnect();
});

test('a server that stops does not wait long for who does not hear it', async () => {
  const another = await openTestApp();
  const { token } = await anAdmin(another);
  const deaf = await openTestSocket(await another.listen(), token);
  const raw = deaf.socket.io.engine.transport as unknown as { ws: { pause(): void } };
  raw.ws.pause();
  await another.close();
  deaf.socket.disconnect();
});

const openSocketsOf = ({ person }: Actor) => app.work.hub.countIn(`session:${person.sessionId}`);
