import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Actor,
  anAdmin,
  aPublishedEvent,
  organisationNameOf,
} from '../../testing/builders.ts';
import { somePricing } from '../../testing/pricing.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeSetup } from './index.ts';

const pages = temporaryFolder('pricing-heads');
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

const visit = (slug: string, language: string) =>
  app.http.inject({
    url: `/e/${slug}/pricing`,
    headers: { accept: 'text/html', 'accept-language': language },
  });

test('prices say what they are once the organisation shows them, in the reader’s language', async () => {
  const { slug, name } = await aPublishedEvent(app, admin);
  await changeSetup(app.work, admin.person, { version: 0, ...somePricing, isPublic: false });
  const hidden = await visit(slug, 'en');
  expect([hidden.statusCode, hidden.payload.includes('splash')]).toEqual([404, true]);
  const before = await app.http.inject({ url: '/sitemap.xml' });
  expect(before.payload).not.toContain(`/e/${slug}/pricing`);

  const lead = { en: 'For <b>every</b> event', de: 'Für jede Veranstaltung' };
  await changeSetup(app.work, admin.person, { version: 1, isPublic: true, lead });
  const { statusCode, payload } = await visit(slug, 'en');
  expect(statusCode).toBe(200);
  expect(payload).toContain(`<title>Pricing · ${name} · ${organisationNameOf(admin)}</title>`);
  expect(payload).toContain('For &lt;b&gt;every&lt;/b&gt; event · Basic, Standard, Enterprise');
  expect(payload).toContain(`href="https://plenum.example/e/${slug}/pricing"`);
  expect(payload).toContain('"price":"49.00","priceCurrency":"EUR"');
  expect((await visit(slug, 'de')).payload).toContain('<h1>Preise</h1>');
  const sitemap = await app.http.inject({ url: '/sitemap.xml' });
  expect(sitemap.payload).toContain(`https://plenum.example/e/${slug}/pricing`);
});
