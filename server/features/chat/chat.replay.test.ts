import type { Line, LineChange, Messages } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { personIn } from '../../platform/sockets/rooms.ts';
import type { Room } from '../../platform/work.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aChannel, aChat, aGroup, aLine } from '../../testing/chat/chat.ts';
import { type ChatCalls, chatCalls } from '../../testing/chat/chat-calls.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { watchersOf } from './chat.live.ts';
import { chatFacts } from './lines/lines.moderated.ts';

/** A window that has everything up to a number, and what came after it, is as one opened now. */

let app: TestApp;
let chat: ChatCalls;
let admin: Actor;
let mia: Actor;
let noah: Actor;
let told: { rooms: readonly Room[]; payload: Messages['chat.changes'] }[] = [];

beforeAll(async () => {
  app = await openTestApp();
  chat = chatCalls(app);
  admin = await anAdmin(app);
  mia = await aColleague(app, admin, 'client', 'Mia Lind');
  noah = await aColleague(app, admin, 'client', 'Noah Berger');
  const tell = app.work.hub.tell;
  vi.spyOn(app.work.hub, 'tell').mockImplementation((name, payload, rooms, ...rest) => {
    if (name === 'chat.changes') told.push({ rooms, payload: payload as never });
    tell(name, payload, rooms, ...rest);
  });
});
beforeEach(() => {
  told = [];
});
afterAll(() => app.close());

type State = Map<number, Line>;

/** Who stands first among who reacted depends on who asks. */
const plain = (line: Line): Line => ({
  ...line,
  reactions: line.reactions.map((one) => ({
    ...one,
    personIds: one.personIds.toSorted((a, b) => a - b),
  })),
});

/** All a window can have open: the history with every thread. */
async function freshFor(by: Actor, id: number): Promise<State> {
  const { lines } = await chat.lines(by, id, { limit: 200 });
  const all = [...lines];
  for (const root of lines) all.push(...(await chat.thread(by, id, root.id)).lines);
  return new Map(all.map((line) => [line.id, plain(line)]));
}

function apply(state: State, changes: readonly LineChange[]): State {
  const after = new Map(state);
  for (const { line } of changes) if (line) after.set(line.id, plain(line));
  return after;
}

const heardIn = (room: Room, conversationId: number): LineChange[] =>
  told
    .filter((one) => one.payload.conversationId === conversationId && one.rooms.includes(room))
    .flatMap(({ payload }) => payload.changes);

const deeds = [
  'say',
  'hold',
  'reply',
  'edit',
  'delete',
  'react',
  'unreact',
  'pin',
  'unpin',
] as const;
const moderated = ['hide', 'release'] as const;
type Deed = (typeof deeds)[number] | (typeof moderated)[number];
interface Step {
  deed: Deed;
  by: boolean;
  which: number;
}

const stepsOf = (all: readonly Deed[]) =>
  fc.array(fc.record({ deed: fc.constantFrom(...all), by: fc.boolean(), which: fc.nat(9) }), {
    minLength: 4,
    maxLength: 14,
  });

/** Refusals are part of it: they change nothing. */
async function take(id: number, { deed, by, which }: Step, lines: Line[]): Promise<void> {
  const actor = by ? mia : admin;
  const line = lines[which % Math.max(1, lines.length)];
  const said = async (more: object) => {
    const { status, body } = await chat.say(actor, id, more);
    if (status === 201) lines.push(body as Line);
  };
  if (deed === 'say' || !line) return said({});
  if (deed === 'hold') return said({ text: 'The casino' });
  if (deed === 'reply') return said({ threadId: line.threadId ?? line.id });
  const { organisationId } = actor.person;
  const lineId = line.id;
  const calls: Record<Exclude<Deed, 'say' | 'hold' | 'reply'>, () => Promise<unknown>> = {
    edit: () => chat.edit(actor, id, lineId, `Better ${which}`),
    delete: () => chat.remove(actor, id, lineId),
    react: () => chat.react(actor, id, lineId, which % 2 ? '👍' : '🎉'),
    unreact: () => chat.react(actor, id, lineId, '👍', false),
    pin: () => chat.pin(actor, id, lineId),
    unpin: () => chat.pin(actor, id, lineId, false),
    hide: () => app.work.transaction((tx) => chatFacts.hideLine(tx, organisationId, lineId)),
    release: () => app.work.transaction((tx) => chatFacts.releaseLine(tx, organisationId, lineId)),
  };
  await calls[deed]();
}

async function replay(id: number, room: Room, steps: readonly Step[]): Promise<void> {
  const lines: Line[] = [];
  const middle = Math.floor(steps.length / 2);
  for (const step of steps.slice(0, middle)) await take(id, step, lines);
  const stale = await freshFor(noah, id);
  const { sequence } = await chat.lines(noah, id);
  const before = heardIn(room, id).length;
  for (const step of steps.slice(middle)) await take(id, step, lines);

  const fresh = await freshFor(noah, id);
  const live = heardIn(room, id).slice(before);
  expect(apply(stale, live)).toEqual(fresh);
  const healed = await chat.changes(noah, id, sequence);
  expect(apply(stale, healed.changes)).toEqual(fresh);
  const numbers = heardIn(room, id).map((one) => one.sequence);
  expect(numbers).toEqual(Array.from({ length: healed.sequence }, (_, at) => at + 1));
  const order = [...fresh.values()].filter(({ threadId }) => threadId === null);
  expect(order.map((one) => one.sequence)).toEqual(
    order.map((one) => one.sequence).toSorted((a, b) => a - b),
  );
}

describe('stale state and messages are fresh state, without a hole or a double', () => {
  test('in a channel, for who reads along', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(stepsOf([...deeds, ...moderated]), async (steps) => {
        const { id, eventId } = await aChannel(app, admin, [mia, noah]);
        const { organisationId } = admin.person;
        await app.testDb.db.run(
          sql`insert into moderation_words (organisation_id, event_id, held)
              values (${organisationId}, ${eventId}, '{casino}')`,
        );
        await replay(id, watchersOf({ organisationId, id }), steps);
      }),
      { numRuns: 12 },
    );
  });

  test('in a group, for a member', { timeout: 120_000 }, async () => {
    const { organisationId, id: personId } = noah.person;
    await fc.assert(
      fc.asyncProperty(stepsOf(deeds), async (steps) => {
        const id = await aGroup(app, admin, [mia, noah]);
        await replay(id, personIn(organisationId, personId), steps);
      }),
      { numRuns: 8 },
    );
  });
});

test('whoever came later into a group hears nothing of what was said before', async () => {
  const id = await aGroup(app, mia, [admin]);
  const before = await aLine(app, mia, id, { text: 'Between us' });
  await app.testDb.db.run(
    sql`insert into chat_members (organisation_id, conversation_id, person_id, joined_sequence)
        values (${noah.person.organisationId}, ${id}, ${noah.person.id}, 1)`,
  );
  await chat.react(mia, id, before.id, '👍');
  const after = await aLine(app, mia, id, { text: 'To all' });
  expect([...(await freshFor(noah, id)).keys()]).toEqual([after.id]);
  const { changes } = await chat.changes(noah, id, 0);
  expect(changes.map(({ sequence, line }) => [sequence, line?.text])).toEqual([
    [2, undefined],
    [3, 'To all'],
  ]);
  const { organisationId } = noah.person;
  const heard = heardIn(personIn(organisationId, noah.person.id), id);
  expect(heard.map(({ sequence, line }) => [sequence, line?.text])).toEqual([
    [2, undefined],
    [3, 'To all'],
  ]);
  const ofMia = heardIn(personIn(organisationId, mia.person.id), id);
  expect(ofMia.map(({ line }) => line?.text)).toEqual(['Between us', 'Between us', 'To all']);
});

test('what is told between two is told to nobody else', async () => {
  const id = await aChat(app, mia, noah);
  const { id: lineId } = await aLine(app, mia, id);
  await chat.react(noah, id, lineId, '👍');
  await chat.remove(mia, id, lineId);
  const { organisationId } = mia.person;
  const both = [mia, noah].map(({ person }) => personIn(organisationId, person.id));
  expect(told).toHaveLength(3);
  for (const { rooms } of told) expect(new Set(rooms)).toEqual(new Set(both));
});

test('more than a thousand changes are not listed, but said to be too many', async () => {
  const id = await aGroup(app, mia, [noah]);
  await app.testDb.db.run(
    sql`insert into chat_lines (organisation_id, conversation_id, sequence, changed, author_id,
          client_id, text, created_at)
        select ${mia.person.organisationId}, ${id}, n, n, ${mia.person.id}, gen_random_uuid(), 'x',
          now() from generate_series(1, 1001) n`,
  );
  await app.testDb.db.run(sql`update chat_conversations set sequence = 1001 where id = ${id}`);
  expect(await chat.changes(noah, id, 0)).toEqual({
    changes: [],
    sequence: 1001,
    isTooFar: true,
  });
  expect((await chat.changes(noah, id, 1)).changes).toHaveLength(1000);
});
