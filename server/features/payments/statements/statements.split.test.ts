import type { BankEntry, EntryPart, Invoice, Payment } from '@plenum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { anInvoice } from '../../../testing/invoices.ts';
import { aBankEntry, type CamtLine } from '../../../testing/payments/statements.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
/** Of 345.00 EUR, as the other. */
let invoice: Invoice;
let other: Invoice;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  invoice = await anInvoice(app, admin);
  other = await anInvoice(app, admin);
});
afterAll(() => app.close());

type Parts = Pick<EntryPart, 'invoiceId' | 'amount'>[];
const assign = ({ id }: BankEntry, invoiceId: number, parts: Parts) =>
  app.call('POST /api/payments/entries/:entryId/assign', {
    token: admin.token,
    params: { entryId: id },
    body: { invoiceId, parts },
  });
const split = (entry: BankEntry, ...parts: Parts) => assign(entry, invoice.id, parts);
const came = (line: Partial<CamtLine>) => aBankEntry(app, admin, line);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const standing = async ({ id }: { id: number }) => {
  const params = { invoiceId: id };
  const { body } = await app.call('GET /api/invoices/:invoiceId', { token: admin.token, params });
  const { paid, balance, state } = body as Invoice;
  return [paid, balance, state];
};
const payments = async () => {
  const query = { perPage: 500 };
  const { body } = await app.call('GET /api/payments', { token: admin.token, query });
  return (body as { payments: Payment[] }).payments;
};
const ofStanding = async (wanted: string) => {
  const query = { standing: wanted };
  const { body } = await app.call('GET /api/payments/entries', { token: admin.token, query });
  return (body as { entries: BankEntry[] }).entries;
};
const byNumber = (one: number, two: number) => one - two;
const both = () => `${invoice.number}, ${other.number}`;

test('invoices that a line names and pays in all are told, and each is paid in full', async () => {
  const entry = await came({ text: both(), amount: '690.00' });
  const parts = [invoice, other].map(({ id, number }) => ({
    invoiceId: id,
    number,
    amount: 34_500,
  }));
  expect(entry).toMatchObject({ standing: 'doubtful', together: parts });
  const answer = await split(entry, { invoiceId: other.id, amount: 34_500 });
  expect(answer.body).toMatchObject({ standing: 'assigned', together: [] });
  expect((answer.body as BankEntry).assigned).toEqual(parts.toReversed());
  expect((await ofStanding('assigned')).map(({ assigned }) => assigned.length)).toEqual([2]);
  expect(await standing(invoice)).toEqual([34_500, 0, 'paid']);
  expect(await standing(other)).toEqual([34_500, 0, 'paid']);
});

test.each([
  ['another sum', '690.01'],
  ['the sum of one', '345.00'],
])('invoices with %s are not told together', async (_says, amount) => {
  expect((await came({ text: both(), amount })).together).toEqual([]);
});

test('one in another currency is neither told nor paid', async () => {
  const dear = await anInvoice(app, admin, { currency: 'USD' });
  const entry = await came({ text: `${invoice.number} ${dear.number}`, amount: '690.00' });
  expect(entry.together).toEqual([]);
  expect(codeOf(await split(entry, { invoiceId: dear.id, amount: 1 }))).toBe(
    'payments.other_currency',
  );
  expect(await payments()).toEqual([]);
});

test('what is too much for the last stays there as credit', async () => {
  await split(await came({ amount: '700.00' }), { invoiceId: other.id, amount: 34_500 });
  expect(await standing(other)).toEqual([34_500, 0, 'paid']);
  expect(await standing(invoice)).toEqual([35_500, -1_000, 'paid']);
});

test('parts that are not those of the line are refused, and nothing is written', async () => {
  const entry = await came({ amount: '10.00' });
  const part = { invoiceId: other.id, amount: 1_000 };
  for (const wrong of [
    [part],
    [{ ...part, amount: 1_000_000_000_000_000 }],
    [1, 2].map((amount) => ({ ...part, amount })),
    [{ invoiceId: invoice.id, amount: 1 }],
  ]) {
    expect(codeOf(await split(entry, ...wrong))).toBe('payments.parts_wrong');
  }
  for (const amount of [0, -1, 0.5, 1e16]) {
    expect((await split(entry, { ...part, amount })).status).toBe(422);
  }
  const theirs = await anInvoice(app, await anAdmin(app));
  expect(codeOf(await split(entry, { invoiceId: theirs.id, amount: 1 }))).toBe('not_found');
  expect(await payments()).toEqual([]);
  expect(await ofStanding('unknown')).toHaveLength(1);
});

test('whichever way it is shared, all of it is paid and once, whoever shares it', async () => {
  const third = await anInvoice(app, admin);
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 200_000 }),
      fc.double({ min: 0.01, max: 0.45, noNaN: true }),
      fc.shuffledSubarray([invoice.id, other.id, third.id], { minLength: 2 }),
      async (cents, share, [last = 0, ...ids]) => {
        const before = (await payments()).length;
        const entry = await came({ amount: (cents / 100).toFixed(2) });
        const amount = Math.max(1, Math.floor(cents * share));
        const parts = ids.map((invoiceId) => ({ invoiceId, amount }));
        const answers = await Promise.all([1, 2].map(() => assign(entry, last, parts)));
        expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
        const all = await payments();
        const made = all.slice(0, all.length - before);
        expect(made).toHaveLength(ids.length + 1);
        expect(made.reduce((sum, one) => sum + one.amount, 0)).toBe(cents);
      },
    ),
    { numRuns: 8 },
  );
});
