import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDraftPost, aPost } from '../../testing/blog/posts.ts';
import { type Actor, anAdmin, anEvent, aPublishedEvent } from '../../testing/builders.ts';
import { anArticle } from '../../testing/help/articles.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeIsPublic } from '../help/index.ts';
import { changeFace } from './index.ts';

const pages = temporaryFolder('face-heads');
const base = 'https://plenum.example';
let app: TestApp;
let admin: Actor;
let slug: string;

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    '<html lang="en"><head><!-- head --><!-- /head --></head><body><!-- root -->splash<!-- /root --></body></html>',
  );
  app = await openTestApp({ pages, env: { PUBLIC_URL: base } });
  admin = await anAdmin(app);
  ({ slug } = await aPublishedEvent(app, admin, { name: 'Summit', languages: ['en', 'de'] }));
  await app.call('PUT /api/organisations/current', {
    token: admin.token,
    body: {
      version: 1,
      name: 'House & <Garden>',
      shortName: 'House',
      accent: null,
      languages: ['en', 'de'],
      timeZone: 'UTC',
      tagManagerId: null,
    },
  });
  await changeFace(app.work, admin.person, {
    version: 0,
    place: 'house',
    isPublic: true,
    lead: { en: 'We meet', de: 'Wir </script><script>alert(1)</script> treffen uns' },
  });
});
afterAll(() => app.close());

const visit = async (path: string, language = 'en') => {
  const headers = { accept: 'text/html', 'accept-language': language };
  const { statusCode, payload } = await app.http.inject({ url: path, headers });
  return { status: statusCode, html: payload };
};
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const versionsIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language, href]) => [language, href],
  );
const versionsOf = (address: string) => [
  ['en', `${address}?lang=en`],
  ['de', `${address}?lang=de`],
  ['x-default', address],
];

describe('the organisation’s page', () => {
  test('says what it is to whoever reads no script', async () => {
    const { status, html } = await visit('/o/house');
    expect(status).toBe(200);
    expect(html).toContain('<title>House &amp; &lt;Garden&gt;</title>');
    expect(html).toContain('<meta name="description" content="We meet" />');
    expect(html).toContain('"@type":"Organization"');
    expect(html).toContain(`"url":"${base}/e/${slug}"`);
    expect(canonicalIn(html)).toBe(`${base}/o/house`);
    expect(versionsIn(html)).toEqual(versionsOf(`${base}/o/house`));
  });

  test('is in the language its address says, before that of the reader', async () => {
    const { html } = await visit('/o/house?lang=de', 'en');
    expect(html).toContain('<html lang="de"');
    expect(html).toContain('treffen uns');
    expect(canonicalIn(html)).toBe(`${base}/o/house?lang=de`);
    expect(versionsIn(html)).toEqual(versionsOf(`${base}/o/house`));
  });

  test.each(['xx', 'fr', '%22%3E%3Cscript%3E', ''])(
    'is itself where %j is asked for',
    async (l) => {
      const { html } = await visit(`/o/house?lang=${l}`);
      expect(canonicalIn(html)).toBe(`${base}/o/house`);
      expect(html).not.toContain('"><script>');
    },
  );

  test('lets nothing that people wrote end an element of its head', async () => {
    const { html } = await visit('/o/house', 'de');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('</script><script>');
  });

  test('is missing where there is none', async () => {
    expect((await visit('/o/nowhere')).status).toBe(404);
  });
});

describe('each public page', () => {
  test('of an event in several languages names all of them', async () => {
    await anArticle(app, admin);
    await changeIsPublic(app.work, admin.person, true);
    for (const path of ['', '/blog', '/help']) {
      const { html } = await visit(`/e/${slug}${path}`);
      expect(versionsIn(html), path).toEqual(versionsOf(`${base}/e/${slug}${path}`));
    }
  });

  test('in one language names none; a post names its translations', async () => {
    const one = await aPublishedEvent(app, admin, { name: 'One tongue', languages: ['en'] });
    expect(versionsIn((await visit(`/e/${one.slug}`)).html)).toEqual([]);
    const post = await aPost(app, admin, { title: 'Quiet' });
    const translated = { title: 'Ruhig', language: 'de', translationOf: post.id } as const;
    const german = await aPost(app, admin, translated);
    const at = `${base}/e/${slug}/blog`;
    expect(versionsIn((await visit(`/e/${slug}/blog/${post.slug}?lang=de`)).html)).toEqual([
      ['en', `${at}/${post.slug}`],
      ['de', `${at}/${german.slug}`],
    ]);
  });
});

describe('search engines', () => {
  test('are told of every public page in each language, and of none that is not', async () => {
    const draft = await anEvent(app, admin, { name: 'A hidden draft' });
    const article = await anArticle(app, admin, { title: { en: 'Badges' } });
    const hidden = await anArticle(app, admin, { title: { en: 'Hidden' }, isPublished: false });
    const unfinished = await aDraftPost(app, admin, { title: 'Unfinished' });
    const { payload } = await app.http.inject('/sitemap.xml');
    expect(payload).toContain(`<loc>${base}/o/house</loc>`);
    expect(payload).toContain(`hreflang="de" href="${base}/o/house?lang=de"`);
    expect(payload).toContain(`hreflang="x-default" href="${base}/e/${slug}"`);
    expect(payload).toContain(`<loc>${base}/e/${slug}/help/badges-${article.id}</loc>`);
    for (const left of [draft.slug, `-${hidden.id}<`, unfinished.slug]) {
      expect(payload).not.toContain(left);
    }
  });

  test('are told of no page and no help that an organisation keeps to itself', async () => {
    const other = await anAdmin(app);
    const event = await aPublishedEvent(app, other, { name: 'Private house' });
    await anArticle(app, other);
    await changeFace(app.work, other.person, { version: 0, place: 'private' });
    const { payload } = await app.http.inject('/sitemap.xml');
    expect(payload).toContain(`<loc>${base}/e/${event.slug}</loc>`);
    expect(payload).not.toContain('/o/private');
    expect(payload).not.toContain(`/e/${event.slug}/help`);
  });

  test('may read what is for everyone', async () => {
    const { payload } = await app.http.inject('/robots.txt');
    expect(payload).toContain('Allow: /o/\n');
    expect(payload).toContain(`Sitemap: ${base}/sitemap.xml`);
  });
});
