import type { AppSecret, SecondStepAsked, SignedIn, TwoStep } from '@plenum/contract';
import { TOTP, Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const codeOf = (answer: Answer) => (answer.body as { code?: string }).code;
const login = (body: object, headers = {}) => app.call('POST /jwt/login', { body, headers });
const signIn = async (body: object) => (await login(body)).body as SignedIn;
const step = (ticket: string, code: string) =>
  app.call('POST /api/accounts/second-step', { body: { ticket, code } });
const readTwoStep = async (token: string) =>
  (await app.call('GET /api/accounts/two-step', { token })).body as TwoStep;
const appCode = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + ahead * 1000,
  });

/** Someone with two-step sign-in on; the code of the half minute after this one is unused. */
async function aCarefulPerson() {
  const person = await aPersonWithPassword(app);
  const { accessToken: token } = await signIn(person);
  const { secret } = (await app.call('POST /api/accounts/two-step/start', { token }))
    .body as AppSecret;
  const on = await app.call('POST /api/accounts/two-step', {
    token,
    body: { code: appCode(secret) },
  });
  const { recoveryCodes } = on.body as { recoveryCodes: string[] };
  return { person, token, secret, recoveryCodes };
}

const askedOf = async (body: object) => (await login(body)).body as SecondStepAsked;

describe('two-step sign-in', () => {
  test('asks for the code after the right password, and only then', async () => {
    const { person, secret, recoveryCodes } = await aCarefulPerson();
    expect(recoveryCodes).toHaveLength(10);
    const wrong = await login({ ...person, password: 'wrong' });
    expect([wrong.status, wrong.body]).toEqual([
      400,
      { error: { email: ['Email or Password is Invalid'] } },
    ]);
    const asked = await login(person);
    expect(asked.status).toBe(202);
    expect(asked.body).toEqual({ ticket: expect.any(String), methods: ['app', 'recovery'] });
    const { ticket } = asked.body as SecondStepAsked;
    const answer = await step(ticket, appCode(secret, 30));
    expect(answer.status).toBe(200);
    const { accessToken, userData } = answer.body as SignedIn;
    expect(userData.email).toBe(person.email);
    expect((await app.call('GET /apps/todo/tasks', { token: accessToken })).status).toBe(200);
    expect(codeOf(await step(ticket, appCode(secret, 30)))).toBe('accounts.ticket_dead');
  });

  test('takes no code twice, not even of two who come at once', async () => {
    const { person, secret } = await aCarefulPerson();
    const tickets = [(await askedOf(person)).ticket, (await askedOf(person)).ticket];
    const code = appCode(secret, 30);
    const answers = await Promise.all(tickets.map((ticket) => step(ticket, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  });

  test('takes each recovery code once, however it is typed', async () => {
    const { person, token, recoveryCodes } = await aCarefulPerson();
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`.trim();
    expect((await step((await askedOf(person)).ticket, typed)).status).toBe(200);
    expect(codeOf(await step((await askedOf(person)).ticket, typed))).toBe('accounts.code_wrong');
    expect(await readTwoStep(token)).toEqual({ isOn: true, recoveryCodesLeft: 9, passkeys: [] });
  });

  test('allows five tries a sign-in, and ten in all before it waits', async () => {
    const { person } = await aCarefulPerson();
    const tryAll = async () => {
      const { ticket } = await askedOf(person);
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 6; count++) codes.push(codeOf(await step(ticket, '000000')));
      return codes;
    };
    const five = Array.from({ length: 5 }, () => 'accounts.code_wrong');
    expect(await tryAll()).toEqual([...five, 'accounts.ticket_dead']);
    expect(await tryAll()).toEqual([...five, 'accounts.ticket_dead']);
    expect((await tryAll())[0]).toBe('too_many');
  });

  test('a ticket runs out after five minutes', async () => {
    const { person, secret } = await aCarefulPerson();
    const { ticket } = await askedOf(person);
    app.clock.ahead = 301;
    const late = codeOf(await step(ticket, appCode(secret)));
    app.clock.ahead = 0;
    expect(late).toBe('accounts.ticket_dead');
  });

  test('cannot be turned on without the code, nor twice; off means the password alone', async () => {
    const person = await aPersonWithPassword(app);
    const { accessToken: token } = await signIn(person);
    const on = (code: string) => app.call('POST /api/accounts/two-step', { token, body: { code } });
    expect(codeOf(await on('123456'))).toBe('accounts.code_wrong');
    const start = () => app.call('POST /api/accounts/two-step/start', { token });
    const { secret, uri } = (await start()).body as AppSecret;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Plenum/);
    expect(codeOf(await on('000000'))).toBe('accounts.code_wrong');
    expect((await login(person)).status).toBe(200);
    expect((await on(appCode(secret))).status).toBe(200);
    expect(codeOf(await on(appCode(secret, 30)))).toBe('accounts.two_step_on');
    expect(codeOf(await start())).toBe('accounts.two_step_on');
    expect((await login(person)).status).toBe(202);
    await app.call('DELETE /api/accounts/two-step', { token });
    expect((await login(person)).status).toBe(200);
  });

  test('new recovery codes end the old ones', async () => {
    const { person, token, recoveryCodes } = await aCarefulPerson();
    const answer = await app.call('POST /api/accounts/two-step/recovery-codes', { token });
    const [fresh] = (answer.body as { recoveryCodes: string[] }).recoveryCodes;
    const { ticket } = await askedOf(person);
    expect((await step(ticket, recoveryCodes[0] ?? '')).status).toBe(422);
    expect((await step(ticket, fresh ?? '')).status).toBe(200);
  });

  test('the secret is not in the database as it is', async () => {
    const { secret } = await aCarefulPerson();
    const rows = await app.testDb.db.rows<{ secret: Buffer }>({
      parts: ['select secret from accounts_two_step'],
      values: [],
    });
    expect(rows.some((row) => row.secret.includes(secret))).toBe(false);
  });
});

describe('something dangerous', () => {
  const later = async <T>(run: () => Promise<T>): Promise<T> => {
    app.clock.ahead = 599;
    try {
      return await run();
    } finally {
      app.clock.ahead = 0;
    }
  };
  const age = (token: string) =>
    app.testDb.db.run({
      parts: [
        "update accounts_sessions set confirmed_at = now() - interval '11 minutes' where id = ",
        '',
      ],
      values: [JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid],
    });
  const confirm = (token: string, body: object) =>
    app.call('POST /api/accounts/confirm', { token, body });
  const start = (token: string) => app.call('POST /api/accounts/two-step/start', { token });

  test('asks for the password again ten minutes after the sign-in', async () => {
    const person = await aPersonWithPassword(app);
    const { accessToken: token } = await signIn(person);
    expect((await later(() => start(token))).status).toBe(200);
    await age(token);
    expect(codeOf(await start(token))).toBe('accounts.confirm_first');
    expect(codeOf(await confirm(token, { password: 'wrong' }))).toBe('accounts.password_wrong');
    expect(codeOf(await confirm(token, {}))).toBe('accounts.password_wrong');
    expect(codeOf(await start(token))).toBe('accounts.confirm_first');
    expect((await confirm(token, { password: person.password })).status).toBe(200);
    expect((await start(token)).status).toBe(200);
  });

  test('takes a code where two-step sign-in is on, and the password no more', async () => {
    const { person, token, secret } = await aCarefulPerson();
    expect(codeOf(await confirm(token, { password: person.password }))).toBe(
      'accounts.password_wrong',
    );
    await age(token);
    const codes = { token };
    expect(codeOf(await app.call('POST /api/accounts/two-step/recovery-codes', codes))).toBe(
      'accounts.confirm_first',
    );
    expect((await confirm(token, { code: appCode(secret, 30) })).status).toBe(200);
    expect((await app.call('POST /api/accounts/two-step/recovery-codes', codes)).status).toBe(200);
  });

  test('is no nearer after changing rooms', async () => {
    const admin = await anAdmin(app);
    await age(admin.token);
    const { organisationId } = admin.person;
    const switched = await app.call('POST /api/accounts/switch', {
      token: admin.token,
      body: { organisationId },
    });
    const { accessToken: token } = switched.body as SignedIn;
    expect((await app.call('GET /apps/todo/tasks', { token })).status).toBe(200);
    expect(codeOf(await start(token))).toBe('accounts.confirm_first');
  });

  test('is making an organiser, deleting an account and taking one’s data', async () => {
    const admin = await anAdmin(app);
    const guest = await aColleague(app, admin);
    await age(admin.token);
    const { token } = admin;
    const params = { personId: guest.person.id };
    const body = { role: 'admin' };
    const refused = [
      await app.call('PATCH /api/people/:personId', { token, params, body }),
      await app.call('POST /api/people/update', {
        token,
        body: { ids: [guest.person.id], change: body },
      }),
      await app.call('POST /api/accounts/delete', { token, body: { email: admin.email } }),
      await app.call('POST /api/accounts/exports', { token }),
      await app.call('DELETE /api/accounts/two-step', { token }),
      await app.call('POST /api/accounts/invitations', {
        token,
        body: { email: 'me.too@example.org', role: 'admin' },
      }),
      await app.call('POST /api/accounts/passkeys/start', { token }),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => 'accounts.confirm_first'));
  });
});
