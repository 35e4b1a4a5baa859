import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { listen, speak } from '../../../testing/calls/a-voice.ts';
import { callOf, codeOf, groupCalls, names } from '../../../testing/calls/group-calls.ts';
import { aGroup } from '../../../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../../testing/test-socket.ts';
import { settleGroupCalls } from './group.settle.ts';

let app: TestApp;
let address: string;
let calls: ReturnType<typeof groupCalls>;
let admin: Actor;
let lea: Actor;
let noah: Actor;
let ines: Actor;
let conversationId: number;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  calls = groupCalls(app);
  admin = await anAdmin(app);
});
beforeEach(async () => {
  app.clock.ahead = 0;
  await app.testDb.db.run(sql`delete from calls_groups`);
  [lea, noah, ines] = await Promise.all([
    aColleague(app, admin, 'client', 'Lea Okafor'),
    aColleague(app, admin, 'client', 'Noah Berger'),
    aColleague(app, admin, 'client', 'Ines Prado'),
  ]);
  conversationId = await aGroup(app, lea, [noah, ines]);
});
afterAll(async () => {
  for (const { socket } of sockets) socket.disconnect();
  await app.close();
});

const windowOf = async ({ token }: Actor): Promise<TestSocket> => {
  const opened = await openTestSocket(address, token);
  sockets.push(opened);
  return opened;
};

describe('order in it', () => {
  test('is kept by who began it, and by an organiser who is in the group', async () => {
    await app.testDb.db.run(
      sql`insert into chat_members (organisation_id, conversation_id, person_id, standing)
          values (${lea.person.organisationId}, ${conversationId}, ${admin.person.id}, 'member')`,
    );
    const id = await calls.begun(conversationId, lea, [noah, ines]);
    expect((await calls.silence(noah, id, ines)).status).toBe(403);
    expect((await calls.remove(noah, id, lea)).status).toBe(403);
    expect((await calls.silence(lea, id, lea)).status).toBe(404);
    const silenced = callOf(await calls.silence(lea, id, noah));
    expect(silenced.people.map(({ isSilenced }) => isSilenced)).toEqual([false, true, false]);
    await calls.leave(noah, id);
    const back = callOf(await calls.join(noah, id));
    expect(back.people[1]?.isSilenced).toBe(true);
    const again = callOf(await calls.silence(admin, id, noah, false));
    expect(again.people[1]?.isSilenced).toBe(false);
  });

  test('who is silenced is seen and not heard, whatever their window sends', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const hush = await speak((offer) => calls.talk(noah, id, { offer }));
    const { soundNow, close } = await listen((offer) => calls.hear(lea, id, noah, offer));
    expect(await soundNow()).toBeGreaterThan(20);
    await calls.silence(lea, id, noah);
    expect(await soundNow()).toBe(0);
    await calls.silence(lea, id, noah, false);
    expect(await soundNow()).toBeGreaterThan(20);
    hush();
    close();
  });

  test('who is removed is out, is told, and does not come back to this one', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const window = await windowOf(noah);
    expect((await calls.remove(lea, id, noah)).status).toBe(200);
    const told = await window.hears('calls.group_changed');
    expect(names(told.call)).toEqual(['Lea Okafor']);
    expect(codeOf(await calls.join(noah, id))).toBe('calls.removed');
    expect(codeOf(await calls.start(noah, conversationId))).toBe('calls.removed');
    expect(codeOf(await calls.talk(noah, id))).toBe('calls.over');
    await calls.remove(lea, id, noah);
    await calls.leave(lea, id);
    expect((await calls.start(noah, conversationId)).status).toBe(200);
  });
});

describe('out at once is', () => {
  test.each<[string, (who: Actor) => ReturnType<typeof sql>]>([
    [
      'who is no member of the group any more',
      ({ person }) => sql`update chat_members set standing = 'left' where person_id = ${person.id}`,
    ],
    [
      'who was deactivated',
      ({ person }) =>
        sql`update organisations_members set deactivated_at = now() where person_id = ${person.id}`,
    ],
    [
      'whose session ended',
      ({ person }) =>
        sql`update accounts_sessions set ended_at = now() where person_id = ${person.id}`,
    ],
  ])('%s', async (_why, cause) => {
    const id = await calls.begun(conversationId, lea, [noah]);
    await calls.talk(noah, id);
    await app.testDb.db.run(cause(noah));
    await settleGroupCalls(app.work);
    expect(await calls.nowIn(lea)).toEqual(['Lea Okafor']);
    expect((await calls.talk(noah, id)).status).toBeGreaterThanOrEqual(401);
  });

  test('who said nothing for 45 seconds; and who waited five minutes alone', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    app.clock.ahead = 40;
    await calls.send(lea, id);
    app.clock.ahead = 50;
    await settleGroupCalls(app.work);
    expect(await calls.nowIn(lea)).toEqual(['Lea Okafor']);
    for (const ahead of [90, 130, 170, 210, 250, 290, 330, 345]) {
      app.clock.ahead = ahead;
      await calls.send(lea, id);
      await settleGroupCalls(app.work);
    }
    expect(await calls.nowIn(lea)).toEqual(['Lea Okafor']);
    app.clock.ahead = 351;
    await settleGroupCalls(app.work);
    expect((await calls.listed(lea)).calls).toEqual([]);
    expect(await calls.past(noah, conversationId)).toHaveLength(1);
  });

  test('the line between two of whom one blocked the other', async () => {
    const id = await calls.begun(conversationId, lea, [noah, ines]);
    expect((await calls.hear(noah, id, lea)).status).toBe(200);
    await app.testDb.db.run(
      sql`insert into chat_blocks (organisation_id, person_id, blocked_id, at)
          values (${lea.person.organisationId}, ${lea.person.id}, ${noah.person.id}, now())`,
    );
    await settleGroupCalls(app.work);
    const lines = [
      await calls.hear(noah, id, lea),
      await calls.hear(lea, id, noah),
      await calls.hear(ines, id, lea),
    ];
    expect(lines.map(({ status }) => status)).toEqual([404, 404, 200]);
  });
});
