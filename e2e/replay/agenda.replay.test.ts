import { isDeepStrictEqual } from 'node:util';
import type { Agenda, AgendaResult, EventSetup, Messages } from '@plenum/contract';
import { QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../server/testing/builders.ts';
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts';
import { openTestSocket } from '../../server/testing/test-socket.ts';
import { draft } from '../../web/features/agenda/agenda.live.ts';
import { listenToLives } from '../../web/platform/live/lives.ts';
import { createQueryClient } from '../../web/platform/query-client.ts';
import { addHandler, newWires, type Wires } from './wires.ts';

const lines = vi.hoisted(() => ({}) as { wires: Wires });

vi.mock('../../web/platform/api-client.ts', () => ({
  call: (...sent: Parameters<Wires['call']>) => lines.wires.call(...sent),
}));
vi.mock('../../web/platform/messages.ts', () => ({
  onMessage: (...sent: [string, () => void]) => addHandler(lines.wires, ...sent),
  onReconnect: () => () => undefined,
}));

let app: TestApp;
let address: string;
let people: Actor[];
let eventId: number;
let roomIds: number[];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

beforeEach(async () => {
  lines.wires = newWires();
  const admin = await anAdmin(app);
  people = [admin, await aColleague(app, admin, 'admin', 'Bea')];
  const made = await app.call('POST /api/events', {
    token: admin.token,
    body: {
      name: 'Harbour Days',
      startsOn: '2027-03-10',
      endsOn: '2027-03-10',
      timeZone: 'Europe/Berlin',
      languages: ['en'],
    },
  });
  eventId = (made.body as EventSetup).id;
  roomIds = [await aRoom('Quay'), await aRoom('Loft')];
});

async function aRoom(name: string): Promise<number> {
  const made = await app.call('POST /api/events/:eventId/rooms', {
    token: people[0]?.token ?? '',
    params: { eventId },
    body: { name, kind: 'room', capacity: null },
  });
  return (made.body as EventSetup).rooms.at(-1)?.id ?? 0;
}

/** Something one of the organisers does to one of the sessions there are by then. */
type Deed = { by: number; at: number } & (
  | { kind: 'add' | 'remove' | 'undo' }
  | { kind: 'move'; room: number; slot: number }
  | { kind: 'name'; title: string }
  | { kind: 'shift'; minutes: number }
);

const who = { by: fc.nat(1), at: fc.nat() };
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ ...who, kind: fc.constant('add') }),
  fc.record({ ...who, kind: fc.constant('remove') }),
  fc.record({ ...who, kind: fc.constant('undo') }),
  fc.record({ ...who, kind: fc.constant('move'), room: fc.nat(1), slot: fc.nat(8) }),
  fc.record({ ...who, kind: fc.constant('name'), title: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ ...who, kind: fc.constant('shift'), minutes: fc.constantFrom(-30, 15, 60) }),
);
const rounds = fc.array(fc.array(deed, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

interface Past {
  sessionIds: number[];
  changeIds: number[];
}

/** Whatever the server refuses changes nothing; what it did is remembered. */
async function carryOut(past: Past, one: Deed): Promise<void> {
  const { token = '' } = people[one.by] ?? {};
  const sessionId = past.sessionIds[one.at % past.sessionIds.length] ?? 1;
  const changeId = past.changeIds[one.at % past.changeIds.length] ?? 1;
  const answer = await send();
  if (answer.status >= 500) throw new Error(`${one.kind} answered ${answer.text}`);
  if (answer.status > 299) return;
  const result = answer.body as AgendaResult;
  past.changeIds.push(result.changeId);
  if (one.kind === 'add') past.sessionIds.push(result.sessions[0]?.id ?? 0);

  function change(fields: object) {
    return app.call('PATCH /api/events/:eventId/agenda/sessions/:sessionId', {
      token,
      params: { eventId, sessionId },
      body: { version: versions.get(sessionId) ?? 1, ...fields },
    });
  }
  function send() {
    const params = { eventId };
    switch (one.kind) {
      case 'add':
        return app.call('POST /api/events/:eventId/agenda/sessions', {
          token,
          params,
          body: { kind: 'talk', title: { en: 'new' }, minutes: 30 },
        });
      case 'remove':
        return app.call('DELETE /api/events/:eventId/agenda/sessions/:sessionId', {
          token,
          params: { eventId, sessionId },
        });
      case 'undo':
        return app.call('POST /api/events/:eventId/agenda/changes/:changeId/undo', {
          token,
          params: { eventId, changeId },
        });
      case 'move': {
        const startsAt = new Date(Date.UTC(2027, 2, 10, 8 + one.slot)).toISOString();
        return change({ roomId: roomIds[one.room] ?? null, startsAt });
      }
      case 'name':
        return change({ title: { en: one.title } });
      case 'shift':
        return app.call('POST /api/events/:eventId/agenda/shift', {
          token,
          params,
          body: { sessionIds: [sessionId], minutes: one.minutes },
        });
    }
  }
}

/** The newest version of each session that anybody heard of: what a screen would send. */
const versions = new Map<number, number>();

/** The agenda of one organiser, open all the time, fed by one socket like a tab's. */
async function openAgenda(person: Actor) {
  const { wires } = lines;
  wires.call = async (key, input) => (await app.call(key, { ...input, token: person.token })).body;
  const client = createQueryClient();
  const stop = listenToLives(client);
  const { socket, hears } = await openTestSocket(address, person.token);
  socket.onAny((name: string, payload: unknown) => {
    if (name === 'agenda.draft_changed') {
      const { sessions } = payload as Messages['agenda.draft_changed'];
      for (const { id, version } of sessions) versions.set(id, version);
    }
    if (wires.loses(name, payload)) return;
    for (const handler of wires.handlers.get(name) ?? []) handler(payload);
  });
  const observer = new QueryObserver(client, draft.options(eventId));
  const leave = observer.subscribe(() => undefined);
  const byId = (agenda: Agenda | undefined) =>
    agenda?.sessions.toSorted((a, b) => a.id - b.id) ?? [];
  return {
    read: () => observer.refetch(),
    /** Our own write is told after everybody's: once it is heard, so is all before it. */
    catchUp: async () => {
      const answer = await app.call('POST /api/events/:eventId/agenda/sessions', {
        token: person.token,
        params: { eventId },
        body: { kind: 'break', title: { en: 'marker' }, minutes: 5 },
      });
      const [marker] = (answer.body as AgendaResult).sessions;
      await hears('agenda.draft_changed', ({ sessions }: Messages['agenda.draft_changed']) =>
        sessions.some(({ id }) => id === marker?.id),
      );
    },
    isFresh: async () => {
      const { body } = await app.call('GET /api/events/:eventId/agenda', {
        token: person.token,
        params: { eventId },
      });
      return isDeepStrictEqual(byId(observer.getCurrentResult().data), byId(body as Agenda));
    },
    close: () => {
      leave();
      stop();
      socket.disconnect();
    },
  };
}

async function live(
  screen: Awaited<ReturnType<typeof openAgenda>>,
  past: Past,
  story: readonly Deed[][],
): Promise<void> {
  for (const round of story) {
    const reading = screen.read();
    await Promise.all(round.map((one) => carryOut(past, one)));
    await reading;
  }
  await screen.catchUp();
}

it(
  'an agenda read before, with the messages since, is the agenda there is now',
  {
    timeout: 120_000,
  },
  async () => {
    const [person] = people;
    if (!person) throw new Error('Nobody is there.');
    const screen = await openAgenda(person);
    await screen.read();
    const past: Past = { sessionIds: [], changeIds: [] };
    for (let count = 0; count < 3; count++) await carryOut(past, { kind: 'add', by: 0, at: 0 });
    const property = fc.asyncProperty(rounds, async (story) => {
      await live(screen, past, story);
      expect(await screen.isFresh()).toBe(true);
    });
    await fc.assert(property, { numRuns: 15, endOnFailure: true });
    screen.close();
  },
);

/** Shows that the comparison above can fail. */
it('is not, when one message gets lost', async () => {
  const [person] = people;
  if (!person) throw new Error('Nobody is there.');
  const screen = await openAgenda(person);
  await screen.read();
  let left = 1;
  lines.wires.loses = (name) => name === 'agenda.draft_changed' && left-- > 0;
  await carryOut({ sessionIds: [], changeIds: [] }, { kind: 'add', by: 0, at: 0 });
  await screen.catchUp();
  expect(await screen.isFresh()).toBe(false);
  screen.close();
});
