import type { PostComment } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let admin: Actor;
let reader: Actor;
let other: Actor;
let postId: number;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  reader = await aColleague(app, admin, 'client', 'Rita Reader');
  other = await aColleague(app, admin);
  postId = (await aPost(app, admin)).id;
});
afterAll(() => app.close());

const say = ({ token }: Actor, text: string, parentId?: number, id = postId) =>
  app.call('POST /api/blog/posts/:postId/comments', {
    token,
    params: { postId: id },
    body: { text, ...(parentId !== undefined && { parentId }) },
  });
const said = async (...given: Parameters<typeof say>) => (await say(...given)).body as PostComment;
const list = async ({ token } = reader) =>
  (await app.call('GET /api/blog/posts/:postId/comments', { token, params: { postId } }))
    .body as PostComment[];
const texts = async (by = reader) => (await list(by)).map(({ text }) => text);
const rephrase = ({ token }: Actor, id: number, text: string) =>
  app.call('PATCH /api/blog/comments/:commentId', {
    token,
    params: { commentId: id },
    body: { text },
  });
const takeBack = ({ token }: Actor, id: number) =>
  app.call('DELETE /api/blog/comments/:commentId', { token, params: { commentId: id } });
const hide = (id: number, { token } = admin) =>
  app.call('PUT /api/blog/comments/:commentId/hidden', { token, params: { commentId: id } });

describe('refused is', () => {
  test('a word under what is not published, of another organisation, or empty', async () => {
    const draft = await aDraftPost(app, admin);
    const stranger = await anAdmin(app);
    const refused = [
      await say(admin, 'Early', undefined, draft.id),
      await say(stranger, 'Hello'),
      await say(reader, ' '),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 422]);
  });

  test('an answer to an answer, to what is gone, or to another post', async () => {
    const first = await said(reader, 'First');
    const answer = await said(other, 'Yes', first.id);
    const elsewhere = (await aPost(app, admin)).id;
    await takeBack(reader, first.id);
    const refused = [
      await say(reader, 'And?', answer.id),
      await say(reader, 'And?', first.id),
      await say(reader, 'And?', answer.id, elsewhere),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('to change, take back or hide what somebody else said', async () => {
    const { id } = await said(reader, 'First');
    const refused = [
      await rephrase(other, id, 'Mine'),
      await rephrase(admin, id, 'Mine'),
      await takeBack(other, id),
      await hide(id, other),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 403]);
    expect(await texts()).toEqual(['First']);
  });

  test('a flood, also many at once, until some time has passed', async () => {
    const all = await Promise.all(Array.from({ length: 14 }, (_, at) => say(reader, `No ${at}`)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await say(reader, 'More')).body).toMatchObject({ code: 'blog.too_many_comments' });
    expect((await say(other, 'Mine')).status).toBe(201);
    app.clock.ahead = 301;
    expect((await say(reader, 'Later')).status).toBe(201);
  });
});

test('what is said is heard in other windows, and read by everyone', async () => {
  const window = await openTestSocket(await app.listen(), other.token);
  const text = '<img src=x onerror=alert(1)>';
  const comment = await said(reader, text);
  expect(await window.hears('blog.commented')).toEqual({ postId });
  expect(comment).toMatchObject({ text, state: 'shown', author: { fullName: 'Rita Reader' } });
  expect(await list(other)).toEqual([comment]);
  window.socket.disconnect();
});

test('one says it in other words, or takes it back; its place stays under answers alone', async () => {
  const first = await said(reader, 'First');
  const second = await said(reader, 'Second');
  await said(other, 'Yes', first.id);
  expect((await rephrase(reader, second.id, 'Third')).body).toMatchObject({
    text: 'Third',
    editedAt: expect.any(String),
  });
  await takeBack(reader, first.id);
  await takeBack(reader, second.id);
  expect((await list()).map(({ text, state }) => [text, state])).toEqual([
    ['', 'removed'],
    ['Yes', 'shown'],
  ]);
  expect((await takeBack(reader, second.id)).status).toBe(404);
});

test('what is hidden keeps its words for organisers, and counts no more', async () => {
  const { id } = await said(reader, 'Rude');
  await hide(id);
  expect((await list())[0]).toMatchObject({ text: '', author: null, state: 'hidden' });
  expect((await list(admin))[0]).toMatchObject({ text: 'Rude', state: 'hidden' });
  expect((await rephrase(reader, id, 'Ruder')).status).toBe(404);
  const { token } = admin;
  const counted = async () =>
    (await app.call('GET /api/blog/posts/:postId', { token, params: { postId } })).body;
  expect(await counted()).toMatchObject({ comments: 0 });
  await app.call('DELETE /api/blog/comments/:commentId/hidden', {
    token,
    params: { commentId: id },
  });
  expect(await texts()).toEqual(['Rude']);
  expect(await counted()).toMatchObject({ comments: 1 });
});
