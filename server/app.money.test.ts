import type { Route, RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from './testing/builders.ts';
import { withAt } from './testing/growth/fields.ts';
import { fullBody, hostileAt, numberPlacesOf } from './testing/payments/hostile-numbers.ts';
import { inputFor, ownIds, table } from './testing/route-table.ts';
import { hasPart, isClosedAt, objectsIn, smuggle } from './testing/smuggled.ts';
import { openTestApp, type TestApp } from './testing/test-app.ts';
import { changesBy, tracesOf } from './testing/traces.ts';

/** Every route that has to do with money × what one must not say there. */

const isMoney =
  /\/(invoices?|payments|pay|shop|ecommerce|pricing|offer|tickets|pools|codes|bookings?|booking-sums)(\/|$)/;
const money = table.filter(([key]) => isMoney.test(key));
const withBody = money.filter(([, route]) => route.body);

/** What the server alone says of prices, taxes, sums, numbers and states. */
const claims = `price unitPrice amount total sum gross net tax taxRate discount discountPercentage
  currency quantity qty left balance paid refunded credited number invoiceNumber state status
  invoiceStatus isPaid issuedOn paidOn createdAt`.split(/\s+/);

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  const many = { points: 1_000_000, seconds: 1 };
  app = await openTestApp({ limits: { 'sign-in': many, link: many, account: many } });
});
/** What one route changed is not in the way of the next. */
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

interface Sent {
  status: number;
  code: string | undefined;
}

async function senderTo(key: RouteKey, route: Route) {
  const ids = await ownIds(app, admin, route);
  const idAt = ({ path }: { path: string }) => ids.get(path) ?? 1;
  const token = route.access === 'public' ? null : admin.token;
  const { body: _, ...rest } = inputFor(route, idAt);
  const send = async (text: string): Promise<Sent> => {
    const file = { type: 'application/json', bytes: Buffer.from(text) };
    const { status, body } = await app.call(key, { ...rest, file, token });
    return { status, code: (body as { code?: string } | null)?.code };
  };
  return { body: fullBody(route, idAt), send };
}

const isRefused = ({ status }: Sent, { whenInvalid }: Route) =>
  status === 400 || status === 422 || status === whenInvalid?.status;

/** Those of the texts that were not refused; where one was, nothing was written. */
async function taken(
  texts: readonly string[],
  route: Route,
  send: (text: string) => Promise<Sent>,
) {
  const { answer, before, after } = await changesBy(app.testDb.db, tracesOf, async () => {
    const found: string[] = [];
    for (const text of texts) if (!isRefused(await send(text), route)) found.push(text);
    return found;
  });
  if (answer.length === 0) expect(after).toEqual(before);
  return answer;
}

describe.each(withBody)('%s', (key, route) => {
  test('takes no price, sum, number or state but its own', async () => {
    const { body, send } = await senderTo(key, route);
    expect((await send(JSON.stringify(body))).code, 'as it should be').not.toBe('invalid');
    for (const path of objectsIn(body)) {
      expect(isClosedAt(route.body, path), path).toBe(true);
      const texts = claims
        .filter((name) => !hasPart(body, path, name))
        .map((name) => smuggle(body, path, `"${name}":1`));
      expect(await taken(texts, route, send), path).toEqual([]);
    }
  });

  test.runIf(numberPlacesOf(route).length > 0)('takes whole numbers as numbers', async () => {
    const { body, send } = await senderTo(key, route);
    for (const place of numberPlacesOf(route)) {
      const put = (text: string) =>
        JSON.stringify(withAt(body, place.path, 'put here')).replace('"put here"', () => text);
      expect((await send(put('1'))).code, `${place.path}, as it should be`).not.toBe('invalid');
      expect(await taken(hostileAt(place).map(put), route, send), place.path).toEqual([]);
    }
  });
});

const large = Buffer.alloc(10_000_000, 'x');

test.each(money.filter(([, { body, upload }]) => body || upload))(
  '%s takes no ten megabytes',
  async (key, route) => {
    const ids = await ownIds(app, admin, route);
    const token = route.access === 'public' ? null : admin.token;
    const type = route.upload?.types[0] ?? 'application/json';
    const input = inputFor(route, ({ path }) => ids.get(path) ?? 1);
    const most = route.upload?.maxBytes ?? 0;
    const bytes = most < large.length ? large : Buffer.alloc(most + 1);
    const { body: _, ...rest } = input;
    const { status } = await app.call(key, { ...rest, token, file: { type, bytes } });
    expect(status).toBe(413);
  },
);
