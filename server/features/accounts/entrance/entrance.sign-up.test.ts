import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { linkTokenFor, verify } from '../../../testing/email/mailbox.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { tracesOf } from '../../../testing/traces.ts';

/** Who may come in new, by SIGNUP; and that many who come at once come in once. */

const many = { points: 10_000, seconds: 60 };
const open = (signUp: string) =>
  openTestApp({ env: { SIGNUP: signUp }, limits: { 'sign-up': many, link: many, write: many } });

let count = 0;
const newcomer = () => ({
  username: `newcomer-${++count}`,
  fullName: 'Lena Vogt',
  password: 'correct horse',
});
const founder = (email: string) => ({
  email,
  username: `founder-${++count}`,
  password: 'correct horse',
});
const answerOf = ({ status, body }: Answer) => [status, (body as { code?: string } | null)?.code];
const register = (app: TestApp, email: string) =>
  app.call('POST /jwt/register', { body: founder(email) });
const accept = (app: TestApp, token: string, account: object | null = newcomer()) =>
  app.call('POST /api/accounts/invitation/accept', { body: { token, account } });

async function invited(app: TestApp, by: Actor, email: string): Promise<string> {
  await verify(app, by);
  const body = { email, role: 'client' };
  const answer = await app.call('POST /api/accounts/invitations', { token: by.token, body });
  expect(answer.status).toBe(201);
  return linkTokenFor(app, email);
}

/** In how many organisations an address has an account and a membership. */
const membershipsOf = async (app: TestApp, email: string) => {
  const rows = await app.testDb.db.rows<{ accounts: number; memberships: number }>({
    parts: [
      `select count(distinct a.id) as accounts, count(m.organisation_id) as memberships
       from accounts a left join organisations_members m on m.person_id = a.id
       where lower(a.email) = lower(`,
      ')',
    ],
    values: [email],
  });
  return rows[0];
};

describe.each(['invite', 'closed'])('SIGNUP=%s', (signUp) => {
  let app: TestApp;
  let admin: Actor;
  beforeAll(async () => {
    app = await open(signUp);
    admin = await anAdmin(app);
  });
  afterAll(() => app.close());

  test('is what the sign-in page is told', async () => {
    const { body } = await app.call('GET /api/sign-in-options');
    expect(body).toMatchObject({ signUp });
  });

  test('lets nobody found an organisation, and does not tell who exists', async () => {
    const { email } = await aPersonWithPassword(app);
    const before = await tracesOf(app.testDb.db);
    const [known, unknown] = [await register(app, email), await register(app, 'new@example.org')];
    expect(answerOf(known)).toEqual([403, 'accounts.sign_up_closed']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(await tracesOf(app.testDb.db)).toEqual(before);
  });

  test('lets people with an account sign in, and join where they are invited', async () => {
    const person = await aPersonWithPassword(app, { isVerified: true });
    expect((await app.call('POST /jwt/login', { body: person })).status).toBe(200);
    const token = await invited(app, admin, person.email);
    expect((await accept(app, token, null)).status).toBe(200);
    expect(await membershipsOf(app, person.email)).toEqual({ accounts: 1, memberships: 2 });
  });

  const isOpenToInvited = signUp === 'invite';
  test(`${isOpenToInvited ? 'lets' : 'does not let'} a stranger with an invitation join`, async () => {
    const email = `stranger-${++count}@example.org`;
    const token = await invited(app, admin, email);
    const answer = await accept(app, token);
    expect(answerOf(answer)).toEqual(
      isOpenToInvited ? [200, undefined] : [403, 'accounts.sign_up_closed'],
    );
    const joined = isOpenToInvited ? 1 : 0;
    expect(await membershipsOf(app, email)).toEqual({ accounts: joined, memberships: joined });
  });
});

describe('many at once', () => {
  let app: TestApp;
  let admin: Actor;
  let email: string;
  beforeAll(async () => (app = await open('open')));
  beforeEach(async () => {
    admin = await anAdmin(app);
    email = `racer-${++count}@example.org`;
  });
  afterAll(() => app.close());

  const twenty = Array.from({ length: 20 });
  const statusesOf = async (tries: Promise<Answer>[]) =>
    (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b);

  test('who accept one invitation as a stranger make one account and one membership', async () => {
    const token = await invited(app, admin, email);
    const statuses = await statusesOf(twenty.map(() => accept(app, token)));
    expect(statuses).toEqual([200, ...Array(19).fill(410)]);
    expect(await membershipsOf(app, email)).toEqual({ accounts: 1, memberships: 1 });
  });

  test('who accept one invitation with an account make one membership more', async () => {
    const person = await aPersonWithPassword(app, { isVerified: true });
    const token = await invited(app, admin, person.email);
    const statuses = await statusesOf(twenty.map(() => accept(app, token, null)));
    expect(statuses).toEqual([200, ...Array(19).fill(410)]);
    expect(await membershipsOf(app, person.email)).toEqual({ accounts: 1, memberships: 2 });
  });

  test('who register one address make one account and one organisation', async () => {
    const bodies = await Promise.all(
      twenty.map(async () => (await register(app, email)).body as { user?: unknown }),
    );
    expect(bodies.filter(({ user }) => user)).toHaveLength(1);
    expect(await membershipsOf(app, email)).toEqual({ accounts: 1, memberships: 1 });
  });

  test('who accept invitations of two organisations end up with one account in both', async () => {
    const tokens = [
      await invited(app, admin, email),
      await invited(app, await anAdmin(app), email),
    ];
    const answers = await Promise.all(tokens.map((token) => accept(app, token)));
    for (const [index, { status }] of answers.entries()) {
      // Whoever came second made no account; the link is still good, and the account is there.
      if (status !== 200) expect((await accept(app, tokens[index] ?? '', null)).status).toBe(200);
    }
    expect(await membershipsOf(app, email)).toEqual({ accounts: 1, memberships: 2 });
  });

  test('who register and accept at once end up with one account', async () => {
    const token = await invited(app, admin, email);
    const [registered, accepted] = await Promise.all([register(app, email), accept(app, token)]);
    expect([registered.status, accepted.status]).not.toContain(500);
    expect((await membershipsOf(app, email))?.accounts).toBe(1);
  });

  test('who send invitations to one address leave one that works', async () => {
    await verify(app, admin);
    const body = { email, role: 'client' };
    const sent = twenty.map(() =>
      app.call('POST /api/accounts/invitations', { token: admin.token, body }),
    );
    expect(new Set(await statusesOf(sent))).toEqual(new Set([201]));
    const list = await app.call('GET /api/accounts/invitations', { token: admin.token });
    expect((list.body as { email: string }[]).filter((one) => one.email === email)).toHaveLength(1);
  });
});
