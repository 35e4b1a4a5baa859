import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Actor,
  anAdmin,
  aPublishedEvent,
  organisationNameOf,
} from '../../../testing/builders.ts';
import { exhibitorsCalls } from '../../../testing/exhibitors-calls.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const pages = temporaryFolder('exhibit-heads');
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

const visit = (slug: string, language = 'en') =>
  app.http.inject({
    url: `/e/${slug}/exhibit`,
    headers: { accept: 'text/html', 'accept-language': language },
  });

test('the page for companies says whom it is for, in the words of the call while it is open', async () => {
  const { id: eventId, slug, name } = await aPublishedEvent(app, admin);
  const { statusCode, payload } = await visit(slug);
  expect(statusCode).toBe(200);
  expect(payload).toContain(`<title>Exhibit at ${name} · ${organisationNameOf(admin)}</title>`);
  expect(payload).toContain(`href="https://plenum.example/e/${slug}/exhibit"`);
  expect(payload).not.toContain('Come &amp; show');

  const { rules } = exhibitorsCalls(
    () => app,
    () => admin,
    () => eventId,
  );
  await rules({ isCallOpen: true, callWords: { en: 'Come & show', de: 'Kommt & zeigt' } });
  expect((await visit(slug)).payload).toContain('content="Come &amp; show"');
  const german = (await visit(slug, 'de')).payload;
  expect(german).toContain(`<h1>Ausstellen bei ${name}</h1>`);
  expect(german).toContain('Kommt &amp; zeigt');
  expect((await visit('no-such-event')).statusCode).toBe(404);
});
