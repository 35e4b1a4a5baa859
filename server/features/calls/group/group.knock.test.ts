import type { GroupCall } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { callOf, codeOf, groupCalls, names } from '../../../testing/calls/group-calls.ts';
import { aGroup } from '../../../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { settleGroupCalls } from './group.settle.ts';

let app: TestApp;
let address: string;
let calls: ReturnType<typeof groupCalls>;
let admin: Actor;
let lea: Actor;
let noah: Actor;
let ines: Actor;
let vera: Actor;
let id: number;

beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  calls = groupCalls(app);
  admin = await anAdmin(app);
});
beforeEach(async () => {
  app.clock.ahead = 0;
  await app.testDb.db.run(sql`delete from calls_groups`);
  [lea, noah, ines, vera] = await Promise.all([
    aColleague(app, admin, 'client', 'Lea Okafor'),
    aColleague(app, admin, 'client', 'Noah Berger'),
    aColleague(app, admin, 'client', 'Ines Prado'),
    aColleague(app, admin, 'client', 'Vera Sol'),
  ]);
  const conversationId = await aGroup(app, lea, [noah, ines, vera]);
  id = await calls.begun(conversationId, lea, [noah]);
  await calls.door(lea, id);
});
afterAll(() => app.close());

const knocking = ({ knocks }: GroupCall) => knocks.map(({ person }) => person.fullName);
const now = async () => (await calls.listed(lea)).calls[0] as GroupCall;
const block = ({ person }: Actor, blocked: Actor) =>
  app.testDb.db.run(
    sql`insert into chat_blocks (organisation_id, person_id, blocked_id, at)
        values (${person.organisationId}, ${person.id}, ${blocked.person.id}, now())`,
  );

describe('a closed door', () => {
  test('is closed and opened by who keeps order, and opens to nobody by itself', async () => {
    expect((await calls.door(noah, id, { isClosed: false })).status).toBe(403);
    expect(codeOf(await calls.join(ines, id))).toBe('calls.closed');
    expect(codeOf(await calls.start(ines, (await now()).conversationId))).toBe('calls.closed');
    await calls.knock(ines, id);
    expect(codeOf(await calls.join(ines, id))).toBe('calls.closed');
    expect(callOf(await calls.door(lea, id, { isClosed: false })).knocks).toEqual([]);
    expect((await calls.join(ines, id)).status).toBe(200);
  });

  test('is open to who was in it already, and not to who was put out', async () => {
    await calls.leave(noah, id);
    expect(callOf(await calls.knock(noah, id)).knocks).toMatchObject([{ isLetIn: true }]);
    expect((await calls.join(noah, id)).status).toBe(200);
    await calls.remove(lea, id, noah);
    expect(codeOf(await calls.join(noah, id))).toBe('calls.removed');
    expect(codeOf(await calls.knock(noah, id))).toBe('calls.removed');
  });
});

describe('a knock', () => {
  test('is heard at once, and who is let in joins', async () => {
    const window = await openTestSocket(address, noah.token);
    const own = await openTestSocket(address, ines.token);
    await calls.knock(ines, id);
    await calls.knock(vera, id);
    await calls.knock(ines, id);
    await window.hears('calls.group_changed', ({ call }) => knocking(call).length === 2);
    expect(knocking(await now())).toEqual(['Ines Prado', 'Vera Sol']);
    expect((await calls.answer(vera, id, ines)).status).toBe(403);
    expect((await calls.answer(ines, id, ines)).status).toBe(403);

    await calls.answer(noah, id, ines);
    const fits = ({ call }: { call: GroupCall }) => call.knocks[0]?.isLetIn === true;
    await own.hears('calls.group_changed', fits);
    const joined = callOf(await calls.join(ines, id));
    expect(names(joined)).toEqual(['Lea Okafor', 'Noah Berger', 'Ines Prado']);
    expect(knocking(joined)).toEqual(['Vera Sol']);
    for (const { socket } of [window, own]) socket.disconnect();
  });

  test('is declined, taken back, or gone with who went without a word or is no member', async () => {
    await calls.knock(ines, id);
    expect(knocking(callOf(await calls.answer(lea, id, ines, false)))).toEqual([]);
    expect((await calls.answer(lea, id, ines)).status).toBe(404);
    expect(codeOf(await calls.join(ines, id))).toBe('calls.closed');

    await calls.knock(ines, id);
    expect(knocking(callOf(await calls.knock(ines, id, { isKnocking: false })))).toEqual([]);

    await calls.knock(ines, id);
    await calls.knock(vera, id);
    app.clock.ahead = 40;
    for (const one of [lea, noah]) await calls.send(one, id);
    await calls.knock(vera, id);
    app.clock.ahead = 50;
    await settleGroupCalls(app.work);
    expect(knocking(await now())).toEqual(['Vera Sol']);
    await app.testDb.db.run(
      sql`update chat_members set standing = 'left' where person_id = ${vera.person.id}`,
    );
    await settleGroupCalls(app.work);
    expect(knocking(await now())).toEqual([]);
  });

  test('ends with the call', async () => {
    await calls.knock(ines, id);
    const own = await openTestSocket(address, ines.token);
    for (const one of [lea, noah]) await calls.leave(one, id);
    const { call } = await own.hears('calls.group_changed', (told) => told.call.endedAt !== null);
    expect(call.knocks).toEqual([]);
    expect(codeOf(await calls.knock(ines, id))).toBe('calls.over');
    own.socket.disconnect();
  });

  test('is none of who blocked one of those in it, or was blocked, and none of strangers', async () => {
    await block(noah, ines);
    await block(vera, lea);
    for (const one of [ines, vera]) expect(codeOf(await calls.knock(one, id))).toBe('calls.closed');
    for (const other of [await aColleague(app, admin), await anAdmin(app)]) {
      const answers = [
        await calls.knock(other, id),
        await calls.answer(other, id, ines),
        await calls.door(other, id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });

  test('is made five times in ten minutes', async () => {
    for (let time = 0; time < 5; time++) {
      expect((await calls.knock(ines, id)).status).toBe(200);
      await calls.answer(lea, id, ines, false);
    }
    expect(codeOf(await calls.knock(ines, id))).toBe('too_many');
  });
});
