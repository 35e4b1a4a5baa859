import type { BlogSides, DeskPage, EditedPost, PostPage, ShownPost } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket } from '../../testing/test-socket.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { tellPostsOut } from './index.ts';

let app: TestApp;
let admin: Actor;
let reader: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app, 'Ada Sommer');
  reader = await aColleague(app, admin);
});
afterAll(() => app.close());

const list = async (query: object = {}, { token } = reader) =>
  (await app.call('GET /api/blog/posts', { token, query: { ...query } })).body as PostPage;
const titles = async (query: object = {}, by = reader) =>
  (await list(query, by)).posts.map(({ title }) => title);
const read = (id: number, { token } = reader) =>
  app.call('GET /api/blog/posts/:postId', { token, params: { postId: id } });
const begin = ({ token }: Actor, body: object) => app.call('POST /api/blog/posts', { token, body });
const change = ({ token }: Actor, id: number, body: object) =>
  app.call('PATCH /api/blog/posts/:postId', { token, params: { postId: id }, body });
const publish = ({ token }: Actor, id: number, at: string | null = null) =>
  app.call('POST /api/blog/posts/:postId/publish', { token, params: { postId: id }, body: { at } });
const withdraw = ({ token }: Actor, id: number) =>
  app.call('POST /api/blog/posts/:postId/withdraw', { token, params: { postId: id } });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('who may not', () => {
  test('neither begins, changes, publishes nor deletes a post, nor sees a draft', async () => {
    const draft = await aDraftPost(app, admin);
    const out = await aPost(app, admin, { title: 'Out' });
    const params = { postId: draft.id };
    const { token } = reader;
    expect((await begin(reader, { title: 'Mine', language: 'en' })).status).toBe(403);
    expect((await app.call('GET /api/blog/desk', { token })).status).toBe(403);
    const refused = [
      await read(draft.id),
      await change(reader, out.id, { version: out.version, title: 'Mine' }),
      await publish(reader, draft.id),
      await withdraw(reader, out.id),
      await app.call('DELETE /api/blog/posts/:postId', { token, params: { postId: out.id } }),
      await app.call('GET /api/blog/posts/:postId/edit', { token, params }),
      await app.call('GET /api/blog/slugs/:postSlug', { token, params: { postSlug: draft.slug } }),
      await app.call('PUT /api/blog/posts/:postId/bookmark', { token, params }),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(await titles()).toEqual(['Out']);
  });

  test('finds a post of another organisation under any of its names', async () => {
    const post = await aPost(app, await anAdmin(app), { title: 'Theirs', slug: 'theirs' });
    expect((await read(post.id)).status).toBe(404);
    expect((await read(post.id, admin)).status).toBe(404);
    expect(await titles({ q: 'theirs' })).toEqual([]);
    const params = { postSlug: 'theirs' };
    const { token } = admin;
    expect((await app.call('GET /api/blog/slugs/:postSlug', { token, params })).status).toBe(404);
  });
});

test('an author has their own posts, until they are dismissed', async () => {
  const params = { personId: reader.person.id };
  const { token } = admin;
  await app.call('PUT /api/blog/authors/:personId', { token, params });
  const theirs = await aPost(app, admin);
  const mine = (await begin(reader, { title: 'Mine', language: 'en' })).body as EditedPost;
  expect(mine).toMatchObject({ state: 'draft', author: { id: reader.person.id } });
  const desk = await app.call('GET /api/blog/desk', { token: reader.token });
  expect((desk.body as DeskPage).posts.map(({ id }) => id)).toEqual([mine.id]);
  const { version } = theirs;
  expect((await change(reader, theirs.id, { version, title: 'x' })).status).toBe(404);
  expect((await publish(reader, mine.id)).status).toBe(200);
  await app.call('DELETE /api/blog/authors/:personId', { token, params });
  expect((await change(reader, mine.id, { version: 2, title: 'x' })).status).toBe(404);
  expect(await titles()).toContain('Mine');
});

describe('a post', () => {
  test('keeps what is said and nothing that runs, and refuses an older version', async () => {
    const { id, version } = await aDraftPost(app, admin);
    const content =
      '<h2>One</h2><p onclick="x()">Two <script>alert(1)</script></p><img src="//x.y/z">';
    const changed = (await change(admin, id, { version, content, tags: ['calm'] }))
      .body as EditedPost;
    expect(changed.content).toBe('<h2>One</h2><p>Two </p>');
    expect(changed).toMatchObject({ tags: ['calm'], version: version + 1, state: 'draft' });
    const old = await change(admin, id, { version, title: 'Late' });
    expect(old.body).toMatchObject({ status: 409, code: 'blog.changed_meanwhile' });
  });

  test('has an address that no other one has', async () => {
    const [one, other] = [await aDraftPost(app, admin), await aDraftPost(app, admin)];
    expect([one.slug, other.slug]).toEqual(['ten-quiet-minutes', 'ten-quiet-minutes-2']);
    const taken = await change(admin, other.id, { version: other.version, slug: one.slug });
    expect(taken.body).toMatchObject({ code: 'blog.slug_taken' });
    const elsewhere = await aDraftPost(app, await anAdmin(app));
    expect(elsewhere.slug).toBe(one.slug);
  });

  test('is a translation of one that is none itself', async () => {
    const [one, other, third] = [
      await aDraftPost(app, admin),
      await aDraftPost(app, admin),
      await aDraftPost(app, admin),
    ];
    const to = (post: EditedPost, translationOf: number | null) =>
      change(admin, post.id, { version: post.version, translationOf });
    expect((await to(one, one.id)).status).toBe(422);
    expect((await to(other, one.id)).body).toMatchObject({ translationOf: one.id });
    expect((await to(third, other.id)).status).toBe(422);
  });

  test('shows pictures that lie with us, and they go with it', async () => {
    const { id, version } = await aDraftPost(app, admin);
    const { token } = admin;
    const params = { postId: id };
    const upload = { token, params, file: tinyPicture };
    const kept = await app.call('POST /api/blog/posts/:postId/pictures', upload);
    const { address } = kept.body as { address: string };
    const content = `<p>Look</p><img src="${address}" alt="A hall" />`;
    const changed = (await change(admin, id, { version, content })).body as EditedPost;
    expect(changed.content).toBe(content);
    const withCover = await app.call('PUT /api/blog/posts/:postId/cover', upload);
    const { cover } = withCover.body as EditedPost;
    const there = async (url: string | null) =>
      (await app.http.inject({ url: url ?? '' })).statusCode;
    expect([await there(address), await there(cover)]).toEqual([200, 200]);
    await app.call('DELETE /api/blog/posts/:postId', { token, params });
    expect([await there(address), await there(cover)]).toEqual([404, 404]);
  });
});

describe('what is published', () => {
  test('for later is nobody’s to read before; then everyone is told once', async () => {
    const { id } = await aDraftPost(app, admin, { title: 'Later' });
    const window = await openTestSocket(await app.listen(), reader.token);
    expect((await publish(admin, id, inMinutes(5))).body).toMatchObject({ state: 'scheduled' });
    app.clock.ahead = 4 * 60;
    await tellPostsOut(app.work);
    expect([await titles(), (await read(id)).status]).toEqual([[], 404]);
    app.clock.ahead = 5 * 60 + 1;
    expect(await titles()).toEqual(['Later']);
    await tellPostsOut(app.work);
    expect(await window.hears('blog.changed')).toEqual({});
    const told = await app.testDb.db.row<{ again: boolean }>({
      parts: ['select told_at is null as again from blog_posts where id = ', ''],
      values: [id],
    });
    expect(told).toEqual({ again: false });
    window.socket.disconnect();
  });

  test('and taken back is gone everywhere', async () => {
    const { id } = await aPost(app, admin, { title: 'Gone soon' });
    expect(await titles()).toEqual(['Gone soon']);
    await withdraw(admin, id);
    expect([await titles(), (await read(id)).status]).toEqual([[], 404]);
    expect((await read(id, admin)).status).toBe(200);
  });

  test('is found by words, category, tag and language, page by page', async () => {
    await aPost(app, admin, { title: 'Quiet', categories: ['Craft'], content: '<p>Lanterns</p>' });
    await aPost(app, admin, { title: 'Leise', language: 'de', tags: ['calm'] });
    await aPost(app, admin, { title: '100 %_x', tags: ['calm'] });
    expect(await titles()).toEqual(['100 %_x', 'Leise', 'Quiet']);
    expect(await titles({ q: 'LANTERN' })).toEqual(['Quiet']);
    expect(await titles({ q: '100 %_' })).toEqual(['100 %_x']);
    expect(await titles({ category: 'Craft' })).toEqual(['Quiet']);
    expect(await titles({ tag: 'calm', language: 'de' })).toEqual(['Leise']);
    const page = await list({ page: 2, perPage: 2 });
    expect([page.total, page.posts.map(({ title }) => title)]).toEqual([3, ['Quiet']]);
  });

  test('stands beside what it shares most with, and among the newest', async () => {
    const one = await aPost(app, admin, { title: 'One', categories: ['Craft'], tags: ['calm'] });
    await aPost(app, admin, { title: 'Near', categories: ['Craft'], tags: ['calm'] });
    await aPost(app, admin, { title: 'Less near', categories: ['Craft'] });
    await aPost(app, admin, { title: 'Far' });
    await aDraftPost(app, admin, { title: 'Draft', categories: ['Craft', 'Hidden'] });
    const { related } = (await read(one.id)).body as ShownPost;
    expect(related.map(({ title }) => title)).toEqual(['Near', 'Less near']);
    const sides = (await app.call('GET /api/blog/sides', { token: reader.token }))
      .body as BlogSides;
    expect(sides.recent.map(({ title }) => title)).toEqual(['Far', 'Less near', 'Near', 'One']);
    expect(sides.categories).toEqual([{ name: 'Craft', count: 3 }]);
    expect(sides.canWrite).toBe(false);
  });

  test('is kept by a person, once', async () => {
    const { id } = await aPost(app, admin);
    const kept = { token: reader.token, params: { postId: id } };
    await app.call('PUT /api/blog/posts/:postId/bookmark', kept);
    await app.call('PUT /api/blog/posts/:postId/bookmark', kept);
    expect((await read(id)).body).toMatchObject({ bookmarks: 1, isBookmarked: true });
    expect((await read(id, admin)).body).toMatchObject({ bookmarks: 1, isBookmarked: false });
    await app.call('DELETE /api/blog/posts/:postId/bookmark', kept);
    expect((await read(id)).body).toMatchObject({ bookmarks: 0, isBookmarked: false });
  });
});

test('a draft is read by whoever has the link to its preview, until the next one is made', async () => {
  const { id } = await aDraftPost(app, admin, { title: 'Not yet' });
  const { token } = admin;
  const link = async () => {
    const made = await app.call('POST /api/blog/posts/:postId/preview', {
      token,
      params: { postId: id },
    });
    return (made.body as { url: string }).url.split('/').at(-1) ?? '';
  };
  const open = (key: string) =>
    app.call('GET /api/blog/previews/:token', { params: { token: key } });
  const first = await link();
  expect((await open(first)).body).toMatchObject({ title: 'Not yet' });
  const second = await link();
  expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
  await withdraw(admin, id);
  expect((await open(second)).status).toBe(404);
});
