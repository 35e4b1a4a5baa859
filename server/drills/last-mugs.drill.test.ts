import type { OrderInput } from '@plenum/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFullDrill } from '../config/drill-size.ts';
import { sql } from '../platform/db/sql.ts';
import { type Actor, aColleague, anAdmin } from '../testing/builders.ts';
import { billing } from '../testing/invoices.ts';
import { confirmed, inCart } from '../testing/orders.ts';
import { aProduct, aVariant } from '../testing/shop.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newFolder } from './data-folder.ts';
import { prepareDrills } from './prepare-drills.ts';
import { startServer } from './server-process.ts';

prepareDrills();

const rounds = isFullDrill ? 50 : 10;
const people = 100;
const mugs = 10;

let app: TestApp;
let admin: Actor;
beforeAll(async () => {
  const long = { ACCESS_TOKEN_SECONDS: '86400', REFRESH_TOKEN_SECONDS: '86400' };
  app = await openTestApp({ env: long });
  admin = await anAdmin(app);
  await billing(app, admin);
});
afterAll(() => app.close());

it(
  'sells the last ten to ten of a hundred at two processes, round after round',
  { timeout: 900_000 },
  async ({ annotate }) => {
    const addresses = await twoProcesses();
    const buyers = await Promise.all(Array.from({ length: people }, () => aColleague(app, admin)));
    const tookMs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const variantId = await aMug();
      const wishes = [];
      for (const buyer of buyers) {
        await inCart(app, buyer, variantId);
        wishes.push({ buyer, input: await confirmed(app, buyer) });
      }
      const began = performance.now();
      const statuses = await Promise.all(
        wishes.map(({ buyer, input }, place) =>
          orders(addresses[place % addresses.length] ?? '', buyer, input),
        ),
      );
      tookMs.push(performance.now() - began);
      expect(
        statuses.toSorted((one, other) => one - other),
        `round ${round}`,
      ).toEqual([
        ...Array.from({ length: mugs }, () => 201),
        ...Array.from({ length: people - mugs }, () => 409),
      ]);
      expect(await takenOf(variantId), `round ${round}`).toEqual({ size: mugs, taken: mugs });
      await app.testDb.db.run(sql`delete from shop_cart_lines`);
    }
    expect(await numbers()).toEqual({ invoices: rounds * mugs, last: rounds * mugs });
    const middle = tookMs.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    await annotate(`${rounds} rounds, a rush took ${Math.round(middle)} ms in the middle`);
  },
);

async function twoProcesses(): Promise<string[]> {
  const dataDir = newFolder();
  const words = ['0', JSON.stringify(app.testDb.connection), '1'];
  const env = {
    ACCESS_TOKEN_SECONDS: '86400',
    TOKEN_SECRET: app.config.tokenSecret,
    WRITES_PER_TEN_SECONDS: '1000000',
  };
  const both = [1, 2].map(() => startServer({ dataDir, program: 'hasty-server.js', words, env }));
  return Promise.all(both.map(({ ready }) => ready));
}

async function aMug(): Promise<number> {
  const { variants } = await aProduct(app, admin, { variants: [aVariant({ stock: mugs })] });
  return variants[0]?.id ?? 0;
}

/** Who finds a server too busy asks again, as a browser does. */
async function orders(address: string, { token }: Actor, input: OrderInput): Promise<number> {
  for (;;) {
    const { status } = await fetch(`${address}/api/shop/my-orders`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (status !== 503 && status !== 429) return status;
  }
}

const takenOf = (variantId: number) =>
  app.testDb.db.row(
    sql`select q.size, q.taken from shop_variants v
        join stock_quotas q on q.organisation_id = v.organisation_id and q.id = v.quota_id
        where v.id = ${variantId}`,
  );

/** As many invoices as numbers were given. */
const numbers = () =>
  app.testDb.db.row(
    sql`select (select count(*) from invoices)::int as invoices,
          (select sum(last) from invoices_series)::int as last`,
  );
