import type { SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, aPersonWithPassword } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { tracesOf } from '../../testing/traces.ts';

let app: TestApp;
const many = { points: 10_000, seconds: 60 };
beforeAll(async () => (app = await openTestApp({ limits: { 'sign-up': many } })));
afterAll(() => app.close());

const login = (body: unknown, headers = {}) => app.call('POST /jwt/login', { body, headers });
const register = (body: unknown) => app.call('POST /jwt/register', { body });
const refresh = (refreshToken: unknown, agent = '') =>
  app.call('POST /jwt/refresh-token', { body: { refreshToken }, headers: { 'user-agent': agent } });

const someone = (name: string) => ({
  email: `${name}@example.org`,
  username: name,
  password: 'correct horse',
});

describe('signing in', () => {
  test('answers wrong passwords and unknown addresses alike', async () => {
    const { email } = await aPersonWithPassword(app);
    const wrong = await login({ email, password: 'wrong' });
    const unknown = await login({ email: 'nobody@example.org', password: 'wrong' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toEqual({ error: { email: ['Email or Password is Invalid'] } });
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  test.each([
    ['no body at all', undefined],
    ['no password', { email: 'a@example.org' }],
    ['a number for an address', { email: 7, password: 'x' }],
    ['more than it takes', { email: 'a@example.org', password: 'x', role: 'admin' }],
  ])('answers %s as any other failure', async (_name, body) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: { email: ['Something went wrong'] } });
  });

  test('gives the person without their password, and both tokens', async () => {
    const person = await aPersonWithPassword(app);
    const answer = await login({ ...person, email: person.email.toUpperCase() });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      userData: {
        id: expect.any(Number),
        fullName: '',
        username: expect.any(String),
        avatar: null,
        email: person.email,
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
        extras: { eCommerceCartItemsCount: 0 },
      },
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.any(String),
    });
  });

  test('does not mind an outdated token beside the credentials', async () => {
    const person = await aPersonWithPassword(app);
    const answer = await login(person, { authorization: 'Bearer "outdated"' });
    expect(answer.status).toBe(200);
  });

  test('stops after ten wrong passwords, also for an address that does not exist', async () => {
    const { email, password } = await aPersonWithPassword(app);
    for (const address of [email, 'absent@example.org']) {
      const tries = Array.from({ length: 10 }, () => login({ email: address, password: 'wrong' }));
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(10).fill(400));
      const eleventh = await login({ email: address, password });
      expect(eleventh.status).toBe(429);
      expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('signing up', () => {
  test('founds an organisation with its admin', async () => {
    const answer = await register(someone('lena'));
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(Number),
        email: 'lena@example.org',
        username: 'lena',
        fullName: '',
        avatar: null,
        role: 'admin',
        ability: [{ action: 'manage', subject: 'all' }],
      },
      accessToken: expect.any(String),
    });
    const { accessToken } = answer.body as { accessToken: string };
    expect((await app.call('GET /apps/todo/tasks', { token: accessToken })).body).toEqual([]);
  });

  test('calls the organisation as its founder says, or like the founder', async () => {
    const namesOf = async (name: string, more: object) => {
      const { accessToken } = (await register({ ...someone(name), ...more })).body as SignedIn;
      return (await app.call('GET /api/organisations/current', { token: accessToken })).body;
    };
    expect(await namesOf('olga', { organisationName: ' Nordic Summit Foundation ' })).toMatchObject(
      {
        name: 'Nordic Summit Foundation',
        shortName: 'Nordic Summit',
      },
    );
    expect(await namesOf('pia', { organisationName: '  ' })).toMatchObject({ name: 'pia' });
    const tooLong = { ...someone('rosa'), organisationName: 'x'.repeat(101) };
    expect((await register(tooLong)).status).toBe(422);
  });

  test('says what is taken, in any case, and null for what is free', async () => {
    await register(someone('maria'));
    const cases = [
      [{ ...someone('MARIA'), email: 'Maria@Example.org' }, [true, true]],
      [{ ...someone('maria'), email: 'other@example.org' }, [false, true]],
      [{ ...someone('mario'), email: 'maria@example.org' }, [true, false]],
    ] as const;
    for (const [body, [email, username]] of cases) {
      const answer = await register(body);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        error: {
          email: email ? 'This email is already in use.' : null,
          username: username ? 'This username is already in use.' : null,
        },
      });
    }
  });

  test('makes one account of twenty at the same time', async () => {
    const tries = Array.from({ length: 20 }, () => register(someone('racer')));
    const bodies = (await Promise.all(tries)).map(({ body }) => body as { user?: unknown });
    expect(bodies.filter(({ user }) => user)).toHaveLength(1);
    expect(bodies.filter((body) => 'error' in body)).toHaveLength(19);
  });

  const weak = 'This password must have 8 to 200 characters.';
  const noName = 'This username is not valid.';
  const noAddress = 'This email is not valid.';

  test.each([
    ['a short password', { password: '1234567' }, { password: weak }],
    ['a password without end', { password: 'x'.repeat(201) }, { password: weak }],
    ['a broken address', { email: 'not an address' }, { email: noAddress }],
    ['a line break in it', { email: 'a@example.org\r\nBcc: b@example.org' }, { email: noAddress }],
    ['a dot after its domain', { email: 'maria@example.org.' }, { email: noAddress }],
    ['a name that is none', { username: ' <b>' }, { username: noName }],
    ['nothing typed', { email: '', password: '' }, { email: noAddress, password: weak }],
  ])('says what is wrong with %s where forms show it', async (_name, part, error) => {
    const before = await tracesOf(app.testDb.db);
    const answer = await register({ ...someone('unfit'), ...part });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ error: { email: null, username: null, ...error } });
    expect(await tracesOf(app.testDb.db)).toEqual(before);
  });

  test('says what is taken beside a password that does not do', async () => {
    await register(someone('nora'));
    const answer = await register({ ...someone('nora'), password: 'short' });
    expect(answer.body).toEqual({
      error: {
        email: 'This email is already in use.',
        username: 'This username is already in use.',
        password: weak,
      },
    });
  });

  test.each([
    ['no password', { password: undefined }],
    ['a password that is no text', { password: 12_345_678 }],
    ['a role', { role: 'admin' }],
    ['an organisation', { organisation_id: 1 }],
    ['an id', { id: 1 }],
  ])('refuses %s', async (_name, part) => {
    const answer = await register({ ...someone('refused'), ...part });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'invalid' });
  });

  test('is refused where it is closed, whoever asks', async () => {
    const closed = await openTestApp({ env: { SIGNUP: 'closed' } });
    const answer = await closed.call('POST /jwt/register', { body: someone('late') });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'accounts.sign_up_closed' });
    await closed.close();
  });

  test('can be done only so often from one network', async () => {
    const limited = await openTestApp({ limits: { 'sign-up': { points: 2, seconds: 60 } } });
    const statuses: number[] = [];
    for (const name of ['one', 'two', 'three']) {
      const headers = { 'x-forwarded-for': `198.51.100.${statuses.length}` };
      statuses.push(
        (await limited.call('POST /jwt/register', { body: someone(name), headers })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 429]);
    await limited.close();
  });
});

describe('renewing', () => {
  const invalid = { error: 'Invalid refresh token' };

  test.each(['', 'undefined', 'null', '"null"', 'x'.repeat(43), 7])('refuses %j', async (token) => {
    const answer = await refresh(token);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(invalid);
  });

  test('gives a new pair for a token in quotes, and the new token works', async () => {
    const { refreshToken } = await anAdmin(app);
    const answer = await refresh(JSON.stringify(refreshToken));
    expect(answer.status).toBe(200);
    const { accessToken, refreshToken: next } = answer.body as Record<string, string>;
    expect(next).not.toBe(refreshToken);
    const list = await app.call('GET /apps/todo/tasks', { token: accessToken ?? '' });
    expect(list.status).toBe(200);
    expect((await refresh(next)).status).toBe(200);
  });

  test('gives the same successor to two who ask at once', async () => {
    const { refreshToken } = await anAdmin(app);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    const tokens = answers.map(({ body }) => (body as { refreshToken: string }).refreshToken);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(tokens[0]).toBe(tokens[1]);
  });

  test('ends the family when a used token comes back late', async () => {
    const { refreshToken, token } = await anAdmin(app);
    const { refreshToken: next } = (await refresh(refreshToken)).body as { refreshToken: string };
    app.clock.ahead += 11;
    expect((await refresh(refreshToken)).body).toEqual(invalid);
    expect((await refresh(next)).body).toEqual(invalid);
    expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(401);
    app.clock.ahead = 0;
  });

  test('ends the family when a used token comes back from another device', async () => {
    const { refreshToken } = await anAdmin(app);
    const { refreshToken: next } = (await refresh(refreshToken)).body as { refreshToken: string };
    expect((await refresh(refreshToken, 'another browser')).status).toBe(401);
    expect((await refresh(next)).status).toBe(401);
  });

  test('works once the access token was refused: its ten minutes begin there', async () => {
    let { token, refreshToken } = await anAdmin(app);
    // The second round proves that a renewed pair does so as well.
    for (const ahead of [601, 1800]) {
      app.clock.ahead = ahead;
      expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(401);
      const renewed = (await refresh(refreshToken)).body as SignedIn;
      token = renewed.accessToken;
      refreshToken = renewed.refreshToken;
      expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(200);
    }
    app.clock.ahead = 0;
  });

  test('refuses an expired token', async () => {
    const { refreshToken } = await anAdmin(app);
    app.clock.ahead = 1201;
    expect((await refresh(refreshToken)).body).toEqual(invalid);
    app.clock.ahead = 0;
  });

  test('refuses an access token', async () => {
    const { token } = await anAdmin(app);
    expect((await refresh(token)).status).toBe(401);
  });
});

test('signing out ends both tokens at once', async () => {
  const { token, refreshToken } = await anAdmin(app);
  expect((await app.call('POST /jwt/logout', { token })).status).toBe(200);
  expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(401);
  expect((await refresh(refreshToken)).status).toBe(401);
});

test('nothing secret is kept in the clear', async () => {
  const { refreshToken } = await anAdmin(app);
  const person = await aPersonWithPassword(app);
  const dump = await app.testDb.db.rows({
    parts: [
      'select to_jsonb(a)::text as account from accounts a union all select to_jsonb(t)::text from accounts_refresh_tokens t',
    ],
    values: [],
  });
  const text = JSON.stringify(dump);
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(text).not.toContain(refreshToken);
  expect(text).not.toContain(person.password);
});
