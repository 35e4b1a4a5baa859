import type { EventSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  aBooth,
  aColleague,
  type Actor,
  anAdmin,
  aPublishedEvent,
} from '../../../testing/builders.ts';
import { callOf, codeOf, groupCalls } from '../../../testing/calls/group-calls.ts';
import { aBoothQuestion } from '../../../testing/chat/desks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../../testing/test-socket.ts';
import { insertPerson } from '../../events/index.ts';
import { settleGroupCalls } from '../index.ts';

let app: TestApp;
let address: string;
let calls: ReturnType<typeof groupCalls>;
let admin: Actor;
let event: EventSetup;
let exhibitorId: number;
let visitor: Actor;
let vera: Actor;
let luis: Actor;
let conversationId: number;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  calls = groupCalls(app);
  admin = await anAdmin(app);
});
beforeEach(async () => {
  await app.testDb.db.run(sql`delete from calls_groups`);
  event = await aPublishedEvent(app, admin);
  [visitor, vera, luis] = await Promise.all([
    aVisitor('Noah Berger'),
    aColleague(app, admin, 'client', 'Vera Sol'),
    aColleague(app, admin, 'client', 'Luis Prado'),
  ]);
  ({ id: exhibitorId } = await aBooth(app, admin, event.id, [vera, luis]));
  conversationId = await aBoothQuestion(app, visitor, { eventId: event.id, exhibitorId });
});
afterAll(async () => {
  for (const { socket } of sockets) socket.disconnect();
  await app.close();
});

async function aVisitor(name: string): Promise<Actor> {
  const one = await aColleague(app, admin, 'client', name);
  await insertPerson(app.testDb.db, one.person.organisationId, event.id, one.person.id);
  return one;
}
const windowOf = async ({ token }: Actor): Promise<TestSocket> => {
  const opened = await openTestSocket(address, token);
  sockets.push(opened);
  return opened;
};

test('a visitor calls the staff of a booth: it rings at all of them, and is kept for both sides', async () => {
  const window = await windowOf(luis);
  const { id } = callOf(await calls.start(visitor, conversationId));
  const { call } = await window.hears('calls.group_rings');
  expect(call).toMatchObject({ id, kind: 'booth', title: expect.stringContaining('Booth') });
  expect((await calls.ringing(vera))?.id).toBe(id);
  for (const one of [vera, luis]) expect((await calls.join(one, id)).status).toBe(200);
  expect((await calls.talk(visitor, id)).status).toBe(200);
  expect((await calls.hear(vera, id, visitor)).status).toBe(200);
  expect(await calls.nowIn(visitor)).toEqual(['Noah Berger', 'Vera Sol', 'Luis Prado']);
  for (const one of [visitor, vera, luis]) await calls.leave(one, id);
  for (const one of [visitor, vera]) expect(await calls.past(one, conversationId)).toHaveLength(1);
});

test('the staff calls back, and who began it mutes and removes', async () => {
  const id = await calls.begun(conversationId, vera, [visitor, luis]);
  expect((await calls.silence(vera, id, visitor)).status).toBe(200);
  expect((await calls.remove(luis, id, visitor)).status).toBe(403);
  expect((await calls.remove(vera, id, visitor)).status).toBe(200);
  expect(codeOf(await calls.join(visitor, id))).toBe('calls.removed');
});

test('other visitors, organisers who are no staff, and strangers find no call', async () => {
  const id = await calls.begun(conversationId, visitor, [vera]);
  const other = await aVisitor('Ines Prado');
  await aBoothQuestion(app, other, { eventId: event.id, exhibitorId });
  for (const one of [other, admin, await aColleague(app, admin), await anAdmin(app)]) {
    const answers = [
      await calls.start(one, conversationId),
      await calls.join(one, id),
      await calls.talk(one, id),
      await calls.hear(one, id, visitor),
      await calls.leave(one, id),
      await calls.silence(one, id, visitor),
      await calls.remove(one, id, visitor),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await calls.listed(one)).calls).toEqual([]);
    expect(await calls.ringing(one)).toBeNull();
  }
});

test.each([
  [
    'works at the booth no more',
    () => [vera, sql`delete from exhibitors_staff where person_id = ${vera.person.id}`] as const,
  ],
  [
    'was banned from the event',
    () =>
      [
        visitor,
        sql`update events_people set banned_until = 'infinity'
            where person_id = ${visitor.person.id}`,
      ] as const,
  ],
  [
    'visits a booth that is hidden now',
    () => [visitor, sql`update exhibitors set is_shown = false where id = ${exhibitorId}`] as const,
  ],
])('who %s is out of the call, and may not come back', async (_what, becomes) => {
  const id = await calls.begun(conversationId, luis, [visitor, vera]);
  const [who, change] = becomes();
  await app.testDb.db.run(change);
  await settleGroupCalls(app.work);
  expect(await calls.nowIn(luis)).not.toContain(who.fullName);
  expect((await calls.join(who, id)).status).toBe(404);
});

test('who is muted in the event begins and joins no call there', async () => {
  await app.testDb.db.run(
    sql`insert into moderation_measures (organisation_id, event_id, person_id, kind, reason, by_id, at)
        values (${visitor.person.organisationId}, ${event.id}, ${visitor.person.id}, 'mute', 'spam',
          ${admin.person.id}, now())`,
  );
  expect(codeOf(await calls.start(visitor, conversationId))).toBe('moderation.muted');
  const id = await calls.begun(conversationId, vera);
  expect(codeOf(await calls.join(visitor, id))).toBe('moderation.muted');
});
