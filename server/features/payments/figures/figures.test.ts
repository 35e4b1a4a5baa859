import type { CurrencyFigures, MoneyFigures } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aDraft, aLine, anInvoice, aPayment } from '../../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { creditInvoice, daysAfter, todayOf } from '../../invoices/index.ts';
import { readFigures } from './figures.ts';
import { refundPayment } from '../payments.refund.ts';

let app: TestApp;
let admin: Actor;
let today: string;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  today = await todayOf(app.work, app.work.db, admin.person.organisationId);
});
afterAll(() => app.close());

const ask = (query: { from: string; until: string }, by = admin) =>
  app.call('GET /api/payments/figures', { token: by.token, query });
const figures = async (from = daysAfter(today, -3), until = today) => {
  const answer = await ask({ from, until });
  expect(answer.status, answer.text).toBe(200);
  return (answer.body as MoneyFigures).currencies;
};
const sum = (parts: CurrencyFigures['parts'], name: 'billed' | 'received' | 'refunded') =>
  parts.reduce((all, part) => all + part[name], 0);

test('what was billed, taken back, paid and refunded adds up by rate, way and day', async () => {
  // 238.00 at 19 %, 107.00 at 7 %.
  const invoice = await anInvoice(app, admin);
  await creditInvoice(app.work, admin.person, invoice.id, {
    why: 'One too many',
    lines: [{ place: 0, quantity: 1 }],
  });
  const paid = await aPayment(app, admin, { invoiceId: invoice.id, amount: 20_000 });
  await aPayment(app, admin, { invoiceId: invoice.id, amount: 1_000, way: 'on_site' });
  await aPayment(app, admin, { invoiceId: invoice.id, amount: 700, state: 'pending' });
  await refundPayment(app.work, admin.person, paid.id, {
    amount: 5_000,
    way: 'transfer',
    state: 'paid',
    why: '',
  });
  await aDraft(app, admin);

  const [euro, ...others] = await figures();
  expect(others).toEqual([]);
  expect(euro).toMatchObject({
    currency: 'EUR',
    net: 20_000,
    tax: 2_600,
    gross: 22_600,
    received: 21_000,
    refunded: 5_000,
    open: 6_600,
    overdue: 0,
    taxes: [
      { rate: 1_900, reason: null, net: 10_000, tax: 1_900, gross: 11_900 },
      { rate: 700, reason: null, net: 10_000, tax: 700, gross: 10_700 },
    ],
    ways: [
      { way: 'on_site', received: 1_000, refunded: 0 },
      { way: 'transfer', received: 20_000, refunded: 5_000 },
    ],
  });
  const days = euro?.parts ?? [];
  expect(days.map(({ day }) => day)).toEqual([-3, -2, -1, 0].map((one) => daysAfter(today, one)));
  expect([sum(days, 'billed'), sum(days, 'received'), sum(days, 'refunded')]).toEqual([
    22_600, 21_000, 5_000,
  ]);
});

test('a long period is told by its months, with the same sums', async () => {
  await aPayment(app, admin, { amount: 12_300 });
  const from = daysAfter(today, -300);
  const { body } = await ask({ from, until: today });
  const { step, currencies } = body as MoneyFigures;
  const parts = currencies[0]?.parts ?? [];
  expect([step, parts[0]?.day]).toEqual(['month', `${from.slice(0, 7)}-01`]);
  expect(parts.at(-1)).toEqual({
    day: `${today.slice(0, 7)}-01`,
    billed: 34_500,
    received: 12_300,
    refunded: 0,
  });
  expect(parts.length).toBeGreaterThanOrEqual(10);
});

test('currencies stand apart, the one most was billed in first', async () => {
  await anInvoice(app, admin);
  await anInvoice(app, admin, { currency: 'JPY', lines: [aLine({ unitPrice: 1_000_000 })] });
  expect((await figures()).map(({ currency }) => currency)).toEqual(['JPY', 'EUR']);
});

test('what is still open counts whenever it was billed, and late once its day is over', async () => {
  await anInvoice(app, admin, { dueOn: daysAfter(today, 2) });
  app.clock.ahead = 40 * 86_400;
  const later = daysAfter(today, 40);
  // Whoever signed in that long ago is signed out.
  const found = await readFigures(app.work, admin.person, { from: later, until: later });
  expect(found.currencies).toMatchObject([
    { gross: 0, received: 0, open: 34_500, overdue: 34_500, taxes: [], ways: [] },
  ]);
});

test('sums that are larger than a number holds are refused, not rounded', async () => {
  const lines = [aLine({ quantity: 5_000, unitPrice: 1_000_000_000_000, taxRate: 0 })];
  for (const _ of ['one', 'two']) await anInvoice(app, admin, { lines });
  const { status, body } = await ask({ from: today, until: today });
  expect([status, body]).toMatchObject([422, { code: 'payments.too_large' }]);
});

test('a period may end with the last day there is', async () => {
  expect((await ask({ from: '9999-12-31', until: '9999-12-31' })).status).toBe(200);
});

test.each([
  [{ from: '2026-02-02', until: '2026-02-01' }, 'payments.period_wrong'],
  [{ from: '2025-01-01', until: '2026-02-01' }, 'payments.period_wrong'],
  [{ from: '0001-01-01', until: '9999-12-31' }, 'payments.period_wrong'],
  [{ from: '2026-02-30', until: '2026-03-01' }, 'invalid'],
  [{ from: 'yesterday', until: '2026-03-01' }, 'invalid'],
])('a period like %j is refused', async (period, code) => {
  const { body } = await ask(period);
  expect(body).toMatchObject({ code });
});

test('nothing of another organisation is told', async () => {
  await aPayment(app, admin);
  const stranger = await anAdmin(app);
  expect((await ask({ from: today, until: today }, stranger)).body).toMatchObject({
    currencies: [],
  });
});
