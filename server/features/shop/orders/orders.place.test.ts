import type { Cart, Checkout, Invoice, Order, Product } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { workWith } from '../../../platform/work.ts';
import { type Actor, aColleague, anAdmin } from '../../../testing/builders.ts';
import { billing } from '../../../testing/invoices.ts';
import { confirmed, inCart, order, till } from '../../../testing/orders.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { placeOrder } from './orders.place.ts';

let app: TestApp;
/** A second process on the same database. */
let beside: TestApp;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  beside = await openTestApp({ beside: app });
  admin = await anAdmin(app);
  await billing(app, admin);
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const soldOf = async ({ id }: Product) => {
  const params = { productId: id };
  const key = 'GET /api/shop/catalogue/:productId';
  const { body } = await app.call(key, { token: admin.token, params });
  return (body as Product).variants.map(({ sold }) => sold);
};

interface Counts {
  orders: number;
  invoices: number;
  last: number;
}
const counts = () =>
  app.testDb.db.row<Counts>(
    sql`select (select count(*) from shop_orders where organisation_id = ${admin.person.organisationId})
            as orders,
          (select count(*) from invoices where organisation_id = ${admin.person.organisationId})
            as invoices,
          (select coalesce(sum(last), 0) from invoices_series
            where organisation_id = ${admin.person.organisationId}) as last`,
  );

test('a hundred who order the last ten at two processes are ten, with ten numbers in a row', async () => {
  const before = await counts();
  const mug = await aProduct(app, admin, { variants: [aVariant({ stock: 10 })] });
  const variantId = mug.variants[0]?.id ?? 0;
  const buyers = [];
  for (let count = 0; count < 100; count += 1) {
    const buyer = await aColleague(app, admin);
    await inCart(app, buyer, variantId);
    buyers.push({ buyer, body: await confirmed(app, buyer) });
  }
  const answers = await Promise.all(
    buyers.map(({ buyer, body }, place) => {
      const node = place % 2 === 0 ? app : beside;
      return untilServed(() => node.call('POST /api/shop/my-orders', { token: buyer.token, body }));
    }),
  );
  const placed = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  const numbers = placed.map(({ body }) => (body as Order).number).toSorted();
  expect([numbers.length, await soldOf(mug)]).toEqual([10, [10]]);
  const first = (before?.last ?? 0) + 1;
  expect(numbers.map((number) => Number(number.slice(-5)))).toEqual(
    Array.from({ length: 10 }, (_, place) => first + place),
  );
});

/** Who finds the server too busy asks again, as a browser does. */
async function untilServed<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503 && answer.status !== 429) return answer;
  }
}

/** Who waits for a stock may not hold what the one before needs to write the order. */
test('whoever orders a product has it, however many order it at once, again and again', async () => {
  await till(app, admin);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aColleague(app, admin)));
  const { variants } = await aProduct(app, admin, { variants: [aVariant({ stock: 100 })] });
  const refusals: unknown[] = [];
  const buy = async (buyer: Actor) => {
    await inCart(app, buyer, variants[0]?.id ?? 0, 1);
    const input = await confirmed(app, buyer);
    await placeOrder(app.work, buyer.person, input);
  };
  await Promise.all(
    buyers.map(async (buyer) => {
      for (let count = 0; count < 6; count++) {
        await buy(buyer).catch((error: unknown) => {
          refusals.push(error);
        });
      }
    }),
  );
  expect(refusals).toEqual([]);
});

describe('what ends in between', () => {
  const statements = [
    'insert into shop_orders',
    'insert into shop_order_lines',
    'delete from shop_cart',
  ];

  test.each(statements)('at "%s" leaves nothing half', async (begin) => {
    const buyer = await aColleague(app, admin);
    const mug = await aProduct(app, admin);
    await inCart(app, buyer, mug.variants[0]?.id ?? 0);
    const input = await confirmed(app, buyer);
    const before = await counts();
    const { db } = app.testDb;
    const breaking = workWith({
      ...app.work,
      db: {
        ...db,
        transaction: (run) =>
          db.transaction((tx) =>
            run({
              ...tx,
              run: (query) => dyingAt(begin, query.parts[0] ?? '', () => tx.run(query)),
              row: (query) => dyingAt(begin, query.parts[0] ?? '', () => tx.row(query)),
            }),
          ),
      },
    });
    await expect(placeOrder(breaking, buyer.person, input)).rejects.toThrow('the power is gone');
    expect([await counts(), await soldOf(mug)]).toEqual([before, [0]]);
    expect((await order(app, buyer)).status).toBe(201);
  });

  function dyingAt<T>(begin: string, text: string, go: () => Promise<T>): Promise<T> {
    if (text.startsWith(begin)) throw new Error('the power is gone');
    return go();
  }
});

test('the sums of an order are those of its lines, its cart and its invoice, whatever is bought', async () => {
  const line = fc.record({
    listPrice: fc.integer({ min: 0, max: 1_000_000 }),
    discount: fc.integer({ min: 0, max: 9_000 }),
    taxRate: fc.integer({ min: 0, max: 10_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const buyer = await aColleague(app, admin);
      const { token } = buyer;
      for (const { listPrice, discount, taxRate, quantity } of lines) {
        const variants = [aVariant({ listPrice, stock: null })];
        const product = await aProduct(app, admin, { variants, discount, taxRate });
        await inCart(app, buyer, product.variants[0]?.id ?? 0, quantity);
      }
      const { cart, ways } = (await app.call('GET /api/shop/checkout', { token })).body as Checkout;
      const made = (await order(app, buyer, { way: ways[0]?.way ?? 'transfer' })).body as Order;
      const params = { orderId: made.id };
      const key = 'GET /api/shop/my-orders/:orderId/invoice';
      const invoice = (await app.call(key, { token, params })).body as Invoice;
      expect(sums(made)).toEqual(sums(cart));
      expect(sums(made)).toEqual(sums(invoice));
      expect(made.lines.map(sums)).toEqual(invoice.lines.map(sums));
      expect(made.lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(made.gross);
      expect(made.net + made.tax).toBe(made.gross);
    }),
    { numRuns: 15 },
  );
});

const sums = ({ net, tax, gross }: Pick<Cart, 'net' | 'tax' | 'gross'>) => ({ net, tax, gross });
