import type { Invoice, Payment } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aDraft, anInvoice, aPayment } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let invoice: Invoice;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  invoice = await anInvoice(app, admin);
});
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = admin) =>
  app.call(key, { token: by.token, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const usual = () => ({
  invoiceId: invoice.id,
  way: 'transfer',
  state: 'paid',
  amount: 10_000,
  reference: 'Line 7',
  paidOn: null,
});
const pay = (other: object = {}) => call('POST /api/payments', { body: { ...usual(), ...other } });
const owed = async () => {
  const params = { invoiceId: invoice.id };
  const { body } = await call('GET /api/invoices/:invoiceId', { params });
  const { paid, balance, state } = body as Invoice;
  return [paid, balance, state];
};
const about = ({ id }: { id: number }) => ({ params: { paymentId: id } });
const mark = (payment: { id: number }, state: string) =>
  call('POST /api/payments/:paymentId/mark', { ...about(payment), body: { state, why: 'Seen' } });
const refund = (payment: { id: number }, other: object = {}) =>
  call('POST /api/payments/:paymentId/refunds', {
    ...about(payment),
    body: { amount: 10_000, way: 'transfer', state: 'paid', why: 'Less', ...other },
  });
const list = async (query: object = {}) =>
  (await call('GET /api/payments', { query })).body as { payments: Payment[]; total: number };

describe('a payment', () => {
  test.each([
    [{ amount: 0 }, 'invalid'],
    [{ amount: -1 }, 'invalid'],
    [{ amount: 0.5 }, 'invalid'],
    [{ amount: 1e16 }, 'invalid'],
    [{ currency: 'USD' }, 'invalid'],
    [{ state: 'failed' }, 'invalid'],
    [{ way: 'stripe' }, 'invalid'],
    [{ refunded: 1 }, 'invalid'],
    [{ invoiceId: 999_999_999 }, 'not_found'],
  ])('with %j is refused', async (other, code) => {
    expect(codeOf(await pay(other))).toBe(code);
    expect(await list()).toEqual({ payments: [], total: 0 });
    expect(await owed()).toEqual([0, 34_500, 'sent']);
  });

  test('is of an issued invoice', async () => {
    const { id } = await aDraft(app, admin);
    expect(codeOf(await pay({ invoiceId: id }))).toBe('invoices.is_draft');
    const params = { invoiceId: invoice.id };
    const body = { why: 'Called off', lines: null };
    const note = await call('POST /api/invoices/:invoiceId/credit-notes', { params, body });
    expect(codeOf(await pay({ invoiceId: (note.body as Invoice).id }))).toBe(
      'invoices.is_credit_note',
    );
    const stranger = await anAdmin(app);
    expect(codeOf(await call('POST /api/payments', { body: usual() }, stranger))).toBe('not_found');
  });

  test('in parts makes the invoice partly paid, then paid; more than asked is owed back', async () => {
    const first = await pay();
    expect(first.body).toMatchObject({
      kind: 'payment',
      state: 'paid',
      currency: 'EUR',
      invoiceNumber: invoice.number,
      changes: [{ state: 'paid', by: 'Ada Sommer' }],
    });
    expect(await owed()).toEqual([10_000, 24_500, 'partial_payment']);
    await pay({ amount: 24_500, way: 'on_site' });
    expect(await owed()).toEqual([34_500, 0, 'paid']);
    await pay({ amount: 1 });
    expect(await owed()).toEqual([34_501, -1, 'paid']);
    expect(
      (await list({ invoice: invoice.id, sort: 'amount' })).payments.map((one) => one.amount),
    ).toEqual([1, 10_000, 24_500]);
  });

  test('of many at once loses none', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay({ amount: 1_725 })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(await owed()).toEqual([34_500, 0, 'paid']);
  });

  test('said twice under its key happens once, and the key names nothing else', async () => {
    const key = 'statement-7.line-3';
    const answers = await Promise.all([pay({ key }), pay({ key }), pay({ key })]);
    expect(new Set(answers.map(({ body }) => (body as Payment).id)).size).toBe(1);
    expect(await owed()).toEqual([10_000, 24_500, 'partial_payment']);
    expect(codeOf(await pay({ key, amount: 9_999 }))).toBe('payments.key_taken');
    const other = await anInvoice(app, admin);
    expect(codeOf(await pay({ key, invoiceId: other.id }))).toBe('payments.key_taken');
    const stranger = await anAdmin(app);
    const theirs = await anInvoice(app, stranger);
    const body = { ...usual(), key, invoiceId: theirs.id };
    expect((await call('POST /api/payments', { body }, stranger)).status).toBe(201);
  });

  test('that is pending counts once it is paid, and what is decided stays so', async () => {
    const pending = (await pay({ state: 'pending' })).body as Payment;
    expect(await owed()).toEqual([0, 34_500, 'sent']);
    const answers = await Promise.all([mark(pending, 'paid'), mark(pending, 'paid')]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      200, 409,
    ]);
    expect(await owed()).toEqual([10_000, 24_500, 'partial_payment']);
    for (const state of ['failed', 'expired', 'paid']) {
      expect(codeOf(await mark(pending, state))).toBe('payments.not_from_here');
    }
    const failed = (await pay({ state: 'pending' })).body as Payment;
    expect((await mark(failed, 'failed')).body).toMatchObject({
      state: 'failed',
      paidOn: null,
      changes: [{ state: 'pending' }, { state: 'failed', why: 'Seen' }],
    });
    expect(codeOf(await refund(failed))).toBe('payments.not_paid');
  });

  test('of a late invoice leaves it late until all is paid', async () => {
    const late = await anInvoice(app, admin, { dueOn: '2020-01-01' });
    invoice = late;
    await pay();
    expect(await owed()).toEqual([10_000, 24_500, 'past_due']);
    await pay({ amount: 24_500 });
    expect(await owed()).toEqual([34_500, 0, 'paid']);
  });
});

describe('a refund', () => {
  test('of all is zero, and no more goes back than came', async () => {
    const payment = (await pay({ amount: 34_500 })).body as Payment;
    expect(codeOf(await refund(payment, { amount: 34_501 }))).toBe('payments.more_than_paid');
    const parts = await Promise.all(
      Array.from({ length: 4 }, () => refund(payment, { amount: 11_500 })),
    );
    expect(parts.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      201, 201, 201, 409,
    ]);
    expect(await owed()).toEqual([0, 34_500, 'sent']);
    expect((await call('GET /api/payments/:paymentId', about(payment))).body).toMatchObject({
      refunded: 34_500,
    });
    const { payments } = await list({ sort: 'amount', invoice: invoice.id });
    expect(payments.map(({ kind }) => kind)).toEqual(['refund', 'refund', 'refund', 'payment']);
  });

  test('that is asked for is kept aside, and free again when it fails', async () => {
    const payment = await aPayment(app, admin, { invoiceId: invoice.id });
    const asked = (await refund(payment, { state: 'asked' })).body as Payment;
    expect(asked).toMatchObject({ kind: 'refund', state: 'asked', refundOf: payment.id });
    expect(await owed()).toEqual([10_000, 24_500, 'partial_payment']);
    expect(codeOf(await refund(payment, { amount: 1 }))).toBe('payments.more_than_paid');
    expect(codeOf(await mark(asked, 'expired'))).toBe('payments.not_from_here');
    await mark(asked, 'failed');
    const again = (await refund(payment, { state: 'asked' })).body as Payment;
    await mark(again, 'paid');
    expect(await owed()).toEqual([0, 34_500, 'sent']);
    expect(codeOf(await refund(again))).toBe('payments.not_paid');
    expect((await list({ kind: 'refund', state: 'paid' })).payments).toMatchObject([
      { id: again.id },
    ]);
  });

  test('said twice under its key goes out once', async () => {
    const payment = await aPayment(app, admin, { invoiceId: invoice.id });
    const key = 'refund-1';
    const send = () => refund(payment, { amount: 4_000, key });
    const answers = await Promise.all([send(), send()]);
    expect(new Set(answers.map(({ body }) => (body as Payment).id)).size).toBe(1);
    expect(await owed()).toEqual([6_000, 28_500, 'partial_payment']);
  });
});
