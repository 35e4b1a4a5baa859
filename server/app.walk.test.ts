import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { aColleague, type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { makeEntity } from './testing/entities.ts';
import { inputFor, missing, namesMore, ownIds, placesOf, table } from './testing/route-table.ts';
import type { Db } from './platform/db/db.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { changesBy } from './testing/traces.ts';

const guarded = table.filter(([, route]) => route.access !== 'public');

let app: TestApp;
let ours: Actor;
let client: Actor;
let theirs: Actor;

beforeAll(async () => {
  app = await openTestApp();
  ours = await anAdmin(app);
  client = await aColleague(app, ours);
  theirs = await anAdmin(app, 'Someone Else');
  for (const { person } of [ours, theirs]) {
    await verifyOrganisationsOf(app.testDb.db, person.id);
  }
  await proveAddress(app, ours);
});
afterAll(() => app.close());

describe('every id of every route', () => {
  const cases = table.flatMap(([key, route]) =>
    placesOf(route).map((place) => ({ key, route, place })),
  );

  test('there are such ids', () => {
    expect(cases.length).toBeGreaterThan(4);
  });

  test.each(cases)('$key $place.path: a foreign id answers like a missing one', async (one) => {
    const { key, route, place } = one;
    const own = await ownIds(app, ours, route);
    const foreign = await makeEntity[place.entity]?.(app, theirs);
    const answerTo = (id: number | undefined) =>
      app.call(key, {
        token: ours.token,
        ...inputFor(route, ({ path }) => (path === place.path ? id : own.get(path)), place.path),
      });

    const { answer, before, after } = await changesBy(
      app.testDb.db,
      everythingOf(theirs),
      async () =>
        [
          await answerTo(missing),
          await answerTo(foreign),
          await answerTo(Number.MAX_SAFE_INTEGER),
        ] as const,
    );
    const [toMissing, toForeign, toLarge] = answer;

    expect(toMissing.status).toBeGreaterThanOrEqual(404);
    expect(toMissing.status).toBeLessThan(500);
    expect([toLarge.status, toLarge.text]).toEqual([toMissing.status, toMissing.text]);
    expect(toForeign.status).toBe(toMissing.status);
    expect(toForeign.text).toBe(toMissing.text);
    expect(Object.keys(toForeign.headers).toSorted()).toEqual(
      Object.keys(toMissing.headers).toSorted(),
    );
    expect(after).toEqual(before);
    if (namesMore.has(key)) return;
    // A conflict as well tells that the own one was found.
    const toOwn = (await answerTo(own.get(place.path))).status;
    expect(toOwn === 409 ? 200 : toOwn).toBeLessThan(300);
  });
});

/** All rows of an organisation, from every table that has an organisation. */
const everythingOf =
  ({ person }: Actor) =>
  async (db: Db): Promise<unknown> => {
    const tables = await db.rows<{ name: string }>({
      parts: [
        `select table_name as name from information_schema.columns
       where column_name = 'organisation_id' and table_schema = 'public' order by 1`,
      ],
      values: [],
    });
    const contents = tables.map(({ name }) =>
      db.rows({
        parts: [`select * from ${name} as kept where organisation_id = `, ' order by kept::text'],
        values: [person.organisationId],
      }),
    );
    return Promise.all(contents);
  };

describe.each(guarded)('%s', (key, route) => {
  const answerTo = async (token: string | null) => {
    const answer = await app.call(key, { token, ...inputFor(route, () => missing) });
    return [answer.status, (answer.body as { code?: string }).code];
  };
  const unauthenticated = [401, 'unauthenticated'];

  test('refuses a call without a token', async () => {
    expect(await answerTo(null)).toEqual(unauthenticated);
  });

  test('refuses an expired token', async () => {
    const now = new Date(Date.now() - 3_600_000);
    const expired = await app.door.tokens.signAccess(claimsOf(ours), now, 600);
    expect(await answerTo(expired)).toEqual(unauthenticated);
  });

  test('refuses a refresh token, another secret, another audience and no signature', async () => {
    const [, payload] = ours.token.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = [
      ours.refreshToken,
      await signedWith('x'.repeat(32), 'plenum'),
      await signedWith(app.config.tokenSecret, 'elsewhere'),
      `${header}.${payload}.`,
    ];
    for (const token of forged) expect(await answerTo(token)).toEqual(unauthenticated);
  });

  test(`a client is ${route.access === 'admin' ? 'refused' : 'let in'}`, async () => {
    // Each gets a session of its own: one of the routes ends the caller's.
    const guest = await aColleague(app, ours);
    const answer = await app.call(key, { token: guest.token, ...inputFor(route, () => missing) });
    expect(route.access === 'admin' ? [403] : [200, 201, 202, 404, 409, 410, 422]).toContain(
      answer.status,
    );
  });

  test('takes a token in quotes, as stock clients send it', async () => {
    const guest = await aColleague(app, ours, 'admin');
    const answer = await app.call(key, {
      token: `"${guest.token}"`,
      ...inputFor(route, () => missing),
    });
    expect(answer.status).not.toBe(401);
  });
});

test('the client of the walk still has a working session', async () => {
  expect((await app.call('GET /apps/todo/tasks', { token: client.token })).status).toBe(200);
});

const claimsOf = ({ person }: Actor) => ({
  personId: person.id,
  organisationId: person.organisationId,
  sessionId: person.sessionId,
});

const signedWith = (secret: string, audience: string) =>
  new SignJWT({
    id: ours.person.id,
    org: ours.person.organisationId,
    sid: ours.person.sessionId,
    use: 'access',
  })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('plenum')
    .setAudience(audience)
    .setExpirationTime('10m')
    .sign(new TextEncoder().encode(secret));
