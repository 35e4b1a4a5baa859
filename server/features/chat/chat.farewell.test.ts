import type { Conversation, LinePage } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCrowd, type Crowd } from '../../testing/profiles.ts';
import { talksIn } from '../../testing/talks.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { findChatAbout } from './chat.farewell.queries.ts';

let app: TestApp;
let admin: Actor;
let crowd: Crowd;
let talks: ReturnType<typeof talksIn>;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  crowd = await aCrowd(app, admin);
  talks = talksIn(app);
});
afterAll(() => app.close());

const remove = (one: Actor) =>
  talks.call(admin, 'DELETE /api/people/:personId', { params: { personId: one.person.id } });
const merge = (kept: Actor, double: Actor) =>
  talks.call(admin, 'POST /api/people/merge', {
    body: { keepId: kept.person.id, doubleIds: [double.person.id] },
  });

test('who is removed is in no group any more, and their words stay with the others', async () => {
  const [going, first, second] = [
    await crowd.attendee('Going'),
    await crowd.attendee('First'),
    await crowd.attendee('Second'),
  ];
  const direct = await talks.direct(going, first);
  await talks.say(going, direct.id, 'For you to keep');
  await talks.answer(first, direct.id, true);
  const group = await talks.group(going, 'Left behind', [first, second]);
  for (const one of [first, second]) await talks.answer(one, group.id, true);
  await talks.say(going, group.id, 'For all of you');
  expect((await remove(going)).status).toBe(200);
  expect((await talks.read(first, group.id)).body).toMatchObject({ isOwner: true, members: 2 });
  const { lines } = (await talks.lines(first, direct.id)).body as LinePage;
  expect(lines.map(({ text }) => text)).toEqual(['For you to keep']);
  const answer = await talks.trySay(first, direct.id, 'Are you there?');
  expect((answer.body as { code: string }).code).toBe('chat.not_reachable');
});

test('of a double, groups go on from now; what was said between two stays closed', async () => {
  const [kept, double, friend] = [
    await crowd.attendee('Kept'),
    await crowd.attendee('Double'),
    await crowd.attendee('Friend'),
  ];
  const direct = await talks.direct(double, friend);
  await talks.say(double, direct.id, 'Only for you');
  await talks.answer(friend, direct.id, true);
  const group = await talks.group(double, 'Together', [friend]);
  await talks.answer(friend, group.id, true);
  await talks.say(friend, group.id, 'Before');
  expect((await merge(kept, double)).status).toBe(200);
  await talks.say(friend, group.id, 'After');
  const { lines } = (await talks.lines(kept, group.id)).body as LinePage;
  expect(lines.map(({ text }) => text)).toEqual(['After']);
  expect((await talks.read(kept, group.id)).body as Conversation).toMatchObject({
    isOwner: true,
    members: 2,
  });
  expect((await talks.read(kept, direct.id)).status).toBe(404);
  expect(await talks.search(kept, 'only')).toEqual([]);
});

test('a copy of one’s data holds what one said and chose, and no refusal', async () => {
  const [me, other] = [await crowd.attendee('Me'), await crowd.attendee('Other')];
  const direct = await talks.direct(other, me);
  await talks.say(other, direct.id, 'From somebody else');
  await talks.answer(me, direct.id, false);
  const [lobby] = await talks.channels(me, crowd.event.id);
  await talks.say(me, lobby?.id ?? 0, 'Said by me');
  await talks.block(me, other);
  const about = await findChatAbout(app.testDb.db, me.person.id);
  expect(about.lines).toMatchObject([{ text: 'Said by me' }]);
  expect(about.blocked).toMatchObject([{ personId: other.person.id }]);
  expect(JSON.stringify(about)).not.toContain('From somebody else');
});
