import type { SignedIn, TwoStep } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPersonWithPassword } from '../../../testing/builders.ts';
import { linkTokenFor } from '../../../testing/email/mailbox.ts';
import { softPasskey } from '../../../testing/passkey.ts';
import { type Answer, openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => (app = await openTestApp()));
afterAll(() => app.close());

const codeOf = (answer: Answer) => (answer.body as { code?: string }).code;
const login = (body: object, headers = {}) => app.call('POST /jwt/login', { body, headers });
const signIn = async (body: object) => (await login(body)).body as SignedIn;
const readTwoStep = async (token: string) =>
  (await app.call('GET /api/accounts/two-step', { token })).body as TwoStep;

describe('a passkey', () => {
  const origin = 'http://localhost:3000';
  const startProof = async () =>
    (await app.call('POST /api/accounts/passkey-proof/start')).body as {
      ticket: string;
      options: Record<string, unknown>;
    };
  const prove = (ticket: string, response: object) =>
    app.call('POST /api/accounts/passkey-proof', { body: { ticket, response } });

  async function aPersonWithPasskey(site = origin) {
    const person = await aPersonWithPassword(app);
    const { accessToken: token } = await signIn(person);
    const passkey = softPasskey(site);
    const ceremony = (await app.call('POST /api/accounts/passkeys/start', { token })).body as {
      ticket: string;
      options: Record<string, unknown>;
    };
    const body = { ticket: ceremony.ticket, name: 'Laptop', response: passkey.make(ceremony) };
    const added = await app.call('POST /api/accounts/passkeys', { token, body });
    return { person, token, passkey, added, body };
  }

  test('signs in without a password, each proof once', async () => {
    const { person, passkey, added } = await aPersonWithPasskey();
    expect(added).toMatchObject({ status: 201, body: { name: 'Laptop', lastUsedAt: null } });
    const proof = await startProof();
    const response = passkey.show(proof);
    const answer = await prove(proof.ticket, response);
    expect(answer.status).toBe(200);
    expect((answer.body as SignedIn).userData.email).toBe(person.email);
    expect(codeOf(await prove(proof.ticket, response))).toBe('accounts.ticket_dead');
    expect(codeOf(await prove((await startProof()).ticket, response))).toBe(
      'accounts.passkey_wrong',
    );
  });

  test('is one more way through the second step, and a confirmation', async () => {
    const { person, token, passkey } = await aPersonWithPasskey();
    const proof = await startProof();
    const confirmed = await app.call('POST /api/accounts/confirm', {
      token,
      body: { passkey: { ticket: proof.ticket, response: passkey.show(proof) } },
    });
    expect(confirmed.status).toBe(200);
    const other = await aPersonWithPasskey();
    const foreign = await startProof();
    const refused = await app.call('POST /api/accounts/confirm', {
      token,
      body: { passkey: { ticket: foreign.ticket, response: other.passkey.show(foreign) } },
    });
    expect(codeOf(refused)).toBe('accounts.passkey_wrong');
    expect((await login(person)).status).toBe(200);
  });

  test('made for another site, unknown, forged or removed is refused', async () => {
    const elsewhere = await aPersonWithPasskey('http://evil.example');
    expect(codeOf(elsewhere.added)).toBe('accounts.passkey_wrong');
    const proof = await startProof();
    const stranger = softPasskey(origin);
    expect(codeOf(await prove(proof.ticket, stranger.show(proof)))).toBe('accounts.passkey_wrong');
    expect(codeOf(await prove((await startProof()).ticket, { id: 7, response: 'x' }))).toBe(
      'accounts.passkey_wrong',
    );
    const { token, passkey } = await aPersonWithPasskey();
    const [kept] = (await readTwoStep(token)).passkeys;
    const params = { passkeyId: kept?.id };
    const removed = await app.call('DELETE /api/accounts/passkeys/:passkeyId', { token, params });
    expect(removed.status).toBe(200);
    const after = await startProof();
    expect(codeOf(await prove(after.ticket, passkey.show(after)))).toBe('accounts.passkey_wrong');
  });

  test('of whoever signed up with another’s address dies when its holder sets a password', async () => {
    const { person, passkey } = await aPersonWithPasskey();
    const { email } = person;
    const password = 'battery staple';
    await app.call('POST /api/accounts/forgotten-password', { body: { email } });
    const token = await linkTokenFor(app, email);
    await app.call('POST /api/accounts/password-reset', { body: { token, password } });
    const { accessToken } = await signIn({ email, password });
    expect((await readTwoStep(accessToken)).passkeys).toEqual([]);
    const proof = await startProof();
    expect(codeOf(await prove(proof.ticket, passkey.show(proof)))).toBe('accounts.passkey_wrong');
  });

  test('is kept for whom it was made only', async () => {
    const { body } = await aPersonWithPasskey();
    const { accessToken: token } = await signIn(await aPersonWithPassword(app));
    const answer = await app.call('POST /api/accounts/passkeys', { token, body });
    expect(codeOf(answer)).toBe('accounts.ticket_dead');
  });
});

describe('a browser the person signed in with', () => {
  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';

  test('still gets its owner in when strangers have used up every try', async () => {
    const person = await aPersonWithPassword(app);
    const first = await login(person);
    expect(String(first.headers['set-cookie'])).toMatch(
      /^plenum_device=[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    );
    const cookie = cookieOf(first);
    for (let count = 0; count < 10; count++) await login({ ...person, password: 'guess' });
    expect((await login(person)).status).toBe(429);
    const made = { cookie: 'plenum_device=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' };
    expect((await login(person, made)).status).toBe(429);
    expect((await login(person, { cookie })).status).toBe(200);
    const stranger = await aPersonWithPassword(app);
    for (let count = 0; count < 10; count++) await login({ ...stranger, password: 'guess' });
    expect((await login(stranger, { cookie })).status).toBe(429);
  });

  test('has ten tries of its own, and is a stranger after a new password', async () => {
    const person = await aPersonWithPassword(app);
    const first = await login(person);
    const cookie = cookieOf(first);
    for (let count = 0; count < 10; count++) {
      expect((await login({ ...person, password: 'guess' }, { cookie })).status).toBe(400);
    }
    expect((await login(person, { cookie })).status).toBe(429);
    expect((await login(person)).status).toBe(200);
    const { accessToken: token } = first.body as SignedIn;
    const body = { current: person.password, next: 'a new password' };
    await app.call('POST /api/accounts/password', { token, body });
    const renewed = { ...person, password: 'a new password' };
    for (let count = 0; count < 10; count++) await login({ ...person, password: 'guess' });
    expect((await login(renewed, { cookie })).status).toBe(429);
  });
});
