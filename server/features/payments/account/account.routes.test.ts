import type { Account, Invoice } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aClient, anInvoice, aPayment } from '../../../testing/invoices.ts';
import { hasPdfReaders, readPdf } from '../../../testing/pdf.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { creditInvoice } from '../../invoices/index.ts';
import { refundPayment } from '../payments.refund.ts';
import { type Movement, reckonAccounts } from './account.reckon.ts';

let app: TestApp;
let admin: Actor;
let clientId: number;
beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  clientId = (await aClient(app, admin)).id;
});
afterAll(() => app.close());

const statement = (query: object = {}) =>
  app.call('GET /api/payments/accounts/:clientId', {
    token: admin.token,
    params: { clientId },
    query: { ...query },
  });
const accountOf = async (query: object = {}) => (await statement(query)).body as Account;
const todayIs = () => new Date().toISOString().slice(0, 10);
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function aHistory(): Promise<Invoice> {
  const invoice = await anInvoice(app, admin, { clientId });
  const paid = await aPayment(app, admin, { invoiceId: invoice.id, amount: 30_000 });
  await aPayment(app, admin, { invoiceId: invoice.id, amount: 4_500, state: 'pending' });
  await creditInvoice(app.work, admin.person, invoice.id, {
    why: 'Less',
    lines: [{ place: 0, quantity: 1 }],
  });
  const refund = { amount: 5_000, way: 'transfer', state: 'paid', why: 'Too much' } as const;
  await refundPayment(app.work, admin.person, paid.id, refund);
  return invoice;
}

test('a client nothing went on with has an empty one', async () => {
  expect(await accountOf()).toMatchObject({ clientName: 'Northlight Ltd', accounts: [] });
});

test('documents and money are added up in the order of their days', async () => {
  const { id, number } = await aHistory();
  const [account] = (await accountOf()).accounts;
  expect(account?.entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['invoice', 34_500, 34_500],
    ['credit_note', -11_900, 22_600],
    ['payment', -30_000, -7_400],
    ['refund', 5_000, -2_400],
  ]);
  expect(account).toMatchObject({ opening: 0, charged: 39_500, settled: 41_900, closing: -2_400 });
  expect(account?.entries[2]).toMatchObject({ invoiceId: id, number });
  const invoice = await app.call('GET /api/invoices/:invoiceId', {
    token: admin.token,
    params: { invoiceId: id },
  });
  expect((invoice.body as Invoice).balance).toBe(account?.closing);
});

test('what was before is carried forward, and another currency is an account of its own', async () => {
  await aHistory();
  await anInvoice(app, admin, { clientId, currency: 'CHF' });
  const { accounts } = await accountOf({ from: dayBefore(-1), until: dayBefore(-2) });
  expect(accounts).toMatchObject([
    { currency: 'CHF', opening: 34_500, entries: [], closing: 34_500 },
    { currency: 'EUR', opening: -2_400, entries: [], closing: -2_400 },
  ]);
  expect((await accountOf({ until: dayBefore(1) })).accounts).toEqual([]);
  const ofToday = await accountOf({ from: todayIs() });
  expect(ofToday.accounts.map(({ entries }) => entries.length)).toEqual([1, 4]);
});

test('another organisation’s client is a missing one', async () => {
  admin = await anAdmin(app);
  expect((await statement()).status).toBe(404);
});

describe.skipIf(!hasPdfReaders)('read by programs of others', () => {
  test('as PDF it says the same, in the language asked for', async () => {
    await aHistory();
    const answer = await app.http.inject({
      url: `/api/payments/accounts/${clientId}/pdf?language=de&from=2026-01-01`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.statusCode, answer.payload.slice(0, 300)).toBe(200);
    expect(answer.headers['content-disposition']).toContain(`Kontoauszug-${todayIs()}.pdf`);
    const { text, faults } = await readPdf(answer.rawPayload);
    expect(faults).toContain('No syntax or stream encoding errors found');
    expect(text.replaceAll(/\s/gu, ' ')).toMatch(/Kontoauszug.*Übertrag.*Saldo +-24,00 €/);
  });
});

const movement = fc.record<Movement>({
  day: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
  kind: fc.constantFrom('invoice', 'credit_note', 'payment', 'refund'),
  invoiceId: fc.integer({ min: 1, max: 99 }),
  number: fc.constant('1'),
  reference: fc.constant(''),
  currency: fc.constantFrom('EUR', 'CHF'),
  amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
});

test('cut in two anywhere, the second part ends where the whole does', () => {
  fc.assert(
    fc.property(
      fc.array(movement, { maxLength: 40 }),
      fc.integer({ min: 1, max: 28 }),
      (all, cut) => {
        const day = `2026-02-${String(cut).padStart(2, '0')}`;
        const before = all.filter((one) => one.day < day);
        const after = all.filter((one) => one.day >= day);
        const closings = (accounts: ReturnType<typeof reckonAccounts>) =>
          accounts.map(({ currency, closing }) => [currency, closing]);
        const whole = reckonAccounts([], all);
        expect(closings(reckonAccounts(before, after))).toEqual(closings(whole));
        for (const { opening, charged, settled, closing, entries } of whole) {
          expect(closing).toBe(opening + charged - settled);
          expect(entries.at(-1)?.balance ?? opening).toBe(closing);
        }
      },
    ),
  );
});
