import type { Role, Route, RouteKey, SignedIn } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyOrganisationsOf } from './features/organisations/index.ts';
import { aColleague, type Actor, anAdmin } from './testing/builders.ts';
import { proveAddress } from './testing/chat/desks.ts';
import { inputFor, ownIds, table } from './testing/route-table.ts';
import {
  hasPart,
  isClosedAt,
  objectsIn,
  smuggle,
  type Smuggled,
  smuggledBy,
} from './testing/smuggled.ts';
import { type CallInput, openTestApp, type TestApp } from './testing/test-app.ts';
import type { Db } from './platform/db/db.ts';
import { changesBy, tracesOf } from './testing/traces.ts';

/** Every object in every body × everything nobody may say of themselves. */

let app: TestApp;
let owner: Actor;
let victim: Actor;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 60 };
  app = await openTestApp({
    limits: { 'sign-in': many, 'sign-up': many, renew: many, link: many, forgotten: many },
  });
  owner = await anAdmin(app);
  victim = await anAdmin(app, 'Someone Else');
  const { id } = owner.person;
  await verifyOrganisationsOf(app.testDb.db, id);
});
afterAll(() => app.close());

/**
 * A client has most to gain, an admin gets further; a public door asks neither who they are, and a body
 * of another shape is refused alike, whoever may come.
 */
const rolesAt = ({ access, body }: Route, path: string): Role[] => {
  if (access !== 'signed-in') return ['admin'];
  return isClosedAt(body, path) ? ['client'] : ['client', 'admin'];
};

const places = table
  .filter(([, route]) => route.body)
  .flatMap(([key, route]) =>
    objectsIn(inputFor(route, () => 1).body).flatMap((path) =>
      rolesAt(route, path).map((role) => ({ key, route, path, role })),
    ),
  );

const textOf = (input: CallInput, text: string): CallInput => {
  const { body: _, ...rest } = input;
  return { ...rest, file: { type: 'application/json', bytes: Buffer.from(text) } };
};

/** What decides what people may do, but for what is made new. */
const rightsOf = ({ person }: Actor) =>
  app.testDb.db.rows<{ organisation_id: number }>({
    parts: [
      `select m.organisation_id, m.person_id, m.role, m.removed_at, m.deactivated_at, a.email,
              a.verified_at, o.verified_at as organisation_verified_at
       from organisations_members m join accounts a on a.id = m.person_id
       join organisations o on o.id = m.organisation_id
       where m.person_id = `,
      ' order by 1, 2',
    ],
    values: [person.id],
  });

const isIn = (right: { organisation_id: number }, { person }: Actor) =>
  right.organisation_id === person.organisationId;

/** What was smuggled into the body and not refused; who is refused writes nothing. */
async function ignoredAt(key: RouteKey, route: Route, path: string, caller: Actor) {
  const ids = await ownIds(app, caller, route);
  const token = route.access === 'public' ? null : caller.token;
  const send = async ({ text }: Smuggled): Promise<boolean> => {
    const input = inputFor(route, (place) => ids.get(place.path));
    const body = smuggle(input.body, path, text);
    const { status } = await app.call(key, { ...textOf(input, body), token });
    expect(status, text).toBeLessThan(500);
    return status === 400 || status === 422 || status === route.whenInvalid?.status;
  };
  const { body } = inputFor(route, () => 1);
  const all = smuggledBy(caller, victim).filter(({ key: name }) => !hasPart(body, path, name));
  // Where all are refused, one look shows that none of them wrote anything.
  const looks = isClosedAt(route.body, path) ? [all] : all.map((one) => [one]);
  const ignored: string[] = [];
  for (const some of looks) {
    let taken: Smuggled[] = [];
    // What was taken may write: nothing is to be seen then.
    const look = (db: Db) => (taken.length === 0 ? tracesOf(db) : null);
    const { before, after } = await changesBy(app.testDb.db, look, async () => {
      const refused = await inTurn(some, send);
      taken = some.filter((_, place) => !refused[place]);
    });
    expect(after, some.map(({ text }) => text).join()).toEqual(before);
    ignored.push(...taken.map(({ text }) => text));
  }
  return ignored;
}

async function inTurn<One, Made>(all: readonly One[], act: (one: One) => Promise<Made>) {
  const made: Made[] = [];
  for (const one of all) made.push(await act(one));
  return made;
}

describe.each(places)('$key, $path/, by $role', ({ key, route, path, role }) => {
  test('takes nothing that nobody may say of themselves', async () => {
    const caller = await aColleague(app, owner, role);
    await proveAddress(app, caller);
    const [rights, theirRights] = [await rightsOf(caller), await rightsOf(victim)];
    const ignored = await ignoredAt(key, route, path, caller);
    expect(await rightsOf(victim)).toEqual(theirRights);
    const now = await rightsOf(caller);
    expect(now.filter((one) => isIn(one, owner))).toEqual(rights);
    expect(now.filter((one) => isIn(one, victim))).toEqual([]);
    const { refreshToken, person } = caller;
    const next = await app.call('POST /jwt/refresh-token', { body: { refreshToken } });
    expect((next.body as SignedIn).userData).toMatchObject({ id: person.id, role });
    if (isClosedAt(route.body, path)) expect(ignored).toEqual([]);
  });
});

test('nothing reached the prototype of all objects', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as { role?: string }).role).toBeUndefined();
});
