import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FaceSetup } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPost } from '../../testing/blog/posts.ts';
import { aColleague, type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { type Answer, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeFace } from './index.ts';

const pages = temporaryFolder('face-domains');
const home = 'https://plenum.example';
const records = new Map<string, string[]>();
let app: TestApp;
let admin: Actor;
let domain: string;
let place: string;
let slug: string;
let count = 0;

beforeAll(async () => {
  writeFileSync(
    join(pages, 'index.html'),
    '<html lang="en"><head><!-- head --><!-- /head --></head><body><!-- root -->splash<!-- /root --></body></html>',
  );
  app = await openTestApp({
    pages,
    env: { PUBLIC_URL: home },
    readRecords: (name) => Promise.resolve(records.get(name) ?? []),
  });
});
beforeEach(async () => {
  count += 1;
  [domain, place] = [`events.acme-${count}.org`, `acme-${count}`];
  admin = await anAdmin(app);
  ({ slug } = await aPublishedEvent(app, admin, { name: `Summit ${count}` }));
  await changeFace(app.work, admin.person, { version: 0, place, isPublic: true });
});
afterAll(() => app.close());

const codeOf = ({ body }: Answer) => (body as { code?: string }).code;
const name = (text = domain, by = admin) =>
  app.call('PUT /api/face/domain', { token: by.token, body: { name: text } });
const prove = (by = admin) => app.call('POST /api/face/domain/proof', { token: by.token });
const remove = (by = admin) => app.call('DELETE /api/face/domain', { token: by.token });
const setup = async (by = admin) =>
  (await app.call('GET /api/face', { token: by.token })).body as FaceSetup;
const asks = async (text: string) =>
  (await app.call('GET /api/face/ask', { query: { domain: text } })).status;

/** What the owner of a domain does at their name server. */
async function publish(by = admin): Promise<void> {
  const { domain: named } = await setup(by);
  if (!named) throw new Error('No domain is named.');
  records.set(named.recordName, [...(records.get(named.recordName) ?? []), named.recordValue]);
}
async function proven(by = admin, text = domain): Promise<void> {
  await name(text, by);
  await publish(by);
  expect((await prove(by)).status).toBe(200);
}

const browser = { accept: 'text/html', 'accept-language': 'en' };
async function visit(host: string, url: string, headers: Record<string, string> = browser) {
  const {
    statusCode,
    headers: said,
    payload,
  } = await app.http.inject({
    url,
    headers: { host, ...headers },
  });
  return { status: statusCode, to: said['location'], said, text: payload };
}
const ask = (host: string, url: string, more = {}) =>
  visit(host, url, { accept: 'application/json', ...more });

describe('a domain', () => {
  test('is its organisation’s once a record of it says so', async () => {
    await name();
    expect((await setup()).domain).toEqual({
      name: domain,
      recordName: `_plenum.${domain}`,
      recordValue: expect.stringMatching(/^plenum=[\w-]{32}$/),
      isProven: false,
      missingSince: null,
    });
    expect(codeOf(await prove())).toBe('face.domain_unproven');
    records.set(`_plenum.${domain}`, ['plenum=guessed', 'v=spf1']);
    expect(codeOf(await prove())).toBe('face.domain_unproven');
    await publish();
    expect((await prove()).body).toMatchObject({
      domain: { isProven: true },
      address: `https://${domain}/o/${place}`,
    });
  });

  test('that is proven cannot be taken, also when two prove it at the same moment', async () => {
    const other = await anAdmin(app);
    for (const by of [admin, other]) {
      await name(domain, by);
      await publish(by);
    }
    const codes = (await Promise.all([prove(admin), prove(other)])).map(codeOf);
    expect(new Set(codes)).toEqual(new Set(['face.domain_taken', undefined]));
    const late = await anAdmin(app);
    await name(domain, late);
    await publish(late);
    expect(codeOf(await prove(late))).toBe('face.domain_taken');
  });

  test('with another name has to be proven anew, and the old one is nobody’s', async () => {
    await proven();
    const { domain: before } = await setup();
    await name(`other-${count}.acme.org`);
    const { domain: after } = await setup();
    expect(after?.isProven).toBe(false);
    expect(after?.recordValue).not.toBe(before?.recordValue);
    expect(await asks(domain)).toBe(404);
    expect((await visit(domain, '/')).text).toContain('splash');
  });

  test('that is given up is free for others', async () => {
    await proven();
    expect((await remove()).body).toMatchObject({ domain: null, address: `${home}/o/${place}` });
    expect((await remove()).status).toBe(404);
    await proven(await anAdmin(app));
  });

  test.each([
    'plenum.example',
    'sub.plenum.example',
    'example',
    'localhost',
    'a.localhost',
    'printer.local',
    '127.0.0.1',
    '[::1]',
    '2130706433',
    '0x7f.1',
    'acme.org:8080',
    'https://acme.org',
    'acme.org/path',
    'user@acme.org',
    '*.acme.org',
    'acme..org',
    '-acme.org',
    'acme.org\r\nx: y',
    `${'a'.repeat(64)}.org`,
  ])('is not %j', async (text) => {
    const answer = await name(text);
    expect([answer.status, codeOf(answer)]).toEqual([
      422,
      expect.stringMatching(/^(face\.domain_unusable|invalid)$/),
    ]);
  });

  test('is kept as name servers write it', async () => {
    await name('Bücher.Acme.ORG.');
    expect((await setup()).domain?.name).toBe('xn--bcher-kva.acme.org');
  });

  test('is for those who run the organisation', async () => {
    const client = await aColleague(app, admin);
    for (const answer of [await name(domain, client), await prove(client), await remove(client)]) {
      expect(answer.status).toBe(403);
    }
  });
});

describe('at a proven domain', () => {
  beforeEach(() => proven());

  test('whoever comes is led to the organisation’s page, which is at home there', async () => {
    expect(await visit(domain, '/')).toMatchObject({ status: 302, to: `/o/${place}` });
    const { status, text } = await visit(`${domain.toUpperCase()}:443`, `/o/${place}`);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="https://${domain}/o/${place}"`);
    expect(text).toContain(`<html data-home="${home}" lang="en"`);
    const event = await visit(domain, `/e/${slug}`);
    expect(event.text).toContain(`<link rel="canonical" href="https://${domain}/e/${slug}"`);
  });

  test('nothing of another organisation is served, kept or not', async () => {
    const other = await anAdmin(app, 'Other');
    const theirs = await aPublishedEvent(app, other, { name: `Elsewhere ${count}` });
    const at = `theirs-${count}`;
    await changeFace(app.work, other.person, { version: 0, place: at, isPublic: true });
    const post = await aPost(app, other, { title: 'Elsewhere' });
    const paths = [
      `/e/${theirs.slug}`,
      `/e/${theirs.slug}/program`,
      `/e/${theirs.slug}/blog/${post.slug}`,
      `/o/${at}`,
    ];
    // Read before at the app's own address: it is kept there.
    for (const path of paths) {
      const usual = await ask('plenum.example', `/api${path}`.replace('/blog/', '/blog/posts/'));
      expect(usual.status, path).toBe(200);
    }
    for (const path of paths) {
      const called = await ask(domain, `/api${path}`.replace('/blog/', '/blog/posts/'));
      expect([called.status, called.text.includes('Elsewhere')], path).toEqual([404, false]);
      const visited = await visit(domain, path);
      expect([visited.status, visited.text.includes('Elsewhere')], path).toEqual([404, false]);
    }
    expect((await ask(domain, `/api/e/${slug}`)).status).toBe(200);
    expect((await ask(domain, `/api/e/${slug.replace('s', '%73')}`)).status).toBe(404);
  });

  test('a foreign page answers like one that is not there', async () => {
    const other = await aPublishedEvent(app, await anAdmin(app), { name: `Hidden ${count}` });
    const [foreign, missing] = [
      await ask(domain, `/api/e/${other.slug}`),
      await ask(domain, '/api/e/not-there-at-all'),
    ];
    expect([foreign.status, foreign.text]).toEqual([missing.status, missing.text]);
  });

  test('no token is believed, and nothing but public pages is there', async () => {
    const authorization = `Bearer ${admin.token}`;
    for (const path of ['/api/organisations/current', '/api/events', '/apps/todo/tasks']) {
      expect((await ask(domain, path, { authorization })).status, path).toBe(404);
    }
    const login = await app.http.inject({
      method: 'POST',
      url: '/jwt/login',
      headers: { host: domain },
      payload: { email: admin.email, password: 'x' },
    });
    expect(login.statusCode).toBe(404);
    const join = await app.http.inject({
      method: 'POST',
      url: `/api/e/${slug}/join-as-me`,
      headers: { host: domain, authorization },
      payload: {},
    });
    expect(join.statusCode).toBe(401);
    expect(await visit(domain, '/login?next=/venue')).toMatchObject({
      status: 302,
      to: `${home}/login?next=/venue`,
    });
    expect(await visit(domain, '//evil.example/x')).toMatchObject({
      status: 302,
      to: `${home}//evil.example/x`,
    });
  });

  test('strict transport is said for the domain, not for all that is below it', async () => {
    const { said } = await ask(domain, `/api/e/${slug}`);
    expect(said['strict-transport-security']).toBe('max-age=31536000');
    expect(said['set-cookie']).toBeUndefined();
    const usual = await ask('plenum.example', `/api/e/${slug}`);
    expect(usual.said['strict-transport-security']).toContain('includeSubDomains');
  });

  test('search engines are told of this organisation, and the app tells them no more of it', async () => {
    const { text } = await visit(domain, '/sitemap.xml');
    expect(text).toContain(`<loc>https://${domain}/e/${slug}</loc>`);
    expect(text).toContain(`<loc>https://${domain}/o/${place}</loc>`);
    expect(text).not.toContain('plenum.example');
    expect((await visit('plenum.example', '/sitemap.xml')).text).not.toContain(slug);
    const robots = await visit(domain, '/robots.txt');
    expect(robots.text).toContain(`Sitemap: https://${domain}/sitemap.xml`);
  });

  test('a feed is at home there', async () => {
    await aPost(app, admin, { title: 'Quiet' });
    const { text } = await ask(domain, `/api/e/${slug}/blog/rss.xml`);
    expect(text).toContain(`<link>https://${domain}/e/${slug}/blog/quiet`);
  });

  test('a certificate may be had, for it and for no other', async () => {
    expect(await asks(domain)).toBe(200);
    expect(await asks(domain.toUpperCase())).toBe(200);
    const claimed = await anAdmin(app);
    await name(`claimed-${count}.org`, claimed);
    for (const text of [`claimed-${count}.org`, `sub.${domain}`, 'plenum.example', '']) {
      expect([404, 422]).toContain(await asks(text));
    }
  });

  test('what was said ends at once when the domain is given up', async () => {
    expect((await visit(domain, '/')).status).toBe(302);
    await remove();
    expect((await visit(domain, '/')).text).toContain('splash');
  });
});

test('a name that nobody proved, an address and the app’s own are as they always were', async () => {
  await name();
  for (const host of [domain, 'unknown.org', '127.0.0.1:3000', 'localhost', 'plenum.example', '']) {
    expect((await visit(host, '/')).text, host).toContain('splash');
    const authorization = `Bearer ${admin.token}`;
    const mine = await ask(host, '/api/organisations/current', { authorization });
    expect(mine.status, host).toBe(200);
  }
});
