import type {
  TemplateBlogDetail,
  TemplateEdit,
  TemplatePosts,
  TemplateSidebar,
} from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { say } from './index.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app, 'Ada Sommer')));
afterAll(() => app.close());

/** As old clients ask: with the quotes around their token, and nothing else. */
const ask = (path: '' | '/sidebar' | '/detail' | '/edit', { token } = admin) =>
  app.call(`GET /blog/list/data${path}`, { token: `"${token}"` });

test('without a post a list is empty, and there is none to read or change', async () => {
  await aDraftPost(app, admin);
  const client = await aColleague(app, admin);
  expect((await ask('', client)).body).toEqual([]);
  expect((await ask('/sidebar', client)).body).toEqual({ recentPosts: [], categories: [] });
  expect((await ask('/detail', client)).status).toBe(404);
  expect((await ask('/edit', client)).status).toBe(403);
});

test('the list has every field an old client reads, the newest first', async () => {
  const said = { categories: ['Craft'], tags: ['calm'], excerpt: 'In short' };
  const first = await aPost(app, admin, { title: 'First', ...said });
  await aPost(app, admin, { title: 'Second' });
  await say(app.work, admin.person, first.id, { text: 'Yes' });
  const posts = (await ask('')).body as TemplatePosts;
  expect(posts.map(({ title }) => title)).toEqual(['Second', 'First']);
  expect(posts[1]).toEqual({
    img: expect.stringMatching(/^\/api\/files\/drawn/),
    title: 'First',
    id: first.id,
    avatar: expect.stringMatching(/^\/api\/files\/drawn/),
    userFullName: 'Ada Sommer',
    blogPosted: expect.stringMatching(/\d{4}/),
    tags: ['Craft', 'calm'],
    excerpt: 'In short',
    comment: 1,
  });
});

test('beside it stand four posts, and categories with an icon', async () => {
  for (const title of ['1', '2', '3', '4', '5']) {
    await aPost(app, admin, { title, categories: ['Craft'] });
  }
  const { recentPosts, categories } = (await ask('/sidebar')).body as TemplateSidebar;
  expect(recentPosts.map(({ title }) => title)).toEqual(['5', '4', '3', '2']);
  expect(Object.keys(recentPosts[0] ?? {}).toSorted()).toEqual([
    'createdTime',
    'id',
    'img',
    'title',
  ]);
  expect(categories).toEqual([{ category: 'Craft', icon: 'Folder' }]);
});

test('the newest post is read with its comments, as text', async () => {
  const content = '<p>Calm</p>';
  const post = await aPost(app, admin, { title: 'Newest', content, tags: ['calm'] });
  await say(app.work, admin.person, post.id, { text: '<b>Yes</b>' });
  const { blog, comments } = (await ask('/detail')).body as TemplateBlogDetail;
  expect(blog).toEqual({
    img: expect.any(String),
    title: 'Newest',
    avatar: expect.any(String),
    userFullName: 'Ada Sommer',
    createdTime: expect.stringMatching(/\d{4}/),
    tags: ['calm'],
    content,
    comments: 1,
    bookmarked: 0,
  });
  expect(comments).toEqual([
    {
      avatar: expect.any(String),
      userFullName: 'Ada Sommer',
      commentedAt: expect.stringMatching(/\d{4}/),
      commentText: '&lt;b&gt;Yes&lt;/b&gt;',
    },
  ]);
});

test('what was changed last is changed further', async () => {
  await aPost(app, admin, { title: 'Out' });
  await aDraftPost(app, admin, { title: 'Draft', excerpt: 'a < b', categories: ['Craft'] });
  expect((await ask('/edit')).body as TemplateEdit).toEqual({
    avatar: expect.any(String),
    userFullName: 'Ada Sommer',
    createdTime: expect.stringMatching(/\d{4}/),
    blogTitle: 'Draft',
    blogCategories: [{ value: 'craft', label: 'Craft' }],
    slug: 'draft',
    status: 'Draft',
    excerpt: '<p>a &lt; b</p>',
    featuredImage: expect.any(String),
  });
});
