import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { GroupCall, GroupCalls } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { callOf, codeOf, groupCalls, names } from '../../../testing/calls/group-calls.ts';
import { aChat, aGroup } from '../../../testing/chat/chat.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../../testing/test-socket.ts';

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

describe('is refused', () => {
  test('to strangers, the invited and other organisations: it is not there', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const invited = await aColleague(app, admin);
    await app.testDb.db.run(
      sql`insert into chat_members (organisation_id, conversation_id, person_id, standing)
          values (${lea.person.organisationId}, ${conversationId}, ${invited.person.id}, 'invited')`,
    );
    for (const other of [await aColleague(app, admin), admin, invited, await anAdmin(app)]) {
      const answers = [
        await calls.start(other, conversationId),
        await calls.join(other, id),
        await calls.talk(other, id),
        await calls.hear(other, id, lea),
        await calls.send(other, id),
        await calls.leave(other, id),
        await calls.silence(other, id, noah),
        await calls.remove(other, id, noah),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      expect((await calls.listed(other)).calls).toEqual([]);
    }
    expect(await calls.nowIn(lea)).toEqual(['Lea Okafor', 'Noah Berger']);
    expect((await calls.join({ ...lea, token: '' }, id)).status).toBe(401);
  });

  test('between two, who call each other in another way', async () => {
    const direct = await aChat(app, lea, noah);
    expect((await calls.start(lea, direct)).status).toBe(404);
  });

  test('to the ninth, until one leaves', async () => {
    const more = await Promise.all(Array.from({ length: 7 }, () => aColleague(app, admin)));
    conversationId = await aGroup(app, lea, [noah, ...more]);
    const id = await calls.begun(conversationId, lea, more);
    expect(codeOf(await calls.join(noah, id))).toBe('calls.full');
    expect(codeOf(await calls.start(noah, conversationId))).toBe('calls.full');
    await calls.leave(more[0] ?? noah, id);
    expect((await calls.join(noah, id)).status).toBe(200);
  });

  test('of two who come last at once, to one', async () => {
    const more = await Promise.all(Array.from({ length: 6 }, () => aColleague(app, admin)));
    conversationId = await aGroup(app, lea, [noah, ines, ...more]);
    const id = await calls.begun(conversationId, lea, more);
    const both = await Promise.all([calls.join(noah, id), calls.join(ines, id)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('to who is in another call already, of two or of a group', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const other = await aGroup(app, noah, [ines]);
    expect(codeOf(await calls.start(noah, other))).toBe('calls.busy');
    const direct = await aChat(app, noah, ines);
    const ring = (who: Actor) =>
      app.call('POST /api/calls', {
        token: who.token,
        body: { conversationId: direct, hasVideo: false, deviceId: calls.deviceOf(who) },
      });
    expect(codeOf(await ring(ines))).toBe('calls.busy');
    await calls.leave(noah, id);
    expect((await ring(ines)).status).toBe(201);
    expect(codeOf(await calls.join(noah, id))).toBe('calls.busy');
  });

  test('where as many are on as the server carries, or it carries none', async () => {
    const one = await openTestApp({ beside: app, env: { GROUP_CALLS: '1' } });
    const none = await openTestApp({ beside: app, env: { GROUP_CALLS: '0' } });
    const other = await aGroup(app, noah, [ines]);
    await calls.begun(conversationId, lea);
    const ask = (where: TestApp, who: Actor, more: object) =>
      where.call('POST /api/group-calls', {
        token: who.token,
        body: { deviceId: calls.deviceOf(who), ...more },
      });
    expect(codeOf(await ask(one, noah, { conversationId: other }))).toBe('calls.too_many');
    expect((await ask(one, noah, { conversationId })).status).toBe(200);
    expect(codeOf(await ask(none, ines, { conversationId }))).toBe('calls.off');
    const seen = await none.call('GET /api/group-calls', { token: lea.token });
    expect((seen.body as GroupCalls).isOffered).toBe(false);
    await one.close();
    await none.close();
  });

  test('for what is no offer, and of another window', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const odd = await calls.talk(lea, id, { offer: 'v=0\r\n' });
    expect(codeOf(odd)).toBe('calls.not_understood');
    expect(codeOf(await calls.talk(lea, id, { deviceId: randomUUID() }))).toBe('calls.answered');
    expect((await calls.hear(lea, id, lea)).status).toBe(404);
    expect((await calls.hear(lea, id, ines)).status).toBe(404);
  });
});

describe('a call of a group', () => {
  test('rings at its members, is joined, told and kept when it is over', async () => {
    await app.testDb.db.run(
      sql`insert into chat_settings (organisation_id, person_id, status)
          values (${ines.person.organisationId}, ${ines.person.id}, 'busy')`,
    );
    const [noahs, iness] = [await windowOf(noah), await windowOf(ines)];
    const { id } = callOf(await calls.start(lea, conversationId));
    const rings = await noahs.hears('calls.group_rings');
    expect(rings.call).toMatchObject({ id, title: 'Speakers’ dinner' });
    await iness.hears('calls.group_changed');
    expect(iness.heard.map(({ name }) => name)).not.toContain('calls.group_rings');

    expect((await calls.ringing(noah))?.id).toBe(id);
    expect([await calls.ringing(ines), await calls.ringing(lea)]).toEqual([null, null]);
    await calls.join(noah, id);
    expect(await calls.ringing(noah)).toBeNull();
    const { answer } = (await calls.talk(lea, id)).body as { answer: string };
    expect(answer).toContain('a=recvonly');
    expect(answer).toContain(' 127.0.0.1 ');
    const heard = (await calls.hear(noah, id, lea)).body as { answer: string };
    expect(heard.answer).toContain('a=sendonly');
    expect(names((await calls.listed(ines)).calls[0] as GroupCall)).toEqual([
      'Lea Okafor',
      'Noah Berger',
    ]);

    app.clock.ahead = 30;
    await calls.leave(lea, id);
    await calls.leave(noah, id);
    expect((await calls.listed(ines)).calls).toEqual([]);
    const [kept] = await calls.past(ines, conversationId);
    expect(kept?.people.map(({ fullName }) => fullName)).toEqual(['Lea Okafor', 'Noah Berger']);
    expect(kept?.seconds).toBeGreaterThanOrEqual(30);
    expect(codeOf(await calls.join(ines, id))).toBe('calls.over');
    const late = await aColleague(app, admin);
    await app.testDb.db.run(
      sql`insert into chat_members (organisation_id, conversation_id, person_id, standing, joined_at)
          values (${lea.person.organisationId}, ${conversationId}, ${late.person.id}, 'member',
            now() + interval '1 minute')`,
    );
    expect(await calls.past(late, conversationId)).toEqual([]);
  });

  test('is one, whoever begins it at once', async () => {
    const both = await Promise.all([
      calls.start(lea, conversationId),
      calls.start(noah, conversationId),
    ]);
    const ids = both.map((one) => callOf(one).id);
    expect(ids[0]).toBe(ids[1]);
    expect(await calls.nowIn(lea)).toHaveLength(2);
  });

  test('goes on in another window of a person, and not in the one before', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    const before = calls.deviceOf(noah);
    calls.moveOn(noah);
    expect(callOf(await calls.join(noah, id)).people).toHaveLength(2);
    expect(codeOf(await calls.send(noah, id, { deviceId: before }))).toBe('calls.answered');
    await calls.leave(noah, id, { deviceId: before });
    expect(await calls.nowIn(lea)).toEqual(['Lea Okafor', 'Noah Berger']);
  });

  test('has one screen at a time', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    expect((await calls.send(lea, id, { hasScreen: true })).status).toBe(200);
    expect(codeOf(await calls.send(noah, id, { hasScreen: true }))).toBe('calls.screen_taken');
    await calls.send(lea, id, { hasSound: true });
    const { people } = callOf(await calls.send(noah, id, { hasScreen: true }));
    expect(people.map(({ hasSound, hasScreen }) => [hasSound, hasScreen])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test('is begun anew by a media process that was killed', async () => {
    const id = await calls.begun(conversationId, lea, [noah]);
    expect((await calls.talk(lea, id)).status).toBe(200);
    const killed = killMedia();
    expect(killed).toBeGreaterThan(0);
    await expect
      .poll(async () => (await calls.talk(lea, id)).status, { timeout: 10_000 })
      .toBe(200);
    expect((await calls.hear(noah, id, lea)).status).toBe(200);
  });
});

/** By the process table: nothing of the app tells which process it is. */
function killMedia(): number {
  const ours = readdirSync('/proc').filter((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return parent === process.pid && words.includes('media/main.ts');
    } catch {
      return false;
    }
  });
  for (const pid of ours) process.kill(Number(pid), 'SIGKILL');
  return ours.length;
}
