import type { Acting } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin, aTask } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let openedAt: number;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  openedAt = performance.now();
  address = await app.listen();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const open = () => openTestSocket(address, admin.token);
const say = ({ socket }: TestSocket, ...words: unknown[]) =>
  socket.emitWithAck(...(words as [string])) as Promise<unknown>;
const isUp = async () => (await app.http.inject({ url: '/healthz' })).statusCode === 200;
const hearsOn = async (quiet: TestSocket) => {
  const { id } = await aTask(app, admin);
  await quiet.hears('todo.task_changed', ({ task }) => task.id === id);
};

describe('refused, and others go on', () => {
  test.each([
    '__proto__',
    'constructor',
    'toString',
    'join',
    'error',
    'chat.nothing',
    'chat.changes',
  ])('a command called %s', async (name) => {
    const window = await open();
    expect(await say(window, name, {})).toEqual({ problem: 'not_found' });
    window.socket.disconnect();
  });

  test.each([
    undefined,
    null,
    7,
    'x',
    [],
    {},
    { conversationId: '1' },
    { conversationId: 0 },
    { conversationId: 1.5 },
    { conversationId: 1e300 },
    { conversationId: [1] },
    { conversationId: { $gt: 0 } },
    { conversationId: 1, personId: 2 },
    JSON.parse('{"conversationId":1,"__proto__":{"x":1}}'),
  ])('a command that says %j', async (input) => {
    const window = await open();
    expect(await say(window, 'chat.watch', input)).toEqual({ problem: 'invalid' });
    window.socket.disconnect();
  });

  test('a command without ears for the answer', async () => {
    const window = await open();
    window.socket.emit('chat.watch', { conversationId: 1 });
    window.socket.emit('chat.watch', 'x', { conversationId: 1 });
    expect(await say(window, 'chat.presence', { isIdle: false })).toEqual({ answer: {} });
    window.socket.disconnect();
  });

  test('what is nested as deep as a frame allows', async () => {
    const [loud, quiet] = [await open(), await open()];
    const raw = rawOf(loud);
    raw.send(`42["chat.watch",${'['.repeat(60_000)}`);
    await loud.closed;
    await hearsOn(quiet);
    quiet.socket.disconnect();
  });

  test.each([
    ['ten megabytes', (raw: Raw) => raw.send('x'.repeat(10_000_000))],
    ['bytes', (raw: Raw) => raw.send(Buffer.from([0xff, 0xfe, 0x00]))],
    ['a packet of no kind', (raw: Raw) => raw.send('4!')],
    [
      'ten thousand tiny frames',
      (raw: Raw) => {
        for (let count = 0; count < 10_000; count++) raw.send('42["x"]');
      },
    ],
    [
      'ten thousand pings',
      (raw: Raw) => {
        for (let count = 0; count < 10_000; count++) raw.ping();
      },
    ],
    [
      'ten thousand answers nobody asked for',
      (raw: Raw) => {
        for (let count = 0; count < 10_000; count++) raw.pong();
      },
    ],
  ])('%s', async (_what, flood) => {
    const [loud, quiet] = [await open(), await open()];
    flood(rawOf(loud));
    await loud.closed;
    await hearsOn(quiet);
    expect(await isUp()).toBe(true);
    quiet.socket.disconnect();
  });

  test('frames from who has not signed in', async () => {
    const { io } = await import('socket.io-client');
    const stranger = io(address, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: {},
    });
    const engine = stranger.io.engine;
    await new Promise<void>((resolve) => void engine.once('open', () => resolve()));
    const closed = new Promise((resolve) => void engine.once('close', resolve));
    const raw = (engine.transport as unknown as { ws: Raw }).ws;
    for (let count = 0; count < 10_000; count++) raw.send('3');
    await closed;
    expect(await isUp()).toBe(true);
  });

  test('a hundred and first window of one person', async () => {
    const crowd = await anAdmin(app);
    const windows = await Promise.all(
      Array.from({ length: 100 }, () => openTestSocket(address, crowd.token)),
    );
    await expect(openTestSocket(address, crowd.token)).rejects.toThrow('too_many');
    for (const { socket } of windows) socket.disconnect();
  });

  test('a hundred and first window of who also acts as somebody', async () => {
    const sitter = await anAdmin(app);
    const personId = (await aColleague(app, sitter)).person.id;
    const body = { personId, reason: 'They cannot find their sessions' };
    const tokens = [sitter.token];
    for (let times = 0; times < 2; times++) {
      const input = { token: sitter.token, body };
      const answer = await app.call('POST /api/accounts/acting', input);
      tokens.push((answer.body as Acting).accessToken);
    }
    const windows = await Promise.all(
      Array.from({ length: 100 }, (_, at) => openTestSocket(address, tokens[at % 3])),
    );
    for (const token of tokens) {
      await expect(openTestSocket(address, token)).rejects.toThrow('too_many');
    }
    for (const { socket } of windows) socket.disconnect();
  });
});

test('an answer to nothing that was asked changes nothing', async () => {
  const window = await open();
  rawOf(window).send('430[{}]');
  expect(await say(window, 'chat.presence', { isIdle: false })).toEqual({ answer: {} });
  window.socket.disconnect();
});

test('as many commands as a person can give are obeyed', async () => {
  const window = await open();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, count) =>
      say(window, 'chat.presence', { isIdle: count % 2 === 0 }),
    ),
  );
  expect(answers).toEqual(answers.map(() => ({ answer: {} })));
  window.socket.disconnect();
});

interface Raw {
  send(data: string | Buffer): void;
  ping(): void;
  pong(): void;
}
const rawOf = ({ socket }: TestSocket) => (socket.io.engine.transport as unknown as { ws: Raw }).ws;

describe('who was away is told by name what was said meanwhile', () => {
  const missed = (window: TestSocket, since: number) =>
    say(window, 'window.missed', { ms: Math.ceil(performance.now() - since) });

  test('to them, and not to others', async () => {
    const [reader, stranger] = [await aColleague(app, admin), await anAdmin(app)];
    // Neither before the server was there, nor so late that the question's own way counts.
    const since = (openedAt + performance.now()) / 2;
    await aTask(app, reader);
    const windows = await Promise.all([
      openTestSocket(address, reader.token),
      openTestSocket(address, stranger.token),
    ]);
    const [own, others] = await Promise.all(windows.map((window) => missed(window, since)));
    expect(own).toEqual({ answer: { names: expect.arrayContaining(['todo.task_changed']) } });
    expect(others).not.toEqual({
      answer: { names: expect.arrayContaining(['todo.task_changed']) },
    });
    for (const { socket } of windows) socket.disconnect();
  });

  test('and before the server began nobody can tell', async () => {
    const window = await open();
    expect(await say(window, 'window.missed', { ms: 1e9 })).toEqual({ answer: { names: null } });
    expect(await say(window, 'window.missed', { ms: -1 })).toEqual({ problem: 'invalid' });
    window.socket.disconnect();
  });
});
