import type { FeedPost } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aFeedPost } from '../../testing/feed/posts.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sql } from '../../platform/db/sql.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { sweepFeed } from './index.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let circle: Circle;
let uma: Actor;
let vera: Actor;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
  admin = await anAdmin(app);
  circle = await aCircle(app, admin);
  [uma, vera] = [await circle.attendee('Uma'), await circle.attendee('Vera')];
});
afterAll(() => app.close());

const statusOf = ({ status }: Answer) => status;
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];

describe('refused is', () => {
  test('who has no token, is of another organisation, or not in the event', async () => {
    const { id } = await circle.posted(uma, { text: 'Ours' });
    const stranger = await anAdmin(app);
    const guest = await (await aCircle(app, admin)).attendee('Elsewhere');
    const params = { postId: id };
    expect(statusOf(await app.call('GET /api/feed/posts/:postId', { params }))).toBe(401);
    for (const by of [stranger, guest]) {
      const answers = [
        await circle.get(by, id),
        await circle.like(by, id),
        await circle.say(by, id, 'Hello'),
        await circle.list(by),
        await circle.post(by),
        await circle.rephrase(by, id, 'Mine now'),
        await circle.remove(by, id),
      ];
      expect(answers.map(statusOf)).toEqual(answers.map(() => 404));
    }
    expect((await circle.get(uma, id)).body).toMatchObject({ text: 'Ours', likes: 0 });
  });

  test('a forged author, like count, organisation or moment', async () => {
    const forged = [
      { personId: vera.person.id },
      { likes: 1000 },
      { organisationId: 1 },
      { at: '2020-01-01T00:00:00Z' },
      { pictures: ['https://elsewhere.example/a.png'] },
    ];
    for (const more of forged) expect(statusOf(await circle.post(uma, more))).toBe(422);
  });

  test('nothing at all, too much, and 10 MB', async () => {
    const texts = ['', ' \n', 'x'.repeat(3_001)];
    for (const text of texts) expect(statusOf(await circle.post(uma, { text }))).toBe(422);
    expect(statusOf(await circle.post(uma, { text: 'x'.repeat(10_000_000) }))).toBe(413);
  });

  test('to change or take away what somebody else posted', async () => {
    const { id } = await circle.posted(uma);
    const answers = [await circle.rephrase(vera, id, 'Mine'), await circle.remove(vera, id)];
    expect(answers.map(statusOf)).toEqual([404, 404]);
    expect(statusOf(await circle.rephrase(admin, id, 'Mine'))).toBe(404);
  });
});

describe('a post', () => {
  test('keeps what was written as it was written, markup and links too', async () => {
    const texts = [
      '<img src=x onerror=alert(1)> & <b>bold</b>',
      '[here](javascript:alert(1)) javascript:alert(1)',
      '‮reversed‬ 🙂',
    ];
    for (const text of texts) {
      const { id } = await circle.posted(uma, { text });
      expect((await circle.get(vera, id)).body).toMatchObject({ text });
    }
  });

  test('is read by page, the newest first, each once', async () => {
    const quiet = await aCircle(app, admin);
    const ids = [];
    for (let count = 0; count < 23; count++) ids.push(await aFeedPost(app, admin, quiet.event.id));
    const read: number[] = [];
    for (let page = 0; page < 3; page++) {
      const before = read.at(-1);
      const posts = await quiet.seen(admin, before === undefined ? {} : { before });
      read.push(...posts.map(({ id }) => id));
    }
    expect(read).toEqual(ids.toReversed());
  });

  test('is said in other words, and shows that it was', async () => {
    const { id, editedAt } = await circle.posted(uma, { text: 'Frist' });
    expect(editedAt).toBeNull();
    const { body } = await circle.rephrase(uma, id, 'First');
    expect(body).toMatchObject({ text: 'First', editedAt: expect.any(String) });
  });

  test('taken away is gone, with all under it, and its pictures with the next round', async () => {
    const { id } = await circle.posted(uma);
    const upload = { token: uma.token, params: { postId: id }, file: tinyPicture };
    const add = () => app.call('POST /api/feed/posts/:postId/pictures', upload);
    const added = [await add(), await add(), await add(), await add()];
    expect(added.map(statusOf)).toEqual([201, 201, 201, 201]);
    expect(codeOf(await add())).toEqual([422, 'feed.too_many_pictures']);
    const [picture = ''] = ((await circle.get(uma, id)).body as FeedPost).pictures;
    const look = () => app.http.inject({ url: picture });
    expect((await look()).statusCode).toBe(200);
    await circle.say(vera, id, 'Nice');
    expect(statusOf(await circle.remove(uma, id))).toBe(200);
    expect(statusOf(await circle.get(uma, id))).toBe(404);
    expect(statusOf(await circle.comments(vera, id))).toBe(404);
    await sweepFeed(app.work);
    expect((await look()).statusCode).toBe(404);
  });

  test('takes a picture for nothing but a picture', async () => {
    const { id } = await circle.posted(uma);
    const file = { type: 'image/png', bytes: Buffer.from('<script>alert(1)</script>') };
    const params = { postId: id };
    const answer = await app.call('POST /api/feed/posts/:postId/pictures', {
      token: uma.token,
      params,
      file,
    });
    expect(codeOf(answer)).toEqual([422, 'files.not_a_picture']);
  });

  test('says nothing but that there is something to read, to everyone', async () => {
    const socket = await openTestSocket(address, vera.token);
    await circle.posted(uma, { audience: 'connections', text: 'Secret' });
    const eventId = circle.event.id;
    expect(await socket.hears('feed.changed')).toEqual({ eventId });
    socket.socket.disconnect();
  });

  test('tells everyone by its number how many like it, and many likes at once', async () => {
    const [quiet, open] = [
      await circle.posted(uma, { audience: 'connections' }),
      await circle.posted(uma),
    ];
    const { socket, heard, hears } = await openTestSocket(address, vera.token);
    await circle.like(uma, quiet.id);
    const fans = await Promise.all(['A', 'B', 'C', 'D'].map((name) => circle.attendee(name)));
    await Promise.all(fans.map((fan) => circle.like(fan, open.id)));
    await hears('feed.liked', ({ likes }) => likes === 4);
    const told = heard.filter(({ name }) => name === 'feed.liked');
    expect(told.length).toBeLessThan(4);
    expect(new Set(told.map(({ payload }) => (payload as { postId: number }).postId))).toEqual(
      new Set([open.id]),
    );
    socket.disconnect();
  });
});

describe('is for nobody but', () => {
  test('connections, where it is for them', async () => {
    const { id } = await circle.posted(uma, { audience: 'connections' });
    const friend = await circle.attendee('Friend');
    await circle.connect(uma, friend);
    const answers = [vera, friend, uma, admin].map((by) => circle.get(by, id));
    expect((await Promise.all(answers)).map(statusOf)).toEqual([404, 200, 200, 200]);
    expect(statusOf(await circle.like(vera, id))).toBe(404);
  });

  test('those who are not blocked, on either side', async () => {
    const [one, other] = [await circle.attendee('One'), await circle.attendee('Other')];
    const { id } = await circle.posted(one);
    const { id: second } = await circle.posted(other);
    await circle.like(other, id);
    await circle.say(other, id, 'Before');
    expect(statusOf(await circle.block(one, other))).toBe(200);
    expect(statusOf(await circle.get(other, id))).toBe(404);
    expect(statusOf(await circle.get(one, second))).toBe(404);
    expect(await circle.said(one, id)).toEqual([]);
    const seen = (await circle.get(one, id)).body as FeedPost;
    expect([seen.likes, seen.likers, seen.comments]).toEqual([1, [], 0]);
    expect(await circle.said(vera, id)).toHaveLength(1);
  });

  test('connections, where its writer hides from the directory', async () => {
    const shy = await circle.attendee('Shy', { isListed: false });
    const friend = await circle.attendee('Friend of Shy');
    await circle.connect(shy, friend);
    await circle.write(shy, { isListed: true });
    await circle.connect(shy, friend);
    const { id } = await circle.posted(shy);
    expect(statusOf(await circle.get(vera, id))).toBe(200);
    await circle.write(shy, { isListed: false });
    expect(statusOf(await circle.get(vera, id))).toBe(404);
    expect(statusOf(await circle.get(friend, id))).toBe(200);
  });

  test('members: who is shut off takes it out of sight', async () => {
    const gone = await circle.attendee('Gone');
    const { id } = await circle.posted(gone);
    await app.testDb.db.run(
      sql`update organisations_members set deactivated_at = now()
          where person_id = ${gone.person.id}`,
    );
    expect([await circle.get(vera, id), await circle.get(admin, id)].map(statusOf)).toEqual([
      404, 404,
    ]);
  });
});

describe('likes', () => {
  test('are one each, however often, in whatever order, and counted exactly', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(2), isLiked: fc.boolean() }), { maxLength: 12 }),
        async (taps) => {
          const id = await aFeedPost(app, uma, circle.event.id);
          const people = [uma, vera, admin];
          const liking = new Set<number>();
          for (const { who, isLiked } of taps) {
            const by = people[who] ?? uma;
            await (isLiked ? circle.like : circle.unlike)(by, id);
            if (isLiked) liking.add(who);
            else liking.delete(who);
          }
          const seen = (await circle.get(uma, id)).body as FeedPost;
          expect([seen.likes, seen.isLiked]).toEqual([liking.size, liking.has(0)]);
        },
      ),
      { numRuns: 8 },
    ));

  test('of one person at once are one', async () => {
    const { id } = await circle.posted(uma);
    await Promise.all(Array.from({ length: 8 }, () => circle.like(vera, id)));
    const seen = (await circle.get(uma, id)).body as FeedPost;
    expect([seen.likes, seen.likers.map(({ fullName }) => fullName)]).toEqual([1, ['Vera']]);
  });
});

describe('a poll', () => {
  const poll = { answers: ['Tea', 'Coffee', 'Water'], hours: 2 };
  /** Nobody stays signed in for as long as a poll lasts. */
  const letPollEnd = (id: number) =>
    app.testDb.db.run(sql`update feed_posts set ends_at = now() where id = ${id}`);
  const pollOf = async (by: Actor, id: number) =>
    ((await circle.get(by, id)).body as FeedPost).poll;
  const votesOf = async (by: Actor, id: number) =>
    (await pollOf(by, id))?.answers.map(({ votes }) => votes);

  test('has two to six answers that differ', async () => {
    const wrong = [['Tea'], ['Tea', 'Tea '], Array.from('abcdefg')];
    for (const answers of wrong) {
      expect(statusOf(await circle.post(uma, { poll: { answers, hours: 1 } }))).toBe(422);
    }
  });

  test('shows its votes to who voted, and to all when it is over', async () => {
    const { id } = await circle.posted(uma, { poll });
    await circle.vote(vera, id, 1);
    expect(await votesOf(uma, id)).toEqual([null, null, null]);
    expect(await votesOf(vera, id)).toEqual([0, 1, 0]);
    await circle.vote(vera, id, 2);
    expect(await votesOf(vera, id)).toEqual([0, 0, 1]);
    await letPollEnd(id);
    expect(await votesOf(uma, id)).toEqual([0, 0, 1]);
    expect(codeOf(await circle.vote(uma, id, 0))).toEqual([409, 'feed.poll_over']);
  });

  test('counts two people at once, and one person at once as one', async () => {
    const { id } = await circle.posted(uma, { poll });
    await Promise.all([
      circle.vote(uma, id, 0),
      circle.vote(vera, id, 0),
      ...[0, 1, 2, 0, 1, 2].map((answer) => circle.vote(admin, id, answer)),
    ]);
    expect((await pollOf(uma, id))?.votes).toBe(3);
  });

  test('has no other answers, and a post without a poll has none', async () => {
    const { id } = await circle.posted(uma, { poll });
    expect(statusOf(await circle.vote(uma, id, 3))).toBe(422);
    expect(statusOf(await circle.vote(uma, (await circle.posted(uma)).id, 0))).toBe(404);
  });
});

test('nobody floods: what is over the limit is refused before it is looked at', async () => {
  const tight = await openTestApp({
    limits: {
      'feed-post': { points: 2, seconds: 60 },
      'feed-word': { points: 2, seconds: 60 },
      'feed-tap': { points: 2, seconds: 60 },
    },
    beside: app,
  });
  const by = { token: vera.token, params: { eventId: circle.event.id } };
  const post = () => tight.call('POST /api/events/:eventId/posts', { ...by, body: { text: 'Hi' } });
  expect([await post(), await post(), await post()].map(statusOf)).toEqual([201, 201, 429]);
  const { id } = await circle.posted(uma);
  const about = { token: vera.token, params: { postId: id } };
  const like = () => tight.call('PUT /api/feed/posts/:postId/like', about);
  expect([await like(), await like(), await like()].map(statusOf)).toEqual([200, 200, 429]);
  const say = () =>
    tight.call('POST /api/feed/posts/:postId/comments', { ...about, body: { text: 'Hi' } });
  expect([await say(), await say(), await say()].map(statusOf)).toEqual([201, 201, 429]);
  await tight.close();
});
