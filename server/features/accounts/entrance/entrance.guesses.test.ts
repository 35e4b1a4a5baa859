import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPersonWithPassword } from '../../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';

const many = 300;
/** Wherever somebody guesses: ten tries for an account. */
const limit = 10;

let app: TestApp;
let person: { email: string; password: string };

beforeAll(async () => {
  app = await openTestApp({ limits: { 'sign-in': { points: 10_000, seconds: 600 } } });
});
afterAll(() => app.close());

const login = (body: object, headers = {}) => app.call('POST /jwt/login', { body, headers });
const tokenOf = (answer: Answer) => (answer.body as { accessToken: string }).accessToken;
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';
const countOf = (answers: readonly Answer[], status: number) =>
  answers.filter((one) => one.status === status).length;

/** The right one is the last of them. */
const atOnce = (ask: (guess: string) => Promise<Answer>, right: string) =>
  Promise.all(
    Array.from({ length: many }, (_, at) => ask(at === many - 1 ? right : `wrong ${at}`)),
  );

describe('three hundred guesses at once', () => {
  beforeAll(async () => {
    person = await aPersonWithPassword(app);
  });

  test('at a password are ten', async () => {
    const answers = await atOnce((password) => login({ ...person, password }), person.password);
    expect(countOf(answers, 400)).toBe(limit);
    expect(countOf(answers, 429)).toBe(many - limit);
  });

  test('at the password of whom nobody knows are answered alike', async () => {
    const nobody = { email: 'nobody@example.org' };
    const answers = await atOnce((password) => login({ ...nobody, password }), 'right');
    expect(countOf(answers, 400)).toBe(limit);
    expect(countOf(answers, 429)).toBe(many - limit);
  });

  test.each([
    [
      'to confirm who one is',
      (token: string, password: string) =>
        app.call('POST /api/accounts/confirm', { token, body: { password } }),
    ],
    [
      'to change the password',
      (token: string, current: string) =>
        app.call('POST /api/accounts/password', {
          token,
          body: { current, next: 'another good password' },
        }),
    ],
  ])('%s are ten', async (_what, ask) => {
    const somebody = await aPersonWithPassword(app);
    const token = tokenOf(await login(somebody));
    const answers = await atOnce((guess) => ask(token, guess), somebody.password);
    expect(countOf(answers, 200)).toBe(0);
    expect(countOf(answers, 422)).toBe(limit);
    expect(countOf(answers, 429)).toBe(many - limit);
  });
});

describe('a network that failed too often', () => {
  const strangers = { 'sign-in': { points: 5, seconds: 600 } };

  test('is shut out, but for a browser that somebody signed in with', async () => {
    const venue = await openTestApp({ limits: strangers });
    const enter = (body: object, headers = {}) => venue.call('POST /jwt/login', { body, headers });
    const guest = await aPersonWithPassword(venue);
    const known = { cookie: cookieOf(await enter(guest)) };
    for (let count = 0; count < 5; count++) await enter({ email: 'x@example.org', password: 'x' });
    expect((await enter(guest)).status).toBe(429);
    const forged = { cookie: `plenum_device=${'a'.repeat(32)}` };
    expect((await enter(guest, forged)).status).toBe(429);
    expect((await enter(guest, known)).status).toBe(200);
    await venue.close();
  });

  test('is as large as a venue: whoever is right is not counted', async () => {
    const venue = await openTestApp({ limits: strangers });
    const guest = await aPersonWithPassword(venue);
    for (let count = 0; count < 8; count++) {
      expect((await venue.call('POST /jwt/login', { body: guest })).status).toBe(200);
    }
    await venue.close();
  });
});
