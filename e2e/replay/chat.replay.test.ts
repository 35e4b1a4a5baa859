import { isDeepStrictEqual } from 'node:util';
import type { Line } from '@plenum/contract';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../server/testing/builders.ts';
import { aChannel, aLine } from '../../server/testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../server/testing/chat/chat-calls.ts';
import { aWindow, type ChatWindow } from '../../server/testing/chat/chat-windows.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { hasHole, knowHead } from '../../web/features/chat/lines/lines.history.ts';
import { histories, historiesOf } from '../../web/features/chat/lines/lines.live.ts';
import { listenToLives } from '../../web/platform/live/lives.ts';
import { teach } from '../../web/platform/live/teach.ts';
import { deliver, heal } from '../../web/platform/messages.ts';
import { createQueryClient } from '../../web/platform/query-client.ts';
import type { Wires } from './wires.ts';

const lines = vi.hoisted(() => ({}) as { call: Wires['call']; ownId: number });

vi.mock('../../web/platform/api-client.ts', () => ({
  call: (...sent: Parameters<Wires['call']>) => lines.call(...sent),
}));
vi.mock('../../web/features/chat/desks/use-owner.ts', () => ({ ownId: () => lines.ownId }));

let app: TestApp;
let address: string;
let chat: ChatCalls;
let people: Actor[];
let reader: Actor;
let conversationId: number;
let rootId: number;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  chat = chatCalls(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  const admin = await anAdmin(app);
  reader = await aColleague(app, admin, 'client', 'Noah Berger');
  people = [admin, await aColleague(app, admin, 'client', 'Mia Lind'), reader];
  ({ id: conversationId } = await aChannel(app, admin, people.slice(1)));
  ({ id: rootId } = await aLine(app, admin, conversationId, { text: 'Who brings the chairs?' }));
  lines.ownId = reader.person.id;
  lines.call = async (key, input) => (await app.call(key, { ...input, token: reader.token })).body;
});

/** What one of them does to a line, or what becomes of the reader's connection. */
interface Deed {
  kind: 'say' | 'reply' | 'edit' | 'remove' | 'react' | 'unreact' | 'pin' | 'cut' | 'connect';
  by: number;
  at: number;
}

const talk = ['say', 'reply', 'edit', 'remove', 'react', 'unreact', 'pin'] as const;
const connection = ['cut', 'connect'] as const;
const rounds = fc.array(
  fc.array(
    fc.record({
      kind: fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...talk) },
        { weight: 1, arbitrary: fc.constantFrom(...connection) },
      ),
      by: fc.nat(2),
      at: fc.nat(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  { minLength: 2, maxLength: 8 },
);

/** Whatever is refused changes nothing. */
async function carryOut(said: Line[], { kind, by, at }: Deed): Promise<void> {
  const actor = people[by] ?? reader;
  const lineId = said[at % said.length]?.id ?? rootId;
  const send = {
    say: () => chat.say(actor, conversationId),
    reply: () => chat.say(actor, conversationId, { threadId: rootId }),
    edit: () => chat.edit(actor, conversationId, lineId, `Better ${at}`),
    remove: () => chat.remove(actor, conversationId, lineId),
    react: () => chat.react(actor, conversationId, lineId, at % 2 ? '👍' : '🎉'),
    unreact: () => chat.react(actor, conversationId, lineId, '👍', false),
    pin: () => chat.pin(actor, conversationId, lineId, at % 2 === 0),
  };
  if (kind === 'cut' || kind === 'connect') return;
  const answer = await send[kind]();
  if (answer.status >= 500) throw new Error(`${kind} answered ${answer.text}`);
  if (answer.status === 201) said.push(answer.body as Line);
}

/** Who stands first among who reacted depends on who asks. */
const plain = (all: readonly Line[] = []) =>
  all.map(({ reactions, ...line }) => ({
    ...line,
    reactions: reactions.map((one) => ({
      ...one,
      personIds: one.personIds.toSorted((a, b) => a - b),
    })),
  }));

/** A channel and one of its threads, open all the time, on a connection that comes and goes. */
async function openChannel() {
  const client = createQueryClient();
  const stop = listenToLives(client);
  const place = { conversationId, mayModerate: false };
  const open = (threadId: number | null) => {
    const observer = new QueryObserver(client, histories.options({ ...place, threadId }));
    return { leave: observer.subscribe(() => undefined), observer };
  };
  const history = open(null);
  const thread = open(rootId);
  const shown = () => [history, thread].map(({ observer }) => observer.getCurrentResult().data);
  let connected: ChatWindow | undefined;

  /** As the app does: what is live hears that it may lack something, the server says how much there is. */
  const connect = async ({ asks = true } = {}) => {
    if (connected) return;
    connected = await aWindow(address, reader);
    connected.socket.onAny(deliver);
    heal(null);
    const watched = await connected.say('chat.watch', { conversationId });
    if (!('answer' in watched)) throw new Error(watched.problem);
    const { sequence } = watched.answer;
    const known = historiesOf(conversationId, (one) => knowHead(one, sequence));
    if (asks) teach(client, known);
  };
  const cut = async () => {
    connected?.socket.disconnect();
    await connected?.closed;
    connected = undefined;
  };

  const isSettled = (sequence: number) =>
    client.isFetching() === 0 &&
    shown().every((one) => one && one.upTo >= sequence && !hasHole(one));
  const settled = (sequence: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSettled(sequence)) return;
        forget();
        resolve();
      };
      const forget = client.getQueryCache().subscribe(() => queueMicrotask(look));
      look();
    });

  return {
    connect,
    cut,
    catchUp: async () => {
      await connect();
      await settled((await chat.lines(reader, conversationId)).sequence);
    },
    isFresh: async () => {
      const [page, replies] = await Promise.all([
        chat.lines(reader, conversationId, { limit: 60 }),
        chat.thread(reader, conversationId, rootId),
      ]);
      const fresh = [page.lines, replies.lines].map(plain);
      return isDeepStrictEqual(
        shown().map((one) => plain(one?.lines)),
        fresh,
      );
    },
    close: async () => {
      for (const { leave } of [history, thread]) leave();
      stop();
      await cut();
    },
  };
}

type Channel = Awaited<ReturnType<typeof openChannel>>;

async function live(channel: Channel, said: Line[], story: readonly Deed[][]): Promise<void> {
  for (const round of story) {
    const talking = round.map((one) => carryOut(said, one));
    for (const { kind } of round) {
      if (kind === 'cut') await channel.cut();
      if (kind === 'connect') await channel.connect();
    }
    await Promise.all(talking);
  }
  await channel.catchUp();
}

it(
  'what was read before, with the messages since and what was missed, is what there is now',
  { timeout: 120_000 },
  async () => {
    const channel = await openChannel();
    await channel.catchUp();
    const said: Line[] = [];
    const property = fc.asyncProperty(rounds, async (story) => {
      await live(channel, said, story);
      expect(await channel.isFresh()).toBe(true);
    });
    await fc.assert(property, { numRuns: 20, endOnFailure: true });
    await channel.close();
  },
);

/** Shows that the comparison above can fail. */
it('is not, where nobody asks what was missed', async () => {
  const channel = await openChannel();
  await channel.catchUp();
  await channel.cut();
  const there = await aWindow(address, people[1] ?? reader);
  await there.say('chat.watch', { conversationId });
  const said: Line[] = [];
  await carryOut(said, { kind: 'say', by: 0, at: 0 });
  // What is told waits for its tick: who is back before it hears it with everybody else.
  await there.hears('chat.changes', ({ changes }) =>
    changes.some(({ line }) => line?.id === said[0]?.id),
  );
  await channel.connect({ asks: false });
  expect(await channel.isFresh()).toBe(false);
  there.socket.disconnect();
  await channel.close();
});
