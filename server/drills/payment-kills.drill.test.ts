import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDraft, issueInvoice } from '../features/invoices/index.ts';
import { sql } from '../platform/db/sql.ts';
import { type Actor, anAdmin } from '../testing/builders.ts';
import { aClient, aLine, billing, someDraft } from '../testing/invoices.ts';
import { faultsIn } from '../testing/payments/ledger-truth.ts';
import { type Bill, letPay } from '../testing/payments/payers.ts';
import { StripeDouble } from '../testing/payments/stripe-double.ts';
import { doubleKeys } from '../testing/payments/stripe-double-words.ts';
import { openPost } from '../testing/payments/unreliable-post.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { newFolder } from './data-folder.ts';
import { anotherMarkEachTry, type Marks, oneMarkEach } from './marks.ts';
import { prepareDrills } from './prepare-drills.ts';
import { randomFrom } from './random.ts';
import { startServer } from './server-process.ts';

prepareDrills();

const kills = 20;
const billCount = 120;
/** Longer than a round leaves what nobody told it of. */
const secondsBetween = 400;
const seed = Number(process.hrtime.bigint() % 1_000_000n);

let app: TestApp;
let double: StripeDouble;
beforeAll(async () => {
  const long = { ACCESS_TOKEN_SECONDS: '86400', REFRESH_TOKEN_SECONDS: '86400' };
  double = new StripeDouble();
  app = await openTestApp({ env: { ...long, STRIPE_API: await double.listen() } });
});
afterAll(async () => {
  await app.close();
  await double.close();
});

it(
  'counts every payment once over 20 kill -9, whatever Stripe says how often or never',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const { payers, post, faults, surprises, restart, killAndStart } =
      await startDrill(oneMarkEach);
    for (let kill = 1; kill <= kills; kill++) await killAndStart();
    await payers.finish();
    await restart();
    await expect.poll(faults, { timeout: 60_000, interval: 100 }).toEqual([]);
    // Nothing counts again when all of it is said again.
    await post.bringAll();
    await expect.poll(jobsLeft, { timeout: 60_000, interval: 100 }).toBe(0);
    expect(await faults()).toEqual([]);
    expect(surprises).toEqual([]);
    await annotate(
      [
        `seed ${seed}: ${kills + 1} kills`,
        `${double.sessions.size} checkouts`,
        `${post.brought} events brought`,
        `${payers.transfers.size} transfers`,
        `${payers.refunds.size} refunds`,
        `${payers.retries} retries`,
      ].join(', '),
    );
    await app.testDb.db.run(
      sql`update payments set state = 'started' where id = (
            select min(id) from payments where way = 'stripe' and state = 'paid')`,
    );
    expect(await faults()).not.toEqual([]);
  },
);

/** Shows that the drill above can fail: without the same key on each try, something counts twice. */
it('counts twice when tries have no key in common', { timeout: 600_000 }, async () => {
  const { payers, faults } = await startDrill(anotherMarkEachTry);
  await expect
    .poll(async () => (await faults()).join(), { timeout: 120_000, interval: 100 })
    .toMatch(/acknowledged once and is there [2-9] times/);
  await payers.finish();
});

/** What a killed one was at stays locked; a round asks for it again. */
const jobsLeft = async () =>
  (
    await app.testDb.db.row<{ count: number }>(
      sql`select count(*)::int as count from graphile_worker._private_jobs
          where locked_at is null and run_at < now() + interval '1 second'`,
    )
  )?.count ?? 0;

async function startDrill(keys: Marks) {
  const admin = await anAdmin(app);
  const random = randomFrom(seed);
  const { bills, hook } = await openBills(admin);
  const dataDir = newFolder();
  const database = JSON.stringify(app.testDb.connection);
  let starts = 0;
  const start = () =>
    startServer({
      dataDir,
      program: 'hasty-server.js',
      words: [String(secondsBetween * starts++), database],
      env: {
        ACCESS_TOKEN_SECONDS: '86400',
        TOKEN_SECRET: app.config.tokenSecret,
        STRIPE_API: app.config.stripeApi ?? '',
        WRITES_PER_TEN_SECONDS: '1000000',
      },
    });
  let server = start();
  const surprises: string[] = [];
  const address = () => server.ready;
  const post = openPost({ hook: async () => (await address()) + hook, random, surprises });
  double.onEvent = post.take;
  const payers = letPay({ bills, address, token: admin.token, double, random, keys, surprises });

  const restart = async () => {
    server.signal('SIGKILL');
    await server.ended;
    server = start();
    await server.ready;
  };
  const killAndStart = async () => {
    await payers.more(1 + Math.floor(random() * 15));
    const bringing = post.bring();
    await payers.more(Math.floor(random() * 4));
    await restart();
    await bringing;
  };
  const faults = () => faultsIn(app.testDb.db, double, payers);
  return { payers, post, faults, surprises, restart, killAndStart };
}

/** Issued, each with the link of its payer, in an organisation that takes cards. */
async function openBills(admin: Actor): Promise<{ bills: Bill[]; hook: string }> {
  const call = async <T>(key: Parameters<TestApp['call']>[0], body?: object): Promise<T> => {
    const { status, text, body: said } = await app.call(key, { token: admin.token, body });
    if (status >= 300) throw new Error(`${key}: ${text}`);
    return said as T;
  };
  const { hook } = await call<{ hook: string }>('PUT /api/payments/stripe', doubleKeys);
  const ways = [{ way: 'stripe', isOn: true, words: {} }];
  await call('PATCH /api/payments/ways', { version: 0, ways });
  await billing(app, admin);
  const { id: clientId } = await aClient(app, admin);
  const input = { ...someDraft, clientId, lines: [aLine()] };
  const bills: Bill[] = [];
  for (let count = 0; count < billCount; count++) {
    const draft = await addDraft(app.work, admin.person, input);
    const { id } = await issueInvoice(app.work, admin.person, draft.id);
    const asked = { invoiceId: id, isNew: false };
    const { path } = await call<{ path: string }>('POST /api/payments/links', asked);
    bills.push({ id, link: path.slice('/pay/'.length) });
  }
  return { bills, hook };
}
