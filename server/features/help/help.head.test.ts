import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Actor,
  anAdmin,
  aPublishedEvent,
  organisationNameOf,
} from '../../testing/builders.ts';
import { anArticle } from '../../testing/help/articles.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeIsPublic } from './index.ts';

const pages = temporaryFolder('help-heads');
let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    '<html lang="en"><head><!-- head --><!-- /head --></head><body><!-- root -->splash<!-- /root --></body></html>',
  );
  app = await openTestApp({ pages, env: { PUBLIC_URL: 'https://plenum.example' } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const visit = (url: string, language = 'en') =>
  app.http.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });

test('help says what it is once it is public, in the reader’s language; a draft never', async () => {
  const { slug, name } = await aPublishedEvent(app, admin);
  const title = { en: 'Where is </script><b>my badge', de: 'Wo ist mein Ausweis' };
  const article = await anArticle(app, admin, { title });
  const draft = await anArticle(app, admin, { isPublished: false });
  const path = `/e/${slug}/help/${article.slug}`;
  expect((await visit(path)).statusCode).toBe(404);
  expect((await visit(`/e/${slug}/help`)).statusCode).toBe(404);

  await changeIsPublic(app.work, admin.person, true);
  const { statusCode, payload } = await visit(path);
  expect(statusCode).toBe(200);
  expect(payload).toContain(
    `<title>Where is &lt;/script&gt;&lt;b&gt;my badge · ${organisationNameOf(admin)}</title>`,
  );
  expect(payload).not.toContain('<b>');
  expect(payload).toContain('content="By transfer &amp; card."');
  expect(payload).toContain(`href="https://plenum.example${path}"`);
  const german = (await visit(path, 'de')).payload;
  expect(german).toContain('<h1>Wo ist mein Ausweis</h1>');
  expect(german).toContain('"inLanguage":"de"');
  expect((await visit(`/e/${slug}/help`, 'de')).payload).toContain(
    `<title>Hilfe · ${name} · ${organisationNameOf(admin)}</title>`,
  );
  expect((await visit(`/e/${slug}/help/${draft.slug}`)).statusCode).toBe(404);
});
