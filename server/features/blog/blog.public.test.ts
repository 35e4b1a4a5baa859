import type { PostPage, PublicPost } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { type Actor, anAdmin, anEvent, aPublishedEvent } from '../../testing/builders.ts';
import { headHtml, type PageHead } from '../../platform/http/page-head.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { blogHead } from './index.ts';
import { publishPost, withdrawPost } from './blog.writing.ts';

let app: TestApp;
let admin: Actor;
let slug: string;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  ({ slug } = await aPublishedEvent(app, admin));
});
afterAll(() => app.close());

const list = (to = slug, query = {}) =>
  app.call('GET /api/e/:slug/blog', { params: { slug: to }, query });
const read = (postSlug: string, to = slug) =>
  app.call('GET /api/e/:slug/blog/posts/:postSlug', { params: { slug: to, postSlug } });
const text = async (url: string) => (await app.http.inject({ url })).payload;
const feeds = () =>
  Promise.all(['rss', 'atom'].map((kind) => text(`/api/e/${slug}/blog/${kind}.xml`)));
const head = (path: string) => blogHead(app.work)(`/e/${path}`, 'en');

/** All ways on which somebody who is not signed in could come upon a post. */
const everyWay = async (postSlug: string) => {
  const { posts } = (await list()).body as PostPage;
  const listHead = JSON.stringify(await head(`${slug}/blog`));
  const sought = await list(slug, { q: 'Ten quiet minutes' });
  const all = [
    JSON.stringify(posts),
    sought.text,
    listHead,
    await text('/sitemap.xml'),
    ...(await feeds()),
  ];
  return [...all.map((one) => one.includes(postSlug)), (await read(postSlug)).status === 200];
};
const nowhere = Array.from({ length: 7 }, () => false);

test('what is published is on every way', async () => {
  const post = await aPost(app, admin, { slug: 'open-to-all' });
  expect(await everyWay(post.slug)).toEqual(nowhere.map(() => true));
});

test.each(['draft', 'scheduled', 'withdrawn'] as const)('a %s post is on none', async (state) => {
  const { person } = admin;
  const { id } = await aDraftPost(app, admin, { slug: 'kept-back' });
  if (state === 'scheduled') {
    await publishPost(app.work, person, id, { at: new Date(Date.now() + 60_000).toISOString() });
  }
  if (state === 'withdrawn') {
    await publishPost(app.work, person, id, { at: null });
    expect(await everyWay('kept-back')).toEqual(nowhere.map(() => true));
    await withdrawPost(app.work, person, id);
  }
  expect(await everyWay('kept-back')).toEqual(nowhere);
  await expect(head(`${slug}/blog/kept-back`)).rejects.toMatchObject({ status: 404 });
});

test('strangers find by words in any order, without accents and with a mistake', async () => {
  await aPost(app, admin, { title: 'Ein ruhiges Café am Hafen', slug: 'cafe' });
  await aPost(app, admin, { title: 'Something else', slug: 'else' });
  const found = async (q: string, query = {}) => {
    const { posts, isGuessed } = (await list(slug, { q, ...query })).body as PostPage;
    return [posts.map((post) => post.slug), isGuessed];
  };
  expect(await found('hafen cafe')).toEqual([['cafe'], false]);
  expect(await found('ruhgies hafn')).toEqual([['cafe'], true]);
  expect(await found('ruhgies', { language: 'pt' })).toEqual([[], true]);
  expect(await found('zzzz')).toEqual([[], true]);
});

test('nothing is read at an event that is a draft, or of another organisation', async () => {
  const post = await aPost(app, admin);
  const draft = await anEvent(app, admin);
  const elsewhere = await aPublishedEvent(app, await anAdmin(app));
  expect((await list(draft.slug)).status).toBe(404);
  expect(((await list(elsewhere.slug)).body as PostPage).posts).toEqual([]);
  expect((await read(post.slug, elsewhere.slug)).status).toBe(404);
});

describe('a head', () => {
  test('says what a post is, where it belongs, and in which languages there is more', async () => {
    const original = await aPost(app, admin, { slug: 'quiet', excerpt: 'Why "calm" <helps>' });
    const other = { language: 'de', slug: 'leise', translationOf: original.id } as const;
    await aPost(app, admin, { title: 'Leise', ...other });
    const second = await aPublishedEvent(app, admin);
    const found = await head(`${second.slug}/blog/quiet`);
    expect(found).toMatchObject({
      language: 'en',
      title: 'Ten quiet minutes',
      description: 'Why "calm" <helps>',
      canonical: expect.stringContaining(`/e/${slug}/blog/quiet`),
      facts: { '@type': 'BlogPosting', inLanguage: 'en' },
    });
    const html = headHtml(found as PageHead, '');
    expect(html).toContain('<meta property="og:type" content="article"');
    expect(html).toMatch(/property="article:published_time" content="\d{4}-\d\d-\d\dT/);
    expect(headHtml((await head(`${slug}/blog`)) as PageHead, '')).toContain('content="website"');
    expect(
      found?.alternates?.map(({ language, href }) => [language, href.split('/').at(-1)]),
    ).toEqual([
      ['en', 'quiet'],
      ['de', 'leise'],
    ]);
    const { translations } = (await read('leise')).body as PublicPost;
    expect(translations).toEqual([{ language: 'en', slug: 'quiet' }]);
  });
});

test('feeds stay whole, whatever a post says', async () => {
  const title = ']]></title><script>alert(1)</script> & \u0007bell';
  const content = '<p>A &amp; B</p><script>alert(1)</script>';
  await aPost(app, admin, { title, slug: 'odd', content });
  for (const feed of await feeds()) {
    expect(feed).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; bell');
    expect(feed).toContain('&lt;p&gt;A &amp;amp; B&lt;/p&gt;');
    expect(feed).not.toMatch(/<script|\u0007/);
  }
});
