import type { TemplateProfile } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPost } from '../../testing/blog/posts.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let app: TestApp;
let admin: Actor;
let circle: Circle;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  circle = await aCircle(app, admin);
});
afterAll(() => app.close());

const read = async ({ token }: Actor, headers: Record<string, string> = {}) =>
  (await app.call('GET /profile/data', { token, headers })).body as TemplateProfile;

test('who is new has every key, and nothing that an old client trips over', async () => {
  const fresh = await anAdmin(app, 'Fresh Face');
  expect(await read(fresh)).toEqual({
    header: {
      avatar: expect.stringContaining('/api/files/drawn'),
      username: 'Fresh Face',
      designation: '',
      coverImg: expect.stringContaining('/api/files/drawn'),
    },
    userAbout: {
      about: '',
      joined: expect.stringMatching(/\d{4}/),
      lives: '',
      email: expect.stringContaining('@'),
      website: '',
    },
    suggestedPages: [],
    twitterFeeds: [],
    post: [],
    latestPhotos: [],
    suggestions: [],
    polls: [],
  });
});

test('it is what people really posted, said, liked and voted for', async () => {
  const uma = await circle.attendee('Uma', {
    interests: ['Robots'],
    headline: 'Builds robots',
    about: 'I like <b>',
    links: ['https://uma.example/'],
  });
  const vera = await circle.attendee('Vera', { interests: ['Robots'] });
  await circle.booth([]);
  const kept = await aPost(app, admin, { title: 'Kept for later' });
  await app.call('PUT /api/blog/posts/:postId/bookmark', {
    token: uma.token,
    params: { postId: kept.id },
  });
  await aPost(app, admin, { title: 'Ten quiet minutes', tags: ['news'] });
  const poll = await circle.posted(vera, {
    text: 'What to drink?',
    poll: { answers: ['Tea', 'Coffee', 'Water'], hours: 1 },
  });
  await circle.vote(uma, poll.id, 1);
  await circle.vote(admin, poll.id, 1);
  await circle.vote(vera, poll.id, 0);
  const { id } = await circle.posted(vera, { text: 'Look' });
  await app.call('POST /api/feed/posts/:postId/pictures', {
    token: vera.token,
    params: { postId: id },
    file: tinyPicture,
  });
  await circle.like(uma, id);
  await circle.say(uma, id, 'Nice');
  const page = await read(uma);
  expect(page.header).toMatchObject({ username: 'Uma', designation: 'Builds robots' });
  expect(page.userAbout).toMatchObject({ about: 'I like <b>', website: 'https://uma.example/' });
  expect(page.post[0]).toMatchObject({
    username: 'Vera',
    postText: 'Look',
    postImg: expect.stringContaining('/api/files/pictures/'),
    likes: 1,
    youLiked: true,
    comments: '1',
    share: '0',
    likedUsers: [{ username: 'Uma' }],
    likedCount: 0,
    detailedComments: [{ username: 'Uma', comment: 'Nice', commentsLikes: 0, youLiked: false }],
  });
  expect(page.latestPhotos).toEqual([{ img: page.post[0]?.postImg }]);
  expect(page.polls).toEqual([
    { name: 'Coffee', result: '67%', votedUser: [] },
    { name: 'Tea', result: '33%', votedUser: [] },
  ]);
  expect(page.suggestions).toMatchObject([{ name: 'Vera', mutualFriend: 'Robots' }]);
  expect(page.suggestedPages).toHaveLength(1);
  expect(page.twitterFeeds).toMatchObject([
    { title: 'Ten quiet minutes', tags: '#news', favorite: false },
    { title: 'Kept for later', favorite: true },
  ]);
});

test('the votes of a poll are not told to who did not vote', async () => {
  const wes = await circle.attendee('Wes');
  expect((await read(wes)).polls).toEqual([]);
});
