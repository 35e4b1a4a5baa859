import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const pages = temporaryFolder('pages');
let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(pages, 'assets'));
  writeFileSync(join(pages, 'index.html'), '<h1>Plenum</h1>');
  writeFileSync(join(pages, 'assets', 'main.js'), 'start()');
  app = await openTestApp({ env: { MAINTENANCE: '1' }, pages });
});
afterAll(() => app.close());

test('under maintenance every call says when to come back', async () => {
  for (const key of ['POST /jwt/login', 'GET /api/sign-in-options', 'GET /api/people'] as const) {
    const answer = await app.call(key, { body: {}, headers: { accept: 'text/html' } });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(answer.headers['retry-after']).toBe('60');
  }
});

test('the page that tells people loads with its files, and health answers', async () => {
  const get = (url: string, accept = '*/*') => app.http.inject({ url, headers: { accept } });
  expect((await get('/apps/todo/all', 'text/html')).payload).toContain('Plenum');
  expect((await get('/assets/main.js')).payload).toBe('start()');
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/apps/todo/tasks')).statusCode).toBe(503);
});
