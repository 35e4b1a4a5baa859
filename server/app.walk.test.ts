import type { Route, RouteKey } from '@plenum/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { makeEntity } from './testing/entities.ts';
import { inputFor, missing, namesMore, ownIds, placesOf, table } from './testing/route-table.ts';
import type { Db } from './platform/db/db.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { changesBy } from './testing/traces.ts';

const guarded = table.filter(([, route]) => route.access !== 'public');

let app: TestApp;
let ours: Actor;
let theirs: Actor;

beforeAll(async () => {
  app = await openTestApp();
  ours = await anAdmin(app);
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
    const foreign = await foreignId(place.entity);
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

/** Each test shows that nothing of theirs was changed: one of a kind is enough. */
const foreignIds = new Map<string, Promise<number>>();
function foreignId(entity: string): Promise<number> | undefined {
  const made = foreignIds.get(entity) ?? makeEntity[entity]?.(app, theirs);
  if (made) foreignIds.set(entity, made);
  return made;
}

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

const answerTo = (key: RouteKey, route: Route, token: string) =>
  app.call(key, { token, ...inputFor(route, () => missing) });

/** That none lets in somebody without a token, or a client where only admins go, the matrix shows. */
test.each(guarded)('%s refuses what is no token of an access', async (key, route) => {
  for (const [name, token] of Object.entries(await badTokens())) {
    const { status, body } = await answerTo(key, route, token);
    expect([status, (body as { code?: string }).code], name).toEqual([401, 'unauthenticated']);
  }
});

/** What reads ends nobody's session. */
const reads = guarded.filter(([key]) => key.startsWith('GET '));

test.each(reads)('%s takes a token in quotes, as stock clients send it', async (key, route) => {
  expect((await answerTo(key, route, `"${ours.token}"`)).status).not.toBe(401);
});

let signed: Promise<Record<string, string>> | undefined;
const badTokens = () => (signed ??= signBadTokens());

async function signBadTokens() {
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const [, payload] = ours.token.split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    expired: await app.door.tokens.signAccess(claimsOf(ours), anHourAgo, 600),
    'a refresh token': ours.refreshToken,
    'of another secret': await signedWith('x'.repeat(32), 'plenum'),
    'for elsewhere': await signedWith(app.config.tokenSecret, 'elsewhere'),
    unsigned: `${header}.${payload}.`,
  };
}

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
