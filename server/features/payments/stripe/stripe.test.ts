import type { Invoice, PayPage, Payment } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { anInvoice, aPayment } from '../../../testing/invoices.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { hookOf, tell, tellAll } from '../../../testing/payments/told-by-stripe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { askUndecided } from './stripe.rounds.ts';

const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
/** Of 345.00 EUR. */
let invoice: Invoice;
let token: string;
/** What Stripe said, and has not delivered yet. */
let events: string[] = [];

beforeAll(async () => {
  app = await openTestApp({ env: { STRIPE_API: await double.listen() } });
  double.onEvent = (body) => events.push(body);
});
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  events = [];
  double.failing = 0;
  double.refundsEnd = 'succeeded';
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  invoice = await anInvoice(app, admin);
  await call('PUT /api/payments/stripe', { body: doubleKeys });
  const ways = [{ way: 'stripe', isOn: true, words: {} }];
  await call('PATCH /api/payments/ways', { body: { version: 0, ways } });
  token = await tokenFor(invoice);
});

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by: Actor | null = admin) =>
  app.call(key, { token: by?.token ?? null, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const tokenFor = async ({ id: invoiceId }: Invoice) => {
  const { body } = await call('POST /api/payments/links', { body: { invoiceId, isNew: false } });
  return (body as { path: string }).path.slice(5);
};
const begin = (from = token) =>
  call('POST /api/pay/:token/checkout', { params: { token: from } }, null);
const idIn = ({ body }: { body: unknown }) => (body as { url: string }).url.split('/').at(-1) ?? '';
const hook = (by = admin) => hookOf(app, by);
const deliver = async (body: string, how: Parameters<typeof tell>[3] = {}, to?: string) =>
  tell(app, to ?? (await hook()), body, how);
const deliverAll = async () => {
  for (const status of await tellAll(app, admin, events)) expect(status).toBe(200);
};
const payments = async () =>
  ((await call('GET /api/payments', { query: { sort: 'made' } })).body as { payments: Payment[] })
    .payments;
const owed = async ({ id }: Invoice) => {
  const { body } = await call('GET /api/invoices/:invoiceId', { params: { invoiceId: id } });
  return (body as Invoice).balance;
};
const refund = ({ id }: Payment, other: object = {}) =>
  call('POST /api/payments/:paymentId/refunds', {
    params: { paymentId: id },
    body: { amount: 10_000, way: 'stripe', state: 'asked', why: 'Less', ...other },
  });
const aPaid = async () => {
  double.pay(idIn(await begin()));
  await deliverAll();
  return (await payments())[0] as Payment;
};

describe('a checkout', () => {
  test('is about what is left of the invoice, whoever asks how often', async () => {
    await aPayment(app, admin, { invoiceId: invoice.id, amount: 10_000 });
    const answers = [await begin(), await begin()];
    expect(new Set(answers.map(idIn)).size).toBe(1);
    expect(double.sessions.get(idIn(await begin()))).toMatchObject({
      amount: 24_500,
      currency: 'eur',
      name: invoice.number,
    });
    expect(await payments()).toMatchObject([
      { way: 'transfer' },
      { way: 'stripe', state: 'started' },
    ]);
    expect(await owed(invoice)).toBe(24_500);
  });

  test('is not begun where the way is off, or nothing is left', async () => {
    await aPayment(app, admin, { invoiceId: invoice.id, amount: 34_500 });
    expect(codeOf(await begin())).toBe('payments.paid_already');
    const other = await tokenFor(await anInvoice(app, admin));
    const shown = async () =>
      ((await call('GET /api/pay/:token', { params: { token: other } }, null)).body as PayPage)
        .ways;
    expect((await shown()).map(({ way }) => way)).toContain('stripe');
    const ways = [{ way: 'stripe', isOn: false, words: {} }];
    await call('PATCH /api/payments/ways', { body: { version: 1, ways } });
    expect((await shown()).map(({ way }) => way)).not.toContain('stripe');
    expect(codeOf(await begin(other))).toBe('payments.not_offered');
  });

  test('that Stripe does not begin leaves nobody with anything to pay', async () => {
    double.failing = 20;
    expect(codeOf(await begin())).toBe('payments.provider_failed');
    double.failing = 0;
    app.clock.ahead = 301;
    await askUndecided(app.work);
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'failed' }]);
  });
});

describe('what Stripe says', () => {
  test('is believed for its signature alone', async () => {
    const id = idIn(await begin());
    double.pay(id);
    const [event = ''] = events;
    const stranger = await anAdmin(app);
    await call('PUT /api/payments/stripe', { body: doubleKeys }, stranger);
    expect(codeOf(await deliver(event, { secret: 'whsec_forged00forged' }))).toBe(
      'payments.signature_wrong',
    );
    expect(codeOf(await deliver(event, { age: 600 }))).toBe('payments.signature_wrong');
    expect(codeOf(await deliver(event, {}, 'A'.repeat(43)))).toBe('not_found');
    expect((await deliver(event, {}, await hook(stranger))).status).toBe(200);
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'started' }]);
  });

  test('is asked for again: an event cannot say what is not so', async () => {
    const id = idIn(await begin());
    const object = { id, object: 'checkout.session', status: 'complete', payment_status: 'paid' };
    const type = 'checkout.session.completed';
    await deliver(JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } }));
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'started' }]);
    for (const body of ['{}', 'no json', '{"data":{"object":{"id":7}}}']) {
      expect((await deliver(body)).status).toBeLessThan(500);
    }
  });

  test('counts once, however often it comes', async () => {
    double.pay(idIn(await begin()));
    const [event = ''] = events;
    await Promise.all([deliver(event), deliver(event), deliver(event)]);
    await app.doJobs();
    await deliver(event);
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'paid', amount: 34_500, way: 'stripe' }]);
    expect(await owed(invoice)).toBe(0);
  });

  test('that takes days is pending, then paid or failed, also the other way round', async () => {
    const id = idIn(await begin());
    double.pay(id, { isLater: true });
    await deliverAll();
    expect(await payments()).toMatchObject([{ state: 'pending' }]);
    expect(await owed(invoice)).toBe(34_500);
    double.settle(id, false);
    await deliverAll();
    expect(await payments()).toMatchObject([
      { state: 'failed', changes: [{}, {}, { why: 'insufficient_funds', by: null }] },
    ]);
    const second = idIn(await begin());
    double.pay(second, { isLater: true });
    double.settle(second, true);
    events.reverse();
    await deliverAll();
    expect(await owed(invoice)).toBe(0);
  });

  test('is not waited for: a round asks', async () => {
    double.pay(idIn(await begin()));
    await askUndecided(app.work);
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'started' }]);
    app.clock.ahead = 301;
    await askUndecided(app.work);
    await app.doJobs();
    expect(await payments()).toMatchObject([{ state: 'paid' }]);
  });

  test('is for the provider to say, and not for staff', async () => {
    const [begun] = [await begin()];
    const [payment] = await payments();
    const answer = await call('POST /api/payments/:paymentId/mark', {
      params: { paymentId: payment?.id },
      body: { state: 'paid', why: '' },
    });
    expect(codeOf(answer)).toBe('payments.provider_knows');
    double.expire(idIn(begun));
    await deliverAll();
    expect(await payments()).toMatchObject([{ state: 'expired' }]);
  });
});

describe('a refund', () => {
  test('goes through Stripe, in parts and once', async () => {
    const payment = await aPaid();
    const key = { key: 'part-1' };
    const answers = await Promise.all([refund(payment, key), refund(payment, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await Promise.all([app.doJobs(), app.doJobs()]);
    await deliverAll();
    await refund(payment, { amount: 24_500, state: 'paid' });
    await app.doJobs();
    const back = [...double.refunds.values()].slice(-2).map(({ amount }) => amount);
    expect(back).toEqual([10_000, 24_500]);
    expect((await payments()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'payment paid',
      'refund paid',
      'refund paid',
    ]);
    expect(await owed(invoice)).toBe(34_500);
    expect(codeOf(await refund(payment, { amount: 1 }))).toBe('payments.more_than_paid');
  });

  test('that is pending is so until Stripe says more, and free again when it fails', async () => {
    double.refundsEnd = 'pending';
    const payment = await aPaid();
    await refund(payment);
    await app.doJobs();
    expect((await payments())[1]).toMatchObject({ state: 'asked' });
    double.endRefund([...double.refunds.keys()].at(-1) ?? '', 'failed');
    await deliverAll();
    expect(await payments()).toMatchObject([{ refunded: 0 }, { state: 'failed' }]);
    expect(await owed(invoice)).toBe(0);
  });

  test('of what came otherwise does not go through Stripe', async () => {
    const payment = await aPayment(app, admin, { invoiceId: invoice.id });
    expect(codeOf(await refund(payment))).toBe('payments.not_by_provider');
  });
});

const fates = ['paid', 'later paid', 'later failed', 'expired', 'open'] as const;
type Fate = (typeof fates)[number];

function suffer(id: string, fate: Fate): void {
  if (fate === 'paid') double.pay(id);
  else if (fate === 'expired') double.expire(id);
  else if (fate !== 'open') {
    double.pay(id, { isLater: true });
    double.settle(id, fate === 'later paid');
  }
}

const states = {
  paid: 'paid',
  'later paid': 'paid',
  'later failed': 'failed',
  expired: 'expired',
  open: 'started',
} as const;

test('whatever is told twice, late, falsely, in any order or never: each payment counts once', async () => {
  const story = fc.record({
    fates: fc.array(fc.constantFrom(...fates), { minLength: 1, maxLength: 5 }),
    /** For each event that could be told: which one is, how, and how often the provider fails then. */
    told: fc.array(
      fc.record({
        which: fc.nat(20),
        how: fc.constantFrom({}, {}, { age: 600 }, { secret: 'whsec_forged00forged' }),
        fails: fc.nat(4),
      }),
      { maxLength: 12 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(story, async ({ fates: all, told }) => {
      events = [];
      app.clock.ahead = 0;
      const bills: Invoice[] = [];
      for (const fate of all) {
        const bill = await anInvoice(app, admin);
        bills.push(bill);
        suffer(idIn(await begin(await tokenFor(bill))), fate);
      }
      for (const { which, how, fails } of told) {
        const event = events[which % Math.max(1, events.length)];
        double.failing = fails;
        if (event) await deliver(event, how);
        await app.doJobs();
      }
      double.failing = 0;
      app.clock.ahead = 301;
      await askUndecided(app.work);
      await app.doJobs();
      for (const [place, bill] of bills.entries()) {
        const fate = all[place] ?? 'open';
        const query = { invoice: bill.id };
        const { body } = await call('GET /api/payments', { query });
        const found = (body as { payments: Payment[] }).payments.map(({ state }) => state);
        expect(found, fate).toEqual([states[fate]]);
        expect(await owed(bill), fate).toBe(states[fate] === 'paid' ? 0 : 34_500);
      }
    }),
    { numRuns: 8 },
  );
}, 180_000);
