import type { Route, RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from './testing/builders.ts';
import { type CallerName, callers } from './testing/callers.ts';
import { onlyTheirs } from './testing/entities.ts';
import { entityPlaces } from './testing/example.ts';
import { inputFor, ownIds, placesOf, table } from './testing/route-table.ts';
import { type Answer, openTestApp, type TestApp } from './testing/test-app.ts';
import { changesBy, tracesOf } from './testing/traces.ts';

/** Every route × everyone who may come, with ids that are there and belong to the owner. */

let app: TestApp;
let owner: Actor;

beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 60 };
  app = await openTestApp({
    limits: { 'sign-in': many, 'sign-up': many, renew: many, link: many, forgotten: many },
  });
  owner = await anAdmin(app);
});
afterAll(() => app.close());

const shownOut = new Set<CallerName>([
  'someone without a token',
  'an admin deactivated a moment ago',
  'an admin removed a moment ago',
]);
const clients = new Set<CallerName>(['a client', 'an admin demoted a moment ago']);

type Verdict = 'unauthenticated' | 'forbidden' | 'not theirs' | 'let in';

/** Who may, computed from the contract alone. */
function verdictOn(route: Route, caller: CallerName): Verdict {
  const entities = placesOf(route).map(({ entity }) => entity);
  if (route.access === 'public') return 'let in';
  if (shownOut.has(caller)) return 'unauthenticated';
  if (route.access === 'admin' && clients.has(caller)) return 'forbidden';
  const isForeign = caller === 'an admin of another organisation' && entities.length > 0;
  return isForeign || entities.some((entity) => onlyTheirs.has(entity)) ? 'not theirs' : 'let in';
}

const names = Object.keys(callers) as CallerName[];
const cells = table.flatMap(([key, route]) =>
  names.map((caller) => ({ key, route, caller, verdict: verdictOn(route, caller) })),
);
const codeOf = ({ body }: Answer) => (body as { code?: string } | null)?.code ?? '';

const tokenOf = async (caller: CallerName) => (await callers[caller](app, owner))?.token ?? null;

/** Who is refused, or only reads, leaves all as it was: what was made for one is good for the next. */
const kept = new Map<string, Promise<unknown>>();
function keep<Made>(name: string, make: () => Promise<Made>): Promise<Made> {
  const made = (kept.get(name) ?? make()) as Promise<Made>;
  kept.set(name, made);
  return made;
}

/** The call with everything there that it needs, made for it alone. */
async function prepareCall(key: RouteKey, route: Route, caller: CallerName) {
  return callWith(key, route, await tokenOf(caller), await ownIds(app, owner, route));
}

/** The same for a call that changes nothing. */
async function prepareIdleCall(key: RouteKey, route: Route, caller: CallerName) {
  const token = await keep(caller, () => tokenOf(caller));
  return callWith(key, route, token, await keep(key, () => ownIds(app, owner, route)));
}

function callWith(key: RouteKey, route: Route, token: string | null, ids: Map<string, number>) {
  const input = inputFor(route, ({ path }) => ids.get(path));
  return () => app.call(key, { token, ...input });
}

const isRead = (key: RouteKey) => key.startsWith('GET ');

const changesOf = (call: () => Promise<Answer>) => changesBy(app.testDb.db, tracesOf, call);

const refusals: Readonly<Record<Exclude<Verdict, 'let in' | 'not theirs'>, number>> = {
  unauthenticated: 401,
  forbidden: 403,
};

describe('who may', () => {
  const refused = cells.filter(({ verdict }) => verdict !== 'let in');
  const letIn = cells.filter(({ verdict }) => verdict === 'let in');

  test('covers every route and every caller', () => {
    expect(new Set(cells.map(({ key }) => key)).size).toBe(table.length);
    expect(refused.length).toBeGreaterThan(table.length);
  });

  test.each(refused)('$key refuses $caller and writes nothing', async (cell) => {
    const { key, route, caller, verdict } = cell;
    const { answer, before, after } = await changesOf(await prepareIdleCall(key, route, caller));
    if (verdict === 'unauthenticated' || verdict === 'forbidden') {
      expect([answer.status, codeOf(answer)]).toEqual([refusals[verdict], verdict]);
    } else {
      expect(answer.status, answer.text).toBeGreaterThanOrEqual(404);
      expect(answer.status, answer.text).toBeLessThan(500);
    }
    expect(after).toEqual(before);
  });

  test.each(letIn)('$key lets $caller in', async ({ key, route, caller }) => {
    const prepare = isRead(key) ? prepareIdleCall : prepareCall;
    const call = await prepare(key, route, caller);
    const answer = await call();
    // What is sold by a code has one as well.
    const said = answer.status < 400 ? answer.status : codeOf(answer) || answer.status;
    expect(answersTo(route, caller), answer.text).toContain(said);
  });

  test('a write that is let in leaves a trace, also when it changes nothing', async () => {
    const touched = ['PATCH /api/people/:personId', 'PUT /api/accounts/settings/social'] as const;
    for (const [key, route] of table.filter(([one]) => touched.some((other) => other === one))) {
      const first = await prepareCall(key, route, 'an admin');
      await first();
      const { before, after } = await changesOf(await prepareCall(key, route, 'an admin'));
      expect(after).not.toEqual(before);
    }
  });
});

/** What the contract says such a call may answer; a client, or a made-up name, meets nothing. */
function answersTo(route: Route, caller: CallerName): (number | string)[] {
  const good = route.download ? [200] : Object.keys(route.replies).map(Number);
  const ids = placesOf(route).length;
  const named = Object.values(route.params?.properties ?? {});
  const isNamed = named.some((part) => entityPlaces(part).length === 0);
  const mayMiss = isNamed || (clients.has(caller) && ids > 0);
  return [
    ...good,
    ...(route.problems ?? []),
    ...(route.body ? ['invalid'] : []),
    ...(mayMiss ? ['not_found'] : []),
  ];
}

test('the owner is still an admin with a working session', async () => {
  expect((await app.call('GET /api/people', { token: owner.token })).status).toBe(200);
});
