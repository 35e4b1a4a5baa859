import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../testing/builders.ts';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const pages = temporaryFolder('pages');
let app: TestApp;
let withPages: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<style nonce="__CSP_NONCE__"></style><p>__CSP_NONCE__');
  writeFileSync(join(pages, 'assets', 'main-abc.js'), 'plain');
  writeFileSync(join(pages, 'assets', 'main-abc.js.br'), 'packed');
  withPages = await openTestApp({ pages });
});
afterAll(async () => {
  await withPages.close();
  await app.close();
});

const post = (payload: string, headers = {}) =>
  app.http.inject({ method: 'POST', url: '/jwt/register', payload, headers });

describe('every answer', () => {
  test.each(['/healthz', '/nowhere', '/apps/todo/tasks', '/api/docs'])(
    '%s is armoured',
    async (url) => {
      const { headers } = await app.http.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('of an unknown address is a problem', async () => {
    const answer = await app.http.inject({
      url: '/nowhere',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      code: 'not_found',
    });
  });
});

describe('a body', () => {
  const json = { 'content-type': 'application/json' };
  test.each([
    ['broken JSON', '{"email":', json, 400, 'malformed'],
    ['an empty body', '', json, 400, 'malformed'],
    ['a prototype', '{"__proto__":{"role":"admin"}}', json, 400, 'malformed'],
    ['a constructor', '{"constructor":{"prototype":{"a":1}}}', json, 400, 'malformed'],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported_media'],
    [
      'a form',
      'a=b',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported_media',
    ],
    ['a megabyte of brackets', '['.repeat(1_000_000), json, 400, 'malformed'],
    ['ten megabytes', 'x'.repeat(10_485_760), json, 413, 'too_large'],
  ])('of %s is refused', async (_name, payload, headers, status, code) => {
    const answer = await post(payload, headers);
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  test('of another type is told so, whether the call takes JSON or a picture', async () => {
    const { token } = await anAdmin(app);
    const answers = await Promise.all([
      post('{}', { 'content-type': 'text/plain' }),
      app.http.inject({
        method: 'PUT',
        url: '/api/accounts/settings/picture',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/svg+xml' },
        payload: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      }),
    ]);
    const title = 'A body of this type is not taken here';
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([415, { title }]);
    }
  });

  test('may name its character set', async () => {
    const answer = await post('{}', { 'content-type': 'application/json;charset=utf-8' });
    expect(answer.statusCode).toBe(422);
  });
});

describe('the app’s page', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  test('answers navigations, calls keep their address', async () => {
    const { token } = await anAdmin(withPages);
    const page = await withPages.http.inject({ url: '/apps/todo/tasks', headers: browser });
    expect(page.headers['content-type']).toContain('text/html');
    const headers = {
      accept: 'application/json, text/plain, */*',
      authorization: `Bearer ${token}`,
    };
    const call = await withPages.http.inject({ url: '/apps/todo/tasks', headers });
    expect(call.json()).toEqual([]);
    const posted = await withPages.http.inject({ method: 'POST', url: '/x', headers: browser });
    expect(posted.statusCode).toBe(404);
  });

  test('has a fresh nonce each time and allows nothing inline without it', async () => {
    const pages = await Promise.all(
      [1, 2].map(() => withPages.http.inject({ url: '/', headers: browser })),
    );
    const nonces = pages.map(({ payload }) => /nonce="([^"]+)"/.exec(payload)?.[1]);
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = String(pages[0]?.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(pages[0]?.headers['cache-control']).toBe('no-cache');
  });

  test('lets in the tag manager’s host, and only where the operator says so', async () => {
    const open = await openTestApp({ pages, env: { TAG_MANAGER: '1' }, beside: app });
    const policyOf = async ({ http }: TestApp) =>
      String(
        (await http.inject({ url: '/', headers: browser })).headers['content-security-policy'],
      );
    const host = 'https://www.googletagmanager.com';
    const films = [
      'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
      "media-src 'self' blob: https:",
    ];
    const partsOf = async (some: TestApp) =>
      (await policyOf(some)).split('; ').filter((part) => part.includes('https:'));
    expect(await partsOf(withPages)).toEqual(films);
    expect(await partsOf(open)).toEqual([
      `script-src 'self' ${host}`,
      `img-src 'self' data: blob: ${host}`,
      `connect-src 'self' ${host}`,
      ...films,
    ]);
    await open.close();
  });

  test('has files that are kept for ever, packed where the browser can unpack', async () => {
    const get = (headers = {}) => withPages.http.inject({ url: '/assets/main-abc.js', headers });
    const packed = await get({ 'accept-encoding': 'gzip, br' });
    expect([packed.payload, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
    expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get()).payload).toBe('plain');
    const missing = await withPages.http.inject({ url: '/assets/../index.html' });
    expect(missing.statusCode).toBe(404);
  });
});

test('the API describes itself, every route of it', async () => {
  const { paths, openapi } = (await app.http.inject({ url: '/api/openapi.json' })).json();
  expect(openapi).toBe('3.1.0');
  expect(paths['/api/todo/tasks/{taskId}/move'].post.responses).toHaveProperty('404');
  const docs = await app.http.inject({ url: '/api/docs' });
  expect(docs.payload).toContain('/apps/todo/add-tasks');
});

test('readiness follows the database, life does not', async () => {
  const alone = await openTestApp();
  expect((await alone.http.inject({ url: '/readyz' })).statusCode).toBe(200);
  await alone.testDb.db.close();
  const notReady = await alone.http.inject({ url: '/readyz' });
  expect([notReady.statusCode, notReady.headers['retry-after']]).toEqual([503, '2']);
  expect((await alone.http.inject({ url: '/healthz' })).statusCode).toBe(200);
  await alone.http.close();
});
