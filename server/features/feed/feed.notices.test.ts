import type { Notification, NotificationPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tellWriters } from './index.ts';

let app: TestApp;
let admin: Actor;
let circle: Circle;
let writer: Actor;
let postId: number;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  circle = await aCircle(app, admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  writer = await circle.attendee('Willa');
  postId = (await circle.posted(writer, { text: 'Tea at four' })).id;
});

const two = () => Promise.all([circle.attendee('Ada'), circle.attendee('Ben')]);

/** What somebody is told after a round. */
async function toldTo({ token }: Actor): Promise<Notification[]> {
  await tellWriters(app.work);
  const { body } = await app.call('GET /api/notifications', { token });
  return (body as NotificationPage).notifications;
}
const brief = ({ kind, data }: Notification) =>
  'people' in data ? [kind, data.fullName, data.people, data.text] : [kind];
const readAll = (by: Actor, newest: number) =>
  app.call('POST /api/notifications/read', { token: by.token, body: { newest } });

describe('who posted', () => {
  test('is told of likes in one sum, whenever they come, never of their own', async () => {
    const [ada, ben] = await two();
    const cleo = await circle.attendee('Cleo');
    await circle.like(writer, postId);
    expect(await toldTo(writer)).toEqual([]);
    await circle.like(ada, postId);
    expect((await toldTo(writer)).map(brief)).toEqual([['feed.liked', 'Ada', 1, 'Tea at four']]);
    await circle.like(ben, postId);
    await circle.like(cleo, postId);
    const told = await toldTo(writer);
    expect(told.map(brief)).toEqual([['feed.liked', 'Cleo', 3, 'Tea at four']]);
    expect(told[0]?.link).toBe(`/pages/profile?post=${postId}`);
  });

  test('is told of somebody who likes again and again but once', async () => {
    const ada = await circle.attendee('Ada');
    await circle.like(ada, postId);
    const [first] = await toldTo(writer);
    await readAll(writer, first?.place ?? 0);
    for (let times = 0; times < 3; times++) {
      await circle.unlike(ada, postId);
      await circle.like(ada, postId);
      expect((await toldTo(writer)).map(({ id, isRead }) => [id, isRead])).toEqual([
        [first?.id, true],
      ]);
    }
  });

  test('is told of comments by the newest, and of people, not of how much they say', async () => {
    const [ada, ben] = await two();
    await circle.say(writer, postId, 'My own');
    await circle.say(ada, postId, 'One');
    await circle.say(ada, postId, 'Two');
    expect((await toldTo(writer)).map(brief)).toEqual([['feed.commented', 'Ada', 1, 'Two']]);
    await circle.say(ben, postId, 'Three');
    expect((await toldTo(writer)).map(brief)).toEqual([['feed.commented', 'Ben', 2, 'Three']]);
  });

  test('is told nothing of whom they blocked, who blocked them, or who left', async () => {
    const [ada, ben] = await two();
    const [cleo, dora] = [await circle.attendee('Cleo'), await circle.attendee('Dora')];
    for (const one of [ada, ben, cleo, dora]) {
      await circle.like(one, postId);
      await circle.say(one, postId, `From ${one.person.id}`);
    }
    await circle.block(writer, ada);
    await circle.block(ben, writer);
    const params = { personId: cleo.person.id };
    const gone = await app.call('DELETE /api/people/:personId', { token: admin.token, params });
    expect(gone.status).toBe(200);
    expect((await toldTo(writer)).map(brief)).toEqual([
      ['feed.commented', 'Dora', 1, `From ${dora.person.id}`],
      ['feed.liked', 'Dora', 1, 'Tea at four'],
    ]);
  });

  test('is told nothing where they turned it off, or once they are banned', async () => {
    const ada = await circle.attendee('Ada');
    const off = { group: 'posts', app: false, mail: false, push: false };
    const { token } = writer;
    await app.call('PATCH /api/notifications/settings', { token, body: off });
    await circle.like(ada, postId);
    expect(await toldTo(writer)).toEqual([]);
    const banned = await circle.attendee('Bea');
    const { id } = await circle.posted(banned);
    await circle.like(ada, id);
    await app.testDb.db.run({
      parts: [
        "update events_people set banned_until = now() + interval '1 day' where person_id = ",
        '',
      ],
      values: [banned.person.id],
    });
    await tellWriters(app.work);
    const rows = await app.testDb.db.rows({
      parts: ['select from notifications where person_id = ', ''],
      values: [banned.person.id],
    });
    expect(rows).toEqual([]);
  });
});

describe('who commented', () => {
  test('is told of answers, and the post’s writer once of all that is said', async () => {
    const [ada, ben] = await two();
    const { body } = await circle.say(ada, postId, 'One');
    const parentId = (body as { id: number }).id;
    await circle.say(ben, postId, 'Two', parentId);
    expect((await toldTo(ada)).map(brief)).toEqual([['feed.answered', 'Ben', 1, 'Two']]);
    const [said] = await toldTo(writer);
    expect(said && brief(said)).toEqual(['feed.commented', 'Ben', 2, 'Two']);
  });
});

describe('what is told', () => {
  test('goes with the comment whose words it has, and with the post', async () => {
    const [ada, ben] = await two();
    const { body } = await circle.say(ada, postId, 'Regretted');
    await toldTo(writer);
    await circle.takeAway(ada, (body as { id: number }).id);
    expect(await toldTo(writer)).toEqual([]);
    await circle.like(ben, postId);
    expect(await toldTo(writer)).toHaveLength(1);
    await circle.remove(writer, postId);
    expect(await toldTo(writer)).toEqual([]);
  });

  test('is one notice of twenty who like it at once, told by two rounds at a time', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => circle.attendee(`Fan ${nth}`)),
    );
    await Promise.all(people.map((one) => circle.like(one, postId)));
    await Promise.all([tellWriters(app.work), tellWriters(app.work)]);
    const told = await toldTo(writer);
    expect(told.map((one) => 'people' in one.data && one.data.people)).toEqual([20]);
  });
});
