import type { Product } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';
import { problem, ProblemError } from '../../platform/http/problem.ts';
import { type Tx, type Work, workWith } from '../../platform/work.ts';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aProduct, aVariant, inSizes } from '../../testing/shop.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveBackStock, type Taken, takeStock, type Wanted } from './index.ts';

let app: TestApp;
/** As a second process works: with connections of its own. */
let beside: Work;
let otherDb: Database;
let admin: Actor;
beforeAll(async () => {
  app = await openTestApp();
  const { connection } = app.testDb;
  otherDb = openDatabase({ connection, pool: 10, onError: () => undefined });
  beside = workWith({ ...app.work, db: otherDb });
  admin = await anAdmin(app);
});
afterAll(async () => {
  await otherDb.close();
  await app.close();
});

const variantsOf = ({ variants }: Product): number[] => variants.map(({ id }) => id);
const read = async (id: number) =>
  (
    await app.call('GET /api/shop/catalogue/:productId', {
      token: admin.token,
      params: { productId: id },
    })
  ).body as Product;

const take = (work: Work, lines: readonly Wanted[]): Promise<Taken[]> =>
  work.transaction((tx) => takeStock(tx, admin.person.organisationId, lines, work.clock.now()));

const isRefused = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'shop.too_few';

/** Whoever waits too long for a connection asks again, as a client does. */
async function untilDone<T>(run: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (
        !(error instanceof Error) ||
        !/timeout exceeded when trying to connect/.test(error.message)
      ) {
        throw error;
      }
    }
  }
}

type Way = (tx: Tx, wanted: Wanted) => Promise<unknown>;

/** A hundred at once, half of them at either process: how many got one. */
async function rush(way: Way, wanted: Wanted): Promise<number> {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 100 }, (_, place) => {
      const work = place % 2 === 0 ? app.work : beside;
      return untilDone(() => work.transaction((tx) => way(tx, wanted)));
    }),
  );
  const failed = outcomes.filter((one) => one.status === 'rejected');
  expect(failed.filter(({ reason }) => !isRefused(reason))).toEqual([]);
  return outcomes.length - failed.length;
}

describe('a hundred who want the last ten', () => {
  test('are ten who have one, and nothing is left, fifty times over', async () => {
    const { organisationId } = admin.person;
    for (let round = 1; round <= 50; round++) {
      const product = await aProduct(app, admin, { variants: [aVariant({ stock: 10 })] });
      const [variantId = 0] = variantsOf(product);
      const sold = await rush(
        (tx, wanted) => takeStock(tx, organisationId, [wanted], app.clock.now()),
        { variantId, quantity: 1 },
      );
      expect(sold, `round ${round}`).toBe(10);
      expect((await read(product.id)).variants).toMatchObject([{ stock: 10, sold: 10 }]);
    }
  }, 300_000);

  test('would be more without the lock: the test sees it', async () => {
    const product = await aProduct(app, admin, { variants: [aVariant({ stock: 10 })] });
    const [variantId = 0] = variantsOf(product);
    const sold = await rush(lookingFirst(11), { variantId, quantity: 1 });
    expect(sold).toBeGreaterThan(10);
  });
});

/** What one must not do: so many have looked before the first of them writes. */
function lookingFirst(many: number): Way {
  let looked = 0;
  let goOn = () => {};
  const allHave = new Promise<void>((resolve) => (goOn = resolve));
  return async (tx, { variantId, quantity }) => {
    const seen = await tx.row<{ id: number; left: number }>(
      sql`select q.id, q.size - q.taken as left from shop_variants v
          join stock_quotas q on q.organisation_id = v.organisation_id and q.id = v.quota_id
          where v.organisation_id = ${admin.person.organisationId} and v.id = ${variantId}`,
    );
    looked += 1;
    if (looked >= many) goOn();
    await allHave;
    if ((seen?.left ?? 0) < quantity) throw problem('shop.too_few');
    await tx.run(
      sql`update stock_quotas set taken = taken + ${quantity} where id = ${seen?.id ?? 0}`,
    );
  };
}

describe('taking', () => {
  test('is all of it or nothing, and names what is missing', async () => {
    const mug = await aProduct(app, admin, { variants: [aVariant({ stock: 5 })] });
    const shirt = await aProduct(app, admin, inSizes());
    const [mugId = 0] = variantsOf(mug);
    const [medium = 0, large = 0] = variantsOf(shirt);
    const lines = [
      { variantId: large, quantity: 500 },
      { variantId: mugId, quantity: 5 },
      { variantId: medium, quantity: 4 },
    ];
    await expect(take(app.work, lines)).rejects.toMatchObject({
      code: 'shop.too_few',
      details: { errors: [{ path: '/lines/2', message: 'are not left' }] },
    });
    expect((await read(mug.id)).variants).toMatchObject([{ sold: 0 }]);
    expect((await read(shirt.id)).wasOrdered).toBe(false);
  });

  test('counts lines of one thing together', async () => {
    const { variants } = await aProduct(app, admin, { variants: [aVariant({ stock: 5 })] });
    const line = { variantId: variants[0]?.id ?? 0, quantity: 3 };
    await expect(take(app.work, [line, line])).rejects.toMatchObject({ code: 'shop.too_few' });
  });

  test('from two ends at once never waits for ever', async () => {
    const one = await aProduct(app, admin, { variants: [aVariant({ stock: 400 })] });
    const two = await aProduct(app, admin, { variants: [aVariant({ stock: 400 })] });
    const lines = [...variantsOf(one), ...variantsOf(two)].map((variantId) => ({
      variantId,
      quantity: 1,
    }));
    const rounds = Array.from({ length: 40 }, (_, place) =>
      untilDone(() => take(app.work, place % 2 === 0 ? lines : lines.toReversed())),
    );
    expect(await Promise.all(rounds)).toHaveLength(40);
    expect((await read(one.id)).variants).toMatchObject([{ sold: 40 }]);
  });

  test('gives back what it took', async () => {
    const { id, variants } = await aProduct(app, admin, { variants: [aVariant({ stock: 5 })] });
    const taken = await take(app.work, [{ variantId: variants[0]?.id ?? 0, quantity: 4 }]);
    expect((await read(id)).variants).toMatchObject([{ sold: 4 }]);
    await app.work.transaction((tx) => giveBackStock(tx, admin.person.organisationId, taken));
    expect(await read(id)).toMatchObject({ wasOrdered: true, variants: [{ sold: 0 }] });
  });

  test('is of what is on sale in one’s own organisation', async () => {
    const stranger = await anAdmin(app, 'Someone Else');
    const foreign = await aProduct(app, stranger);
    const hidden = await aProduct(app, admin, { state: 'hidden' });
    for (const product of [foreign, hidden]) {
      const [variantId = 0] = variantsOf(product);
      await expect(take(app.work, [{ variantId, quantity: 1 }])).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });
});
