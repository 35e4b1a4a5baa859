import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import {
  type Actor,
  anAdmin,
  anEvent,
  aPublishedEvent,
  aSession,
  organisationNameOf,
} from '../../../testing/builders.ts';
import { aSale } from '../../../testing/bookings/offer.ts';
import { temporaryFolder } from '../../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { agendaFacts, publishAgenda } from '../../agenda/index.ts';
import { addSpeaker } from '../../speakers/index.ts';
import { changeEvent, changeState } from '../index.ts';

const pages = temporaryFolder('heads');
const evil = `</script><script>alert(1)</script><img src=x onerror="alert(1)">'"&\u2028`;
let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    `<!doctype html><html lang="en" dir="ltr"><head><meta name="csp-nonce" content="__CSP_NONCE__" />
    <!-- head --><title>Plenum</title><!-- /head --></head>
    <body><div id="root"><!-- root --><p>splash</p><!-- /root --></div></body></html>`,
  );
  app = await openTestApp({ pages, env: { PUBLIC_URL: 'https://plenum.example' } });
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const visit = (url: string, language = 'en') =>
  app.http.inject({ url, headers: { accept: 'text/html', 'accept-language': language } });

/** What is in the page, as a browser reads it; no markup of ours is looked for with words of others. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
const factsIn = (html: string) =>
  JSON.parse(
    /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as Record<string, unknown>;

describe('a published event', () => {
  test.each([undefined, '*/*', 'image/*,*/*;q=0.8'])(
    'tells whoever previews a link and accepts %s what it tells browsers',
    async (accept) => {
      const { slug } = await aPublishedEvent(app, admin, { name: 'Horizon Summit' });
      const headers = accept === undefined ? {} : { accept };
      const { statusCode, payload } = await app.http.inject({ url: `/e/${slug}`, headers });
      expect([statusCode, metaOf(payload, 'og:title')]).toEqual([200, 'Horizon Summit']);
      const other = await app.http.inject({ url: '/no-such-page', headers });
      expect([other.statusCode, other.json()]).toMatchObject([404, { status: 404 }]);
    },
  );

  test('shows the one way to come: tickets, else the form, else none', async () => {
    const { id, slug, version } = await aPublishedEvent(app, admin);
    const way = async (language?: string) =>
      /<p class="opening-way">(.*?)<\/p>/.exec((await visit(`/e/${slug}`, language)).payload)?.[1];
    expect(await way('de')).toBe('<a href="#join">An der Veranstaltung teilnehmen</a>');
    await changeEvent(app.work, admin.person, id, { version, joining: 'closed' });
    expect(await way()).toBeUndefined();
    await aSale(app, admin, id);
    expect(await way()).toBe(`<a href="/e/${slug}/register">Get tickets</a>`);
    await app.testDb.db.run(sql`update events set state = 'ended' where id = ${id}`);
    expect(await way()).toBeUndefined();
  });

  test.each(['en', 'de', 'fr', 'pt'])('words the way in %s as the app does', async (language) => {
    const { id, slug } = await aPublishedEvent(app, admin);
    const file = new URL(
      `../../../../web/locales/${language}/shared/event-page.json`,
      import.meta.url,
    );
    const said = JSON.parse(readFileSync(file, 'utf8')) as {
      tickets: { go: string };
      join: { joinNow: string };
    };
    expect((await visit(`/e/${slug}`, language)).payload).toContain(`>${said.join.joinNow}</a>`);
    await aSale(app, admin, id);
    expect((await visit(`/e/${slug}`, language)).payload).toContain(`>${said.tickets.go}</a>`);
  });

  test('says what it is before any script runs', async () => {
    const { id, slug, version } = await aPublishedEvent(app, admin, { name: 'Horizon Summit' });
    await changeEvent(app.work, admin.person, id, {
      version,
      accent: '#7a3fc0',
      tagline: { en: 'Three days of light', de: 'Drei Tage Licht' },
      description: { en: 'First.\n\nSecond.', de: 'Erstens.' },
    });
    const { statusCode, payload, headers } = await visit(`/e/${slug}`);
    expect(statusCode).toBe(200);
    expect(headers['vary']).toContain('accept-language');
    expect(payload).toContain(`<title>Horizon Summit · ${organisationNameOf(admin)}</title>`);
    expect(payload).toContain(`<link rel="canonical" href="https://plenum.example/e/${slug}" />`);
    expect(payload).toContain(`as="fetch" crossorigin href="/api/e/${slug}/program" />`);
    expect(metaOf(payload, 'description')).toBe('Three days of light');
    expect(metaOf(payload, 'og:title')).toBe('Horizon Summit');
    expect(metaOf(payload, 'twitter:card')).toBe('summary');
    expect(payload).toContain('<h1>Horizon Summit</h1>');
    expect(payload).toMatch(/March 27.–.29, 2027/);
    expect(payload).toContain('>First.\n\nSecond.</div>');
    expect(payload).not.toContain('splash');
    expect(payload).not.toContain('__CSP_NONCE__');
    expect(factsIn(payload)).toMatchObject({
      '@type': 'Event',
      name: 'Horizon Summit',
      startDate: '2027-03-27',
      endDate: '2027-03-29',
    });
    const nonce = /name="csp-nonce" content="([^"]+)"/.exec(payload)?.[1] ?? '';
    expect(payload).toContain(`<style nonce="${nonce}">:root{--pl-own-accent:#7a3fc0}</style>`);
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  test('wears the accent of its organisation where it has none', async () => {
    const { slug } = await aPublishedEvent(app, admin);
    await app.testDb.db.run(
      sql`update organisations set accent = '#0b7285' where id = ${admin.person.organisationId}`,
    );
    expect((await visit(`/e/${slug}`)).payload).toContain(':root{--pl-own-accent:#0b7285}');
    const { body } = await app.call('GET /api/e/:slug', { params: { slug } });
    expect(body).toMatchObject({ event: { accent: '#0b7285' } });
  });

  test('speaks the reader’s language, else its own first one', async () => {
    const { id, slug, version } = await aPublishedEvent(app, admin, { languages: ['de', 'en'] });
    const tagline = { en: 'Light', de: 'Licht' };
    await changeEvent(app.work, admin.person, id, { version, tagline });
    const read = async (language: string) => {
      const { payload } = await visit(`/e/${slug}`, language);
      return [/<html lang="(\w+)"/.exec(payload)?.[1], metaOf(payload, 'og:description')];
    };
    expect(await read('de-AT,en')).toEqual(['de', 'Licht']);
    expect(await read('en')).toEqual(['en', 'Light']);
    expect(await read('fr')).toEqual(['fr', 'Licht']);
    expect(await read('ja')).toEqual(['de', 'Licht']);
  });

  test('cannot put markup into the page, whatever its texts are', async () => {
    const { id, slug, version } = await aPublishedEvent(app, admin, { name: `Summit ${evil}` });
    await changeEvent(app.work, admin.person, id, {
      version,
      tagline: { en: `${evil} __CSP_NONCE__ $& $1` },
      description: { en: `${evil}\n\n<!-- /root -->${evil}` },
    });
    const session = await aSession(app, admin, id, {
      title: { en: `Talk ${evil}` },
      abstract: { en: evil },
      startsAt: '2027-03-27T10:00:00Z',
    });
    await publishAgenda(app.work, admin.person, id, { note: '' });
    for (const path of [`/e/${slug}`, `/e/${slug}/sessions/${session.id}`]) {
      const { statusCode, payload } = await visit(path);
      expect(statusCode).toBe(200);
      expect(payload.match(/<script/g)).toEqual(['<script']);
      expect(payload).not.toContain('<img');
      expect(payload.match(/<\/(html|body|head|title)>/g)).toHaveLength(4);
      expect(JSON.stringify(factsIn(payload))).toContain('alert(1)');
    }
  });
});

describe('what nobody may see', () => {
  test('is not there: a draft, an unknown address, a session not published', async () => {
    const draft = await anEvent(app, admin, { name: 'Secret gathering' });
    const shown = await aPublishedEvent(app, admin);
    const waiting = await aSession(app, admin, shown.id, { title: { en: 'Secret talk' } });
    for (const path of [
      `/e/${draft.slug}`,
      '/e/no-such-event',
      `/e/${shown.slug}/sessions/${waiting.id}`,
      `/e/${draft.slug}/sessions/1`,
      '/e/%00',
    ]) {
      const { statusCode, payload } = await visit(path);
      expect([path, statusCode]).toEqual([path, 404]);
      expect(payload).toContain('splash');
      expect(payload).not.toContain('Secret');
    }
  });

  test('is gone from its page when it is a draft again', async () => {
    const { id, slug } = await aPublishedEvent(app, admin);
    expect((await visit(`/e/${slug}`)).statusCode).toBe(200);
    await changeState(app.work, agendaFacts, admin.person, id, 'draft');
    expect((await visit(`/e/${slug}`)).statusCode).toBe(404);
  });
});

test('a session says when it is, in the zone of its event, and who speaks', async () => {
  const { id, slug } = await aPublishedEvent(app, admin);
  const session = await aSession(app, admin, id, {
    title: { en: 'The long night' },
    startsAt: '2027-03-27T23:30:00Z',
    minutes: 120,
  });
  await publishAgenda(app.work, admin.person, id, { note: '' });
  const { payload } = await visit(`/e/${slug}/sessions/${session.id}`);
  const card = /\/sessions\/\d+\/card\?language=en&mark=[\da-f]{16}$/;
  expect(payload).toContain(`<title>The long night · ${organisationNameOf(admin)}</title>`);
  // The clocks go forward in Lisbon between start and end.
  expect(payload).toMatch(/11:30.PM.*2:30.AM/);
  expect(factsIn(payload)).toMatchObject({
    startDate: '2027-03-27T23:30:00.000Z',
    endDate: '2027-03-28T01:30:00.000Z',
    superEvent: { '@type': 'Event' },
    image: [expect.stringMatching(card)],
  });
  expect(metaOf(payload, 'og:image')?.replaceAll('&amp;', '&')).toMatch(card);
  expect(metaOf(payload, 'og:image:width')).toBe('1200');
});

test('search engines learn of published events and of no others', async () => {
  const draft = await anEvent(app, admin);
  const { slug } = await aPublishedEvent(app, admin);
  const { payload, headers } = await visit('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  expect(payload).toContain(`<loc>https://plenum.example/e/${slug}</loc>`);
  expect(payload).not.toContain(`/${draft.slug}<`);
  const robots = await visit('/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.payload).toContain('Sitemap: https://plenum.example/sitemap.xml');
  expect(robots.payload).toContain('Allow: /api/files/\n');
});

test('they learn of each session and speaker that everyone may see, in every event', async () => {
  const first = await aPublishedEvent(app, admin);
  const second = await aPublishedEvent(app, admin);
  const session = await aSession(app, admin, second.id, {
    title: { en: 'Told' },
    startsAt: '2027-03-27T10:00:00Z',
  });
  await publishAgenda(app.work, admin.person, second.id, { note: '' });
  const draft = await aSession(app, admin, second.id, { title: { en: 'Not yet' } });
  const speaker = await addSpeaker(app.work, admin.person, second.id, {
    kind: 'keynote',
    name: 'Ana Shown',
  });
  const hidden = await addSpeaker(app.work, admin.person, second.id, {
    kind: 'keynote',
    name: 'Ana Hidden',
    isHidden: true,
  });
  const base = `https://plenum.example/e/${second.slug}`;
  const read = async () => (await visit('/sitemap.xml')).payload;
  const told = await read();
  expect(told).toContain(`<loc>${base}/sessions/${session.id}</loc>`);
  expect(told).toContain(`<loc>${base}/speakers/${speaker.id}</loc>`);
  for (const left of [
    `${base}/sessions/${draft.id}<`,
    `${base}/speakers/${hidden.id}<`,
    `/e/${first.slug}/sessions`,
  ]) {
    expect(told).not.toContain(left);
  }
  const { version } = await changeEvent(app.work, admin.person, second.id, {
    version: second.version,
    modules: second.modules.filter((one) => one !== 'speakers' && one !== 'program'),
  });
  expect(version).toBeGreaterThan(second.version);
  const without = await read();
  expect(without).not.toContain(`${base}/sessions`);
  expect(without).not.toContain(`${base}/speakers`);
});
