import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from './platform/db/sql.ts';
import { aPersonWithPassword } from './testing/builders.ts';
import { linkTokenFor } from './testing/email/mailbox.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';

const lines: string[] = [];
let app: TestApp;
let plain: TestApp;

beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://plenum.example' };
  app = await openTestApp({ env, hearLog: (line) => void lines.push(line) });
  plain = await openTestApp();
});
afterAll(async () => {
  await plain.close();
  await app.close();
});

describe('over https', () => {
  test('every answer keeps browsers there for a year, and no other does', async () => {
    for (const url of ['/healthz', '/nowhere', '/api/docs']) {
      const safe = (await app.http.inject({ url })).headers['strict-transport-security'];
      expect(safe, url).toBe('max-age=31536000; includeSubDomains');
      const open = (await plain.http.inject({ url })).headers['strict-transport-security'];
      expect(open, url).toBeUndefined();
    }
  });

  test('the mark of a browser is sent over nothing else', async () => {
    const body = await aPersonWithPassword(app);
    const { headers } = await app.call('POST /jwt/login', { body });
    expect(String(headers['set-cookie'])).toMatch(
      /^plenum_device=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
    );
    const other = await plain.call('POST /jwt/login', { body: await aPersonWithPassword(plain) });
    expect(String(other.headers['set-cookie'])).not.toContain('Secure');
  });
});

test('a password is kept as argon2id, at what OWASP asks for or more', async () => {
  const { email } = await aPersonWithPassword(app);
  const row = await app.testDb.db.row<{ kept: string }>(
    sql`select password_hash as kept from accounts where email = ${email}`,
  );
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(row?.kept ?? '');
  expect(Number(found?.[1])).toBeGreaterThanOrEqual(19_456);
  expect(Number(found?.[2])).toBeGreaterThanOrEqual(2);
});

describe('the log', () => {
  const said = () => lines.join('');

  test('tells which calls there were, and no password, token, link, code or body', async () => {
    const { email, password } = await aPersonWithPassword(app);
    const signedIn = await app.call('POST /jwt/login', { body: { email, password } });
    const { accessToken, refreshToken } = signedIn.body as Record<string, string>;
    await app.call('POST /jwt/login', { body: { email, password: 'wrong-secret-1' } });
    await app.call('POST /jwt/login', { body: { email, password: ['wrong-secret-2'] } });
    await app.call('POST /jwt/refresh-token', { body: { refreshToken } });
    await app.call('POST /api/accounts/forgotten-password', { body: { email } });
    const token = await linkTokenFor(app, email);
    await app.call('POST /api/accounts/password-reset', {
      body: { token, password: 'new-secret-3' },
    });
    await app.call('POST /api/accounts/password-reset', {
      body: { token, password: 'new-secret-4' },
    });
    await app.http.inject({ url: `/api/accounts/me?access_token=${accessToken}&code=secret-5` });
    await app.http.inject({
      url: '/nowhere/secret-6',
      headers: { authorization: 'Bearer secret-7' },
    });
    expect(said()).toContain('POST');
    expect(said()).toContain('/jwt/login');
    for (const secret of [password, email, accessToken, refreshToken, token, 'secret-']) {
      expect(secret).toBeTruthy();
      expect(said()).not.toContain(secret);
    }
  });

  test('tells of a fault of ours without the row it was about', async () => {
    await app.testDb.db.run(
      sql`alter table accounts add constraint never check (username <> 'faulty-person')`,
    );
    const body = {
      username: 'faulty-person',
      email: 'faulty@example.org',
      password: 'secret-of-a-row',
    };
    const answer = await app.call('POST /jwt/register', { body });
    expect(answer.status, answer.text).toBe(500);
    expect(said()).toContain('unforeseen error');
    for (const secret of ['argon2', 'faulty@example.org', 'secret-of-a-row']) {
      expect(said()).not.toContain(secret);
    }
  });
});
