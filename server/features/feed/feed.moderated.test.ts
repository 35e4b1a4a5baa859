import type {
  Cases,
  FeedComment,
  FeedPost,
  NewReport,
  PostComment,
  Settlement,
} from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPost } from '../../testing/blog/posts.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aCircle, type Circle } from '../../testing/feed/circle.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let circle: Circle;
let writer: Actor;
let reader: Actor;
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  circle = await aCircle(app, admin);
  [writer, reader] = [await circle.attendee('Willa'), await circle.attendee('Rita')];
});
afterAll(() => app.close());

const statusOf = ({ status }: Answer) => status;
const codeOf = ({ status, body }: Answer) => [status, (body as { code?: string }).code];
const report = (by: Actor, subject: NewReport['subject']) =>
  circle.call(by, 'POST /api/events/:eventId/reports', {
    body: { subject, reason: 'spam', note: '' },
  });
const casesOf = async () =>
  ((await circle.call(admin, 'GET /api/events/:eventId/moderation')).body as Cases).cases;
const settleLast = async (settlement: Settlement) => {
  const caseId = (await casesOf()).at(-1)?.id ?? 0;
  const params = { caseId };
  return circle.call(admin, 'POST /api/events/:eventId/moderation/:caseId/settle', {
    params,
    body: settlement,
  });
};
const hide = () => settleLast({ deed: 'hide', reason: 'Not here' });

describe('what is reported', () => {
  test('is hidden from everyone but its writer and who keeps order', async () => {
    const { id } = await circle.posted(writer, { text: 'Buy now' });
    const about = { kind: 'post', postId: id } as const;
    expect(statusOf(await report(writer, about))).toBe(404);
    expect(statusOf(await report(await anAdmin(app), about))).toBe(404);
    expect(statusOf(await report(reader, about))).toBe(201);
    expect(codeOf(await report(reader, about))).toEqual([409, 'moderation.reported_already']);
    const found = (await casesOf()).find(({ kind }) => kind === 'post');
    expect(found).toMatchObject({ text: 'Buy now', person: { id: writer.person.id } });
    expect(statusOf(await hide())).toBe(200);
    expect(statusOf(await circle.get(reader, id))).toBe(404);
    expect(statusOf(await circle.like(reader, id))).toBe(404);
    for (const by of [writer, admin]) {
      expect((await circle.get(by, id)).body).toMatchObject({ state: 'hidden' });
    }
    expect(statusOf(await circle.rephrase(writer, id, 'Again'))).toBe(404);
  });

  test('a comment is reported and hidden as well, with a warning too', async () => {
    const { id } = await circle.posted(admin);
    const said = (await circle.say(writer, id, 'Rude')).body as FeedComment;
    expect(statusOf(await report(reader, { kind: 'post_comment', commentId: said.id }))).toBe(201);
    await settleLast({ deed: 'warn', alsoHide: true, reason: 'Be kind' });
    expect(await circle.said(reader, id)).toEqual([]);
    expect(await circle.said(writer, id)).toMatchObject([{ state: 'hidden', text: 'Rude' }]);
  });

  test('and so is a comment in the blog', async () => {
    const postId = (await aPost(app, admin)).id;
    const about = { params: { postId } };
    const { body } = await app.call('POST /api/blog/posts/:postId/comments', {
      ...about,
      token: writer.token,
      body: { text: 'Buy now' },
    });
    const { id } = body as PostComment;
    expect(statusOf(await report(reader, { kind: 'blog_comment', blogCommentId: id }))).toBe(201);
    expect(statusOf(await report(writer, { kind: 'blog_comment', blogCommentId: id }))).toBe(404);
    await hide();
    const { token } = reader;
    const read = await app.call('GET /api/blog/posts/:postId/comments', { ...about, token });
    expect(read.body).toMatchObject([{ state: 'hidden', text: '', author: null }]);
  });
});

describe('the words of an event', () => {
  beforeAll(() =>
    circle.call(admin, 'PUT /api/events/:eventId/word-filter', {
      body: { refused: ['darn'], held: ['casino'] },
    }),
  );

  test('refuse a post, a poll, a change and a comment', async () => {
    const { id } = await circle.posted(writer);
    const refused = [
      await circle.post(writer, { text: 'd.a.r.n it' }),
      await circle.post(writer, { poll: { answers: ['Yes', 'Darn'], hours: 1 } }),
      await circle.rephrase(writer, id, 'Darn'),
      await circle.say(writer, id, 'Darn'),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => [422, 'moderation.word_refused']));
  });

  test('hold a post until it is released', async () => {
    const { id, state } = (await circle.post(writer, { text: 'A casino' })).body as FeedPost;
    expect([state, statusOf(await circle.get(reader, id))]).toEqual(['hidden', 404]);
    expect(statusOf(await settleLast({ deed: 'release', reason: '' }))).toBe(200);
    expect((await circle.get(reader, id)).body).toMatchObject({ state: 'shown' });
  });
});

test('who is muted likes, and says nothing', async () => {
  const { id } = await circle.posted(admin);
  const muted = await circle.attendee('Muted');
  const mine = (await circle.posted(muted)).id;
  await circle.call(admin, 'POST /api/events/:eventId/measures', {
    body: { personId: muted.person.id, kind: 'mute', reason: 'Quiet', minutes: 10 },
  });
  const refused = [
    await circle.post(muted),
    await circle.say(muted, id, 'Hm'),
    await circle.rephrase(muted, mine, 'Hm'),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'moderation.muted']));
  expect(statusOf(await circle.like(muted, id))).toBe(200);
});

test('of who is banned nothing is seen', async () => {
  const banned = await circle.attendee('Banned');
  const { id } = await circle.posted(banned);
  await circle.call(admin, 'POST /api/events/:eventId/measures', {
    body: { personId: banned.person.id, kind: 'ban', reason: 'Out', minutes: null },
  });
  expect([await circle.get(reader, id), await circle.get(banned, id)].map(statusOf)).toEqual([
    404, 404,
  ]);
});
