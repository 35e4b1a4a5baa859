import { createHmac, generateKeyPairSync, sign as signWith } from 'node:crypto';
import type { SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let key: Buffer;

beforeAll(async () => {
  app = await openTestApp();
  // The real key: nothing but the one fault of each token can be why it is refused.
  key = createHmac('sha256', app.config.tokenSecret).update('access tokens').digest();
});
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const header = { alg: 'HS256', typ: 'JWT' };
const claims = () => ({
  id: admin.person.id,
  org: admin.person.organisationId,
  sid: admin.person.sessionId,
  use: 'access',
  sub: String(admin.person.id),
  iss: 'plenum',
  aud: 'plenum',
  iat: now(),
  exp: now() + 600,
});

type Part = Record<string, unknown>;
const hashes: Readonly<Record<string, string>> = { HS384: 'sha384', HS512: 'sha512' };

function made(parts: { header?: Part; claims?: Part; key?: Buffer | string }): string {
  const head = { ...header, ...parts.header };
  const text = `${encode(head)}.${encode({ ...claims(), ...parts.claims })}`;
  const hash = hashes[head.alg] ?? 'sha256';
  return `${text}.${createHmac(hash, parts.key ?? key)
    .update(text)
    .digest('base64url')}`;
}

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' });

function signedByRsa(more: Part): string {
  const text = `${encode({ ...header, alg: 'RS256', ...more })}.${encode(claims())}`;
  return `${text}.${signWith('sha256', Buffer.from(text), rsa.privateKey).toString('base64url')}`;
}

const statusOf = async (token: string) => (await app.call('GET /api/people', { token })).status;
const refresh = (refreshToken: string) =>
  app.call('POST /jwt/refresh-token', { body: { refreshToken }, headers: { 'user-agent': '' } });

test('a token made by hand with the right key and claims is taken: the attacks below fail for their own fault', async () => {
  expect(await statusOf(made({}))).toBe(200);
});

describe('an access token is refused', () => {
  test.each(['none', 'None', 'NONE', 'nOnE', ''])('with the algorithm %j', async (alg) => {
    const unsigned = `${encode({ ...header, alg })}.${encode(claims())}`;
    for (const signature of ['', 'e30', made({}).split('.')[2]]) {
      expect(await statusOf(`${unsigned}.${signature}`)).toBe(401);
    }
  });

  test.each(['HS384', 'HS512'])('with %s, though the key is right', async (alg) => {
    expect(await statusOf(made({ header: { alg } }))).toBe(401);
  });

  test('signed with a public key as if it were the secret, or by a stranger’s RSA key', async () => {
    expect(await statusOf(made({ key: publicPem }))).toBe(401);
    expect(await statusOf(made({ header: { alg: 'RS256' } }))).toBe(401);
    expect(await statusOf(signedByRsa({}))).toBe(401);
  });

  test('that brings its own key or names where to find one', async () => {
    const jwk = rsa.publicKey.export({ format: 'jwk' });
    const secret = { kty: 'oct', k: Buffer.from('mine').toString('base64url') };
    expect(await statusOf(signedByRsa({ jwk }))).toBe(401);
    expect(await statusOf(made({ header: { jwk: secret }, key: 'mine' }))).toBe(401);
    expect(await statusOf(made({ header: { jku: 'http://127.0.0.1/keys' }, key: 'mine' }))).toBe(
      401,
    );
    expect(await statusOf(made({ header: { x5u: 'http://127.0.0.1/key' }, key: 'mine' }))).toBe(
      401,
    );
    for (const kid of ['/dev/null', '../../../dev/null', "' union select ''--", 'mine']) {
      expect(await statusOf(made({ header: { kid }, key: '' }))).toBe(401);
      expect(await statusOf(made({ header: { kid }, key: 'mine' }))).toBe(401);
    }
  });

  test('that demands an extension nobody here knows', async () => {
    expect(await statusOf(made({ header: { crit: ['exp'] } }))).toBe(401);
    expect(await statusOf(made({ header: { crit: ['b64'], b64: false } }))).toBe(401);
  });

  test.each<[string, Part]>([
    ['another audience', { aud: 'elsewhere' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'elsewhere' }],
    ['no issuer', { iss: undefined }],
    ['an end that is past', { exp: now() - 1 }],
    ['no end', { exp: undefined }],
    ['an end in words', { exp: '2099-01-01' }],
    ['a beginning to come', { nbf: now() + 300 }],
    ['another use', { use: 'refresh' }],
    ['no use', { use: undefined }],
    ['no person', { id: undefined }],
    ['a person in words', { id: '1' }],
    ['no session', { sid: undefined }],
    ['half a session', { sid: 1.5 }],
    ['a session that never was', { sid: 999_999_999 }],
    ['an organisation that never was', { org: 999_999_999 }],
    ['more than a number for an organisation', { org: { $gt: 0 } }],
  ])('with %s', async (_name, wrong) => {
    expect(await statusOf(made({ claims: wrong }))).toBe(401);
  });

  test('when person, session and organisation do not belong together', async () => {
    const other = await anAdmin(app);
    const { id, organisationId: org, sessionId: sid } = other.person;
    for (const wrong of [{ id }, { org }, { sid }, { id, org }, { sid, org }, { id, sid }]) {
      expect(await statusOf(made({ claims: wrong })), JSON.stringify(wrong)).toBe(401);
    }
  });

  test('of another installation', async () => {
    const elsewhere = await openTestApp();
    expect(await statusOf((await anAdmin(elsewhere)).token)).toBe(401);
    await elsewhere.close();
  });

  test('with a letter of its signature, its claims or its header changed', async () => {
    const parts = admin.token.split('.');
    for (const [index, part] of parts.entries()) {
      const middle = Math.floor(part.length / 2);
      const letter = part[middle] === 'A' ? 'B' : 'A';
      const changed = part.slice(0, middle) + letter + part.slice(middle + 1);
      expect(await statusOf(parts.with(index, changed).join('.'))).toBe(401);
    }
  });

  test('anywhere but in its header', async () => {
    const { token } = admin;
    for (const query of [
      { token },
      { access_token: token },
      { authorization: `Bearer ${token}` },
    ]) {
      expect((await app.call('GET /api/people', { query })).status).toBe(401);
    }
    const headers = { cookie: `accessToken=${token}; token=${token}` };
    expect((await app.call('GET /api/people', { headers })).status).toBe(401);
    const body = { token, authorization: `Bearer ${token}` };
    expect((await app.call('POST /api/people/update', { body })).status).toBe(401);
  });
});

test('a token of an ended session is refused although it is known from a moment ago', async () => {
  expect(await statusOf(admin.token)).toBe(200);
  await app.call('POST /jwt/logout', { token: admin.token });
  expect(await statusOf(admin.token)).toBe(401);
  expect(await statusOf(made({}))).toBe(401);
});

describe('a refresh token', () => {
  test('sent by twenty at once gives all of them one successor, and keeps one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(admin.refreshToken)),
    );
    const successors = answers.map(({ body }) => (body as SignedIn).refreshToken);
    expect(new Set(successors).size).toBe(1);
    const kept = await app.testDb.db.rows({
      parts: ['select from accounts_refresh_tokens where session_id = ', ' and used_at is null'],
      values: [admin.person.sessionId],
    });
    expect(kept).toHaveLength(1);
  });

  test('of someone deactivated is worth nothing', async () => {
    const leaver = await aColleague(app, admin, 'admin');
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: leaver.person.id },
      body: { isActive: false },
    });
    expect((await refresh(leaver.refreshToken)).status).toBe(401);
  });

  test('of someone demoted renews as what they are now', async () => {
    const demoted = await aColleague(app, admin, 'admin');
    await app.call('PATCH /api/people/:personId', {
      token: admin.token,
      params: { personId: demoted.person.id },
      body: { role: 'client' },
    });
    const { userData, accessToken } = (await refresh(demoted.refreshToken)).body as SignedIn;
    expect(userData).toMatchObject({
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    });
    expect(await statusOf(accessToken)).toBe(403);
  });

  test('is no access token, nor is what it is made from', async () => {
    expect(await statusOf(admin.refreshToken)).toBe(401);
    expect((await refresh(made({ claims: { use: 'refresh' } }))).status).toBe(401);
    const hash = app.door.tokens.hashOf(admin.refreshToken);
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      expect((await refresh(hash.toString(form))).status).toBe(401);
    }
  });
});
