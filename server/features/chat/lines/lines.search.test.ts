import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aBooth, aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../../testing/profiles.ts';
import { talksIn } from '../../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;
let me: Actor;
let lobby: number;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
  me = await crowd.attendee('Searcher');
  lobby = (await talks.channels(me, crowd.event.id))[0]?.id ?? 0;
});
afterAll(() => app.close());

const texts = async (by: Actor, q: string, conversationId?: number) =>
  (await talks.search(by, q, conversationId)).map(({ line }) => line.text);

test('every word is there, the last as far as it is typed, the newest first', async () => {
  await talks.say(me, lobby, 'Solar roofs on old barns');
  await talks.say(me, lobby, 'Old barns need no solar roof');
  await talks.say(me, lobby, 'Barnacles on an old ship');
  expect(await texts(me, 'old barn')).toEqual([
    'Barnacles on an old ship',
    'Old barns need no solar roof',
    'Solar roofs on old barns',
  ]);
  expect(await texts(me, 'solar roofs')).toEqual(['Solar roofs on old barns']);
  expect(await texts(me, 'ol barns')).toEqual([]);
  expect(await texts(me, '--- !!')).toEqual([]);
  expect(await texts(me, "old' | !barns:* & <->")).toHaveLength(2);
});

test('another’s conversations are found by nobody, organisers neither', async () => {
  const [one, other] = [await crowd.attendee('One'), await crowd.attendee('Other')];
  const direct = await talks.direct(one, other);
  await talks.say(one, direct.id, 'Zanzibar between us');
  const group = await talks.group(one, 'Circle', [other]);
  await talks.say(one, group.id, 'Zanzibar among few');
  expect(await texts(one, 'zanzibar')).toEqual(['Zanzibar among few', 'Zanzibar between us']);
  expect(await texts(other, 'zanzibar')).toContain('Zanzibar between us');
  expect([await texts(me, 'zanzibar'), await texts(admin, 'zanzibar')]).toEqual([[], []]);
  for (const by of [me, admin]) {
    const answer = await talks.call(by, 'GET /api/chat/search', {
      query: { q: 'zanzibar', conversationId: direct.id },
    });
    expect(answer.status).toBe(404);
  }
});

test('what was hidden, deleted or held is found by nobody, its author neither', async () => {
  for (const state of ['hidden', 'deleted', 'held']) {
    const { id } = await talks.say(me, lobby, `Quokka ${state}`);
    await app.testDb.db.run(sql`update chat_lines set state = ${state} where id = ${id}`);
  }
  await talks.say(me, lobby, 'Quokka shown');
  for (const by of [me, admin]) expect(await texts(by, 'quokka')).toEqual(['Quokka shown']);
});

test('of other events, hidden booths and what one refused or left nothing is found', async () => {
  const staff = await crowd.attendee('Staff');
  const booth = await aBooth(app, admin, crowd.event.id, [staff]);
  const channels = await talks.channels(staff, crowd.event.id);
  const { id = 0 } = channels.find(({ subjectId }) => subjectId === booth.id) ?? {};
  await talks.say(staff, id, 'Platypus at our booth');
  expect(await texts(me, 'platypus')).toEqual(['Platypus at our booth']);
  await app.testDb.db.run(sql`update exhibitors set is_shown = false where id = ${booth.id}`);
  expect([await texts(me, 'platypus'), await texts(staff, 'platypus')]).toEqual([
    [],
    ['Platypus at our booth'],
  ]);
  const outside = await aColleague(app, admin);
  expect(await texts(outside, 'quokka')).toEqual([]);
  const foreign = await anAdmin(app, 'Of another house');
  expect(await texts(foreign, 'quokka')).toEqual([]);
  const stranger = await crowd.attendee('Stranger');
  const direct = await talks.direct(stranger, me);
  await talks.say(stranger, direct.id, 'Wombats for sale');
  expect(await texts(me, 'wombats')).toHaveLength(1);
  await talks.answer(me, direct.id, false);
  expect(await texts(me, 'wombats')).toEqual([]);
});

test('fifty are found at most, and one conversation may be asked alone', async () => {
  const direct = await talks.direct(me, admin);
  const { organisationId, id } = me.person;
  await app.testDb.db.run(
    sql`insert into chat_lines (organisation_id, conversation_id, sequence, changed, author_id,
          client_id, text, created_at)
        select ${organisationId}, ${lobby}, 1000 + n, 1000 + n, ${id}, gen_random_uuid(),
               'Narwhal ' || n, now() from generate_series(1, 60) n`,
  );
  await talks.say(me, direct.id, 'Narwhal for you');
  expect(await texts(me, 'narwhal')).toHaveLength(50);
  expect((await texts(me, 'narwhal'))[0]).toBe('Narwhal for you');
  expect(await texts(me, 'narwhal', direct.id)).toEqual(['Narwhal for you']);
});

test('of very many lines the newest are found, and the rare ones among them', async () => {
  const { organisationId, id } = me.person;
  await app.testDb.db.run(
    sql`with said as (
          insert into chat_lines (organisation_id, conversation_id, sequence, changed, author_id,
            client_id, text, created_at)
          select ${organisationId}, ${lobby}, 10000 + n, 10000 + n, ${id}, gen_random_uuid(),
            'Marmot ' || n || case when n % 1000 = 7 then ' whistling' else '' end, now()
          from generate_series(1, 3000) n returning 1)
        update chat_conversations set sequence = 13000 where id = ${lobby}`,
  );
  const newest = await texts(me, 'marmot');
  expect([newest.length, newest[0], newest[49]]).toEqual([50, 'Marmot 3000', 'Marmot 2951']);
  expect(await texts(me, 'whistl')).toEqual([2007, 1007, 7].map((n) => `Marmot ${n} whistling`));
  expect(await texts(me, 'marmot', lobby)).toHaveLength(50);
});
