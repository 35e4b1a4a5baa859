import type { Belonging, Session, SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdmin, aPersonWithPassword } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { addMember } from '../../organisations/index.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
afterAll(() => app.close());

const signIn = async (body: object, agent: string) =>
  (await app.call('POST /jwt/login', { body, headers: { 'user-agent': agent } })).body as SignedIn;
const sessions = async (token: string) =>
  (await app.call('GET /api/accounts/sessions', { token })).body as Session[];
const works = async (token: string) => (await app.call('GET /apps/todo/tasks', { token })).status;

describe('the list of sessions', () => {
  test('tells devices apart, newest first, with a place and no address', async () => {
    const person = await aPersonWithPassword(app);
    await signIn(person, 'Phone');
    const { accessToken } = await signIn(person, 'Laptop');
    expect(await sessions(accessToken)).toMatchObject([
      { agent: 'Laptop', isCurrent: true, network: '127.0.0' },
      { agent: 'Phone', isCurrent: false, network: '127.0.0' },
    ]);
  });

  test('forgets sessions that ran out by themselves', async () => {
    const person = await aPersonWithPassword(app);
    await signIn(person, 'Old phone');
    app.clock.ahead = 1300;
    const { accessToken } = await signIn(person, 'Laptop');
    await app.testDb.db.run({
      parts: [
        "update accounts_sessions set last_seen_at = now() + interval '1300 s' where agent = 'Laptop'",
      ],
      values: [],
    });
    const agents = (await sessions(accessToken)).map(({ agent }) => agent);
    app.clock.ahead = 0;
    expect(agents).toEqual(['Laptop']);
  });
});

describe('ending', () => {
  test('one session bites at its next request and closes its sockets, others go on', async () => {
    const person = await aPersonWithPassword(app);
    const phone = await signIn(person, 'Phone');
    const laptop = await signIn(person, 'Laptop');
    expect(await works(phone.accessToken)).toBe(200);
    const socket = await openTestSocket(address, phone.accessToken);
    const [, other] = await sessions(laptop.accessToken);
    await app.call('DELETE /api/accounts/sessions/:sessionId', {
      token: laptop.accessToken,
      params: { sessionId: other?.id },
    });
    expect(await works(phone.accessToken)).toBe(401);
    expect(await socket.closed).toBe('io server disconnect');
    expect(await works(laptop.accessToken)).toBe(200);
    expect(await sessions(laptop.accessToken)).toHaveLength(1);
  });

  test('all others leaves this one', async () => {
    const person = await aPersonWithPassword(app);
    const others = [await signIn(person, 'Phone'), await signIn(person, 'Tablet')];
    const { accessToken } = await signIn(person, 'Laptop');
    await app.call('POST /api/accounts/sessions/end-others', { token: accessToken });
    expect(await Promise.all(others.map((one) => works(one.accessToken)))).toEqual([401, 401]);
    expect(await works(accessToken)).toBe(200);
  });

  test('someone else’s session is not possible', async () => {
    const [mine, theirs] = [await anAdmin(app), await anAdmin(app)];
    const answer = await app.call('DELETE /api/accounts/sessions/:sessionId', {
      token: mine.token,
      params: { sessionId: theirs.person.sessionId },
    });
    expect(answer.status).toBe(404);
    expect(await works(theirs.token)).toBe(200);
  });
});

describe('changing the password', () => {
  const change = (token: string, current: string, next = 'battery staple') =>
    app.call('POST /api/accounts/password', { token, body: { current, next } });

  test('needs the old one, and not too many tries at it', async () => {
    const person = await aPersonWithPassword(app);
    const { accessToken } = await signIn(person, 'Laptop');
    const wrong = await change(accessToken, 'not it');
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({
        code: 'accounts.password_wrong',
        errors: [expect.objectContaining({ path: '/current' })],
      }),
    ]);
    for (let count = 0; count < 9; count++) await change(accessToken, 'not it');
    expect((await change(accessToken, person.password)).status).toBe(429);
  });

  test('shows everyone else out', async () => {
    const person = await aPersonWithPassword(app);
    const phone = await signIn(person, 'Phone');
    const { accessToken } = await signIn(person, 'Laptop');
    expect((await change(accessToken, person.password)).status).toBe(200);
    expect([await works(phone.accessToken), await works(accessToken)]).toEqual([401, 200]);
    expect(
      (await signIn({ ...person, password: 'battery staple' }, 'Phone')).accessToken,
    ).toBeTruthy();
  });
});

describe('belonging to several organisations', () => {
  test('a token is good for one; switching gives another with the role held there', async () => {
    const [guest, host] = [await anAdmin(app, 'Guest'), await anAdmin(app, 'Host')];
    await addMember(app.testDb.db, host.person.organisationId, guest.person.id, 'client');
    const list = (await app.call('GET /api/accounts/organisations', { token: guest.token })).body;
    expect((list as Belonging[]).map(({ role, isCurrent }) => [role, isCurrent])).toEqual(
      expect.arrayContaining([
        ['admin', true],
        ['client', false],
      ]),
    );
    const answer = await app.call('POST /api/accounts/switch', {
      token: guest.token,
      body: { organisationId: host.person.organisationId },
    });
    const { accessToken, userData } = answer.body as SignedIn;
    expect(userData.role).toBe('client');
    const invitations = (token: string) => app.call('GET /api/accounts/invitations', { token });
    expect((await invitations(accessToken)).status).toBe(403);
    expect((await invitations(guest.token)).status).toBe(200);
  });
});
