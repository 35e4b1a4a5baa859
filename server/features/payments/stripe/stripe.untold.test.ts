import type { Invoice, Payment } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { anInvoice } from '../../../testing/invoices.ts';
import { StripeDouble } from '../../../testing/payments/stripe-double.ts';
import { doubleKeys } from '../../../testing/payments/stripe-double-words.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { beginCheckout } from './stripe.checkout.ts';
import { askUndecided } from './stripe.rounds.ts';
import { askUntold } from './stripe.untold.ts';

/** Nobody hears a word of it: what is known is what was asked for. */
const double = new StripeDouble();
let app: TestApp;
let admin: Actor;
let invoice: Invoice;

beforeAll(async () => (app = await openTestApp({ env: { STRIPE_API: await double.listen() } })));
afterAll(async () => {
  await app.close();
  await double.close();
});
beforeEach(async () => {
  app.clock.ahead = 0;
  double.failing = 0;
  admin = await anAdmin(app);
  await app.call('PUT /api/payments/stripe', { token: admin.token, body: doubleKeys });
  const ways = [{ way: 'stripe', isOn: true, words: {} }];
  const body = { version: 0, ways };
  await app.call('PATCH /api/payments/ways', { token: admin.token, body });
  invoice = await anInvoice(app, admin);
});

/** So many seconds later. */
async function round(seconds: number): Promise<void> {
  app.clock.ahead = seconds;
  await askUndecided(app.work);
  await askUntold(app.work);
  await app.doJobs();
  app.clock.ahead = 0;
}

/** By its payer, which nobody told. */
async function paid({ id }: Invoice): Promise<string> {
  const owing = { organisationId: admin.person.organisationId, invoiceId: id };
  const { url } = await beginCheckout(app.work, owing, { paid: '/paid', left: '/left' });
  const session = url.split('/').at(-1) ?? '';
  double.pay(session);
  return double.sessions.get(session)?.intent ?? '';
}

const refunds = async () => {
  const query = { kind: 'refund', perPage: 500 };
  const { body } = await app.call('GET /api/payments', { token: admin.token, query });
  return (body as { payments: Payment[] }).payments.map(({ state, amount }) => [state, amount]);
};
const balance = async () => {
  const params = { invoiceId: invoice.id };
  const { body } = await app.call('GET /api/invoices/:invoiceId', { token: admin.token, params });
  return (body as Invoice).balance;
};

test('a refund that was made at Stripe and told by nobody is found, and counts once', async () => {
  const charge = await paid(invoice);
  await round(400);
  expect(await balance()).toBe(0);
  double.refundThere(charge, 4_500);
  await round(4_200);
  expect([await refunds(), await balance()]).toEqual([[['paid', 4_500]], 4_500]);
  for (const hours of [2, 3, 24]) await round(hours * 3_600 + 600);
  expect([await refunds(), await balance()]).toEqual([[['paid', 4_500]], 4_500]);
});

test('is found later where Stripe did not answer', async () => {
  const charge = await paid(invoice);
  await round(400);
  double.refundThere(charge, 4_500);
  double.failing = 20;
  await round(4_200);
  expect(await refunds()).toEqual([]);
  double.failing = 0;
  await round(8_400);
  expect(await refunds()).toEqual([['paid', 4_500]]);
});

test('an organisation is asked for once an hour, however many payments it has', async () => {
  const charges = [];
  for (let count = 0; count < 3; count++) charges.push(await paid(await anInvoice(app, admin)));
  await round(400);
  double.lists.length = 0;
  await round(500);
  await round(3_000);
  expect(double.lists).toEqual([]);
  await round(4_200);
  expect(double.lists).toHaveLength(1);
  for (let count = 0; count < 150; count++) double.refundThere(charges[0] ?? '', 1);
  double.refundThere(charges[1] ?? '', 7);
  await round(8_400);
  expect(await refunds()).toContainEqual(['paid', 7]);
  expect(await refunds()).toHaveLength(151);
});

test('nobody is asked for an organisation whose keys were taken away', async () => {
  await paid(invoice);
  await round(400);
  await app.call('DELETE /api/payments/stripe', { token: admin.token });
  double.lists.length = 0;
  await round(8_000);
  expect(double.lists).toEqual([]);
});
