import { expect, test } from 'vitest';
import { aColleague, anAdmin } from '../../../testing/builders.ts';
import { confirmed, inCart, till } from '../../../testing/orders.ts';
import { aProduct, aVariant } from '../../../testing/shop.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { placeOrder } from './orders.place.ts';

/** Who waits for a stock may not hold what the one before needs to write the order. */
test('whoever orders a product has it, however many order it at once, again and again', async () => {
  const app = await openTestApp();
  const admin = await anAdmin(app);
  await till(app, admin);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aColleague(app, admin)));
  const { variants } = await aProduct(app, admin, { variants: [aVariant({ stock: 100 })] });
  const refusals: unknown[] = [];
  const buy = async (buyer: (typeof buyers)[number]) => {
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
  await app.close();
}, 120_000);
