import type { UpgradeOffers } from '@plenum/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHold, anAddition, booked, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale, newPool, newTicket, takenOfPools } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { recordPayment } from '../../payments/index.ts';
import { readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;

beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
});
afterAll(() => app.close());

const pay = async (token: string) => {
  const { reference, gross } = await readOwn(app.work, token);
  const row = await app.testDb.db.row<{ invoiceId: number }>(
    sql`select invoice_id as "invoiceId" from bookings where reference = ${reference}`,
  );
  const usual = { way: 'transfer', state: 'paid', paidOn: null, key: newKey() } as const;
  const input = { ...usual, invoiceId: row?.invoiceId ?? 0, amount: gross, reference };
  return recordPayment(app.work, admin.person, input);
};

const rounds = 6;

test('paying, adding, upgrading and cancelling at once never wait for each other for ever', async () => {
  const event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id);
  const pools = [
    await newPool(app, admin, event.id, 100),
    await newPool(app, admin, event.id, 100),
  ];
  const eats = { kind: 'add_on' as const, price: 4_000, poolIds: [pools[0]?.id ?? 0] };
  const dinner = await newTicket(app, admin, event.id, eats);
  const grand = { price: 20_000, poolIds: pools.map(({ id }) => id) };
  await newTicket(app, admin, event.id, grand);
  const items = [{ ticketId: dinner.id, quantity: 1 }];
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < rounds; round++) {
    const first = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity: 2 }]);
    await booked(app, first);
    await pay(first);
    const added = await anAddition(app, event.slug, first, items);
    await booked(app, added);
    const params = { token: first };
    const offers = await app.call('GET /api/booking/:token/upgrades', { params });
    const [{ placeId, ticketId } = { placeId: 0, ticketId: 0 }] = (offers.body as UpgradeOffers)
      .upgrades;
    const want = async () =>
      app.call('POST /api/booking/:token/upgrades', {
        params,
        body: { key: newKey(), placeId, ticketId },
      });
    const upgrade = ((await want()).body as { token: string }).token;
    await booked(app, upgrade);
    const told = await Promise.all([
      pay(added).catch((error: unknown) => error),
      pay(upgrade).catch((error: unknown) => error),
      anAddition(app, event.slug, first, items).catch((error: unknown) => error),
      want(),
      ...(round % 2 === 0 ? [app.call('POST /api/booking/:token/cancel', { params })] : []),
    ]);
    for (const one of told) {
      if (one instanceof ProblemError) codes.push(one.code);
      else if (one instanceof Error) throw one;
      else codes.push((one as { body?: { code?: string } }).body?.code);
    }
    await app.call('POST /api/booking/:token/cancel', { params });
  }
  expect(codes).not.toContain('conflict');
  expect(codes).not.toContain('internal');
  expect(await takenOfPools(app, event.id)).toEqual([0, 0, 0]);
  const open = await app.testDb.db.rows(
    sql`select b.reference, b.state from bookings b where b.event_id = ${event.id}
        and b.state in ('held', 'pending', 'confirmed')`,
  );
  expect(open).toEqual([]);
});
