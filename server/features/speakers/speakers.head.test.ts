import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Actor,
  anAdmin,
  aPublishedEvent,
  organisationNameOf,
} from '../../testing/builders.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addSpeaker } from './index.ts';

const pages = temporaryFolder('speaker-heads');
let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    '<html lang="en"><head><!-- head --><!-- /head --></head><body><!-- root -->splash<!-- /root --></body></html>',
  );
  app = await openTestApp({ pages });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const visit = (url: string) => app.http.inject({ url, headers: { accept: 'text/html' } });

test('a speaker’s page says who they are; a hidden one has none, nor has another event', async () => {
  const event = await aPublishedEvent(app, admin);
  const other = await aPublishedEvent(app, admin);
  const add = (name: string, isHidden: boolean) =>
    addSpeaker(app.work, admin.person, event.id, {
      kind: 'keynote',
      name,
      title: 'Head of </script><b>"research"',
      email: 'secret@example.org',
      isHidden,
    });
  const [shown, hidden] = [await add('Ada Sommer', false), await add('Nobody', true)];
  const { statusCode, payload } = await visit(`/e/${event.slug}/speakers/${shown.id}`);
  expect(statusCode).toBe(200);
  expect(payload).toContain(`<title>Ada Sommer · ${organisationNameOf(admin)}</title>`);
  expect(payload).toContain('Head of &lt;/script&gt;&lt;b&gt;&quot;research&quot;');
  expect(payload).not.toContain('<b>');
  expect(payload).not.toContain('secret@');
  for (const path of [
    `/e/${event.slug}/speakers/${hidden.id}`,
    `/e/${other.slug}/speakers/${shown.id}`,
  ]) {
    const missing = await visit(path);
    expect([missing.statusCode, missing.payload.includes('splash')]).toEqual([404, true]);
  }
});
