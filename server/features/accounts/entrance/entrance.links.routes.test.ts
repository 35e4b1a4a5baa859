import type { OutboxPage } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { linkTokenFor, mailTo, verify } from '../../../testing/email/mailbox.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let count = 0;
beforeAll(async () => {
  const many = { points: 10_000, seconds: 60 };
  app = await openTestApp({ limits: { link: many, forgotten: many } });
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const fresh = () => `guest-${++count}@example.org`;
const invite = (email: string, by = admin, more = {}) =>
  app.call('POST /api/accounts/invitations', {
    token: by.token,
    body: { email, role: 'client', ...more },
  });
const accept = (token: string, account: object | null = newcomer()) =>
  app.call('POST /api/accounts/invitation/accept', { body: { token, account } });
const newcomer = () => ({
  username: `guest-${++count}`,
  fullName: 'Lena Vogt',
  password: 'correct horse',
});
const login = (email: string, password: string) =>
  app.call('POST /jwt/login', { body: { email, password } });
const dead = [410, 'accounts.link_dead'];
const codeOf = ({ status, body }: { status: number; body: unknown }) => [
  status,
  (body as { code?: string } | null)?.code,
];

describe('confirming an address', () => {
  test('is mailed at sign-up, works once and lets the organisation invite', async () => {
    const email = fresh();
    const body = { email, username: `founder-${++count}`, password: 'correct horse' };
    const { accessToken } = (await app.call('POST /jwt/register', { body })).body as {
      accessToken: string;
    };
    const founder = { ...admin, token: accessToken };
    expect(codeOf(await invite(fresh(), founder))).toEqual([403, 'accounts.unverified']);
    const token = await linkTokenFor(app, email);
    const confirm = () => app.call('POST /api/accounts/verification', { body: { token } });
    expect((await confirm()).status).toBe(200);
    expect(codeOf(await confirm())).toEqual(dead);
    expect((await invite(fresh(), founder)).status).toBe(201);
  });

  test('through a forgotten password counts just as well', async () => {
    const email = fresh();
    const body = { email, username: `founder-${++count}`, password: 'correct horse' };
    await app.call('POST /jwt/register', { body });
    await app.call('POST /api/accounts/forgotten-password', { body: { email } });
    const token = await linkTokenFor(app, email);
    const password = 'battery staple';
    await app.call('POST /api/accounts/password-reset', { body: { token, password } });
    const { accessToken } = (await login(email, password)).body as { accessToken: string };
    expect((await invite(fresh(), { ...admin, token: accessToken })).status).toBe(201);
  });

  test('is not done by changing the password', async () => {
    const { email, password } = await aPersonWithPassword(app);
    const { accessToken: token } = (await login(email, password)).body as { accessToken: string };
    const next = { current: password, next: 'battery staple' };
    await app.call('POST /api/accounts/password', { token, body: next });
    const { body } = await app.call('GET /api/accounts/address', { token });
    expect(body).toMatchObject({ isVerified: false });
  });

  test('by a client of the organisation does not speak for the organisation', async () => {
    await verify(app, await aColleague(app, admin));
    expect(codeOf(await invite(fresh()))).toEqual([403, 'accounts.unverified']);
  });

  test('is over after two days, and a newer link ends the older', async () => {
    const send = () => app.call('POST /api/accounts/verification/send', { token: admin.token });
    await send();
    const first = await linkTokenFor(app, admin.email);
    await send();
    const second = await linkTokenFor(app, admin.email);
    const confirm = (token: string) =>
      app.call('POST /api/accounts/verification', { body: { token } });
    expect(codeOf(await confirm(first))).toEqual(dead);
    app.clock.ahead = 48 * 3600 + 1;
    expect(codeOf(await confirm(second))).toEqual(dead);
    app.clock.ahead = 0;
  });
});

describe('a forgotten password', () => {
  const ask = (email: string, headers = {}) =>
    app.call('POST /api/accounts/forgotten-password', { body: { email }, headers });
  const reset = (token: string, password = 'battery staple') =>
    app.call('POST /api/accounts/password-reset', { body: { token, password } });

  test('is answered alike for known and unknown addresses, and mails only the known', async () => {
    const { email } = await aPersonWithPassword(app);
    const [known, unknown] = [await ask(email), await ask('nobody@example.org')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await mailTo(app, email)).toHaveLength(1);
    expect(await mailTo(app, 'nobody@example.org')).toHaveLength(0);
  });

  test('is replaced through the link, once, and every session ends', async () => {
    const { email, password } = await aPersonWithPassword(app);
    const { accessToken } = (await login(email, password)).body as { accessToken: string };
    await ask(email, { 'accept-language': 'de-AT,de;q=0.9' });
    const [mail] = await mailTo(app, email);
    expect(mail?.subject).toBe('Neues Passwort setzen');
    const token = await linkTokenFor(app, email);
    const tries = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter((answer) => codeOf(answer)[0] === 410)).toHaveLength(9);
    expect((await login(email, password)).status).toBe(400);
    expect((await login(email, 'battery staple')).status).toBe(200);
    expect((await app.call('GET /apps/todo/tasks', { token: accessToken })).status).toBe(401);
  });

  test('cannot be replaced with another kind of link, a short password or after an hour', async () => {
    await verify(app, admin);
    const guest = fresh();
    await invite(guest);
    expect(codeOf(await reset(await linkTokenFor(app, guest)))).toEqual(dead);
    await ask(admin.email);
    const token = await linkTokenFor(app, admin.email);
    expect((await reset(token, 'short')).status).toBe(422);
    app.clock.ahead = 3601;
    expect(codeOf(await reset(token))).toEqual(dead);
    app.clock.ahead = 0;
  });
});

describe('an invitation', () => {
  beforeEach(() => verify(app, admin));

  test('tells who invites, then makes the account and the membership', async () => {
    const email = fresh();
    await invite(email, admin, { role: 'admin', fullName: 'Lena' });
    const token = await linkTokenFor(app, email);
    const card = await app.call('POST /api/accounts/invitation', { body: { token } });
    expect(card.body).toMatchObject({ event: null, email, fullName: 'Lena', isKnown: false });
    const { organisationId } = admin.person;
    expect((await accept(token)).body).toEqual({ email, organisationId });
    const signedIn = (await login(email, 'correct horse')).body as { userData: { role: string } };
    expect(signedIn.userData.role).toBe('admin');
    expect(codeOf(await accept(token))).toEqual(dead);
  });

  test('accepted twenty times at once makes one membership', async () => {
    const email = fresh();
    await invite(email);
    const token = await linkTokenFor(app, email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer)[0] === 410)).toHaveLength(19);
    const members = await app.call('GET /api/todo/assignees', { token: admin.token });
    expect(members.body).toHaveLength(2);
  });

  test('brings someone with an account in without a second one', async () => {
    const { email, password } = await aPersonWithPassword(app, { isVerified: true });
    await invite(email.toUpperCase());
    const token = await linkTokenFor(app, email);
    const card = await app.call('POST /api/accounts/invitation', { body: { token } });
    expect(card.body).toMatchObject({ isKnown: true });
    expect((await accept(token, null)).status).toBe(200);
    expect((await login(email, password)).status).toBe(200);
    expect(codeOf(await invite(email))).toEqual([409, 'accounts.already_member']);
  });

  test('gives an address that somebody else signed up with to whoever holds the mailbox', async () => {
    const squatter = await aPersonWithPassword(app);
    const { email } = squatter;
    const theirs = (await login(email, squatter.password)).body as { accessToken: string };
    await invite(email);
    const token = await linkTokenFor(app, email);
    const card = await app.call('POST /api/accounts/invitation', { body: { token } });
    expect(card.body).toMatchObject({ isKnown: false });
    expect(codeOf(await accept(token, null))).toEqual([422, 'invalid']);
    const password = 'battery staple';
    expect((await accept(token, { ...newcomer(), password })).status).toBe(200);
    expect((await login(email, squatter.password)).status).toBe(400);
    expect((await app.call('GET /apps/todo/tasks', { token: theirs.accessToken })).status).toBe(
      401,
    );
    expect((await login(email, password)).status).toBe(200);
  });

  test('asks a stranger for an account and keeps the link when the name is taken', async () => {
    const email = fresh();
    await invite(email);
    const token = await linkTokenFor(app, email);
    expect(codeOf(await accept(token, null))).toEqual([422, 'invalid']);
    const [taken] = await app.testDb.db.rows<{ username: string }>({
      parts: ['select username from accounts limit 1'],
      values: [],
    });
    expect(codeOf(await accept(token, { ...newcomer(), ...taken }))).toEqual([
      409,
      'accounts.name_taken',
    ]);
    expect((await accept(token)).status).toBe(200);
  });

  test('withdrawn is dead, and listed only while it is open', async () => {
    const email = fresh();
    const { invitation } = (await invite(email)).body as { invitation: { id: number } };
    const list = async () =>
      ((await app.call('GET /api/accounts/invitations', { token: admin.token })).body as unknown[])
        .length;
    expect(await list()).toBe(1);
    await app.call('DELETE /api/accounts/invitations/:invitationId', {
      token: admin.token,
      params: { invitationId: invitation.id },
    });
    expect(await list()).toBe(0);
    expect(codeOf(await accept(await linkTokenFor(app, email)))).toEqual(dead);
  });

  test('of very many only the latest 2,000 are listed, and that there are more is said', async () => {
    const { organisationId, id } = admin.person;
    const add = (count: number) =>
      app.testDb.db.run(
        sql`insert into accounts_links
              (organisation_id, token_hash, kind, email, role, made_by, expires_at)
            select ${organisationId}, decode(md5(n || clock_timestamp()::text), 'hex'), 'invite',
              'guest-' || n || '@example.org', 'client', ${id}, now() + interval '1 day'
            from generate_series(1, ${count}::int) n`,
      );
    const list = () => app.call('GET /api/accounts/invitations', { token: admin.token });
    await add(2_000);
    expect((await list()).headers).not.toHaveProperty('x-has-more');
    await add(1);
    const { body, headers } = await list();
    expect([(body as unknown[]).length, headers['x-has-more']]).toEqual([2_000, 'true']);
  });

  test('says names as they are, and nothing in them becomes markup or a header', async () => {
    const evil = await anAdmin(app, '<img src=x onerror=alert(1)>\r\nBcc: all@example.org');
    await verify(app, evil);
    const email = fresh();
    await invite(email, evil);
    const [mail] = await mailTo(app, email);
    expect(mail?.html).not.toContain('<img');
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    expect((await invite('a@example.org\r\nBcc: b@example.org')).status).toBe(422);
  });
});

test('links are kept as hashes only, and the outbox shows that they were sent, but not their words', async () => {
  await verify(app, admin);
  const email = fresh();
  await invite(email);
  const token = await linkTokenFor(app, email);
  const links = await app.testDb.db.rows({
    parts: ['select to_jsonb(l)::text as link from accounts_links l'],
    values: [],
  });
  expect(JSON.stringify(links)).not.toContain(token);
  const outbox = await app.call('GET /api/organisations/outbox', { token: admin.token });
  const [newest] = (outbox.body as OutboxPage).mails;
  expect(newest).toMatchObject({ to: email, state: 'kept' });
  const mail = await app.call('GET /api/organisations/outbox/:mailId', {
    token: admin.token,
    params: { mailId: newest?.id },
  });
  expect(mail.body).toMatchObject({ text: null });
  expect(mail.text).not.toContain(token);
});
