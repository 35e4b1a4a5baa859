import type { BankEntry, EntryCounts, Invoice, Payment, StatementPlan } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../../testing/builders.ts';
import { aClient, aDraft, anInvoice } from '../../../testing/invoices.ts';
import { aBankEntry, aCamt, type CamtLine } from '../../../testing/payments/statements.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
/** Of 345.00 EUR, for Northlight Ltd. */
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
const sent = (bytes: Buffer, query: object = {}) => ({
  query: { name: 'november.xml', ...query },
  file: { type: 'application/octet-stream', bytes },
});
const bring = (lines: readonly CamtLine[], by = admin) =>
  call('POST /api/payments/statements', sent(aCamt(lines)), by);
const preview = async (bytes: Buffer, query: object = {}) =>
  (await call('POST /api/payments/statements/preview', sent(bytes, query))).body as StatementPlan;
const list = async (standing: string, query: object = {}, by = admin) =>
  (await call('GET /api/payments/entries', { query: { standing, ...query } }, by)).body as {
    entries: BankEntry[];
    total: number;
  };
const counts = async () => (await call('GET /api/payments/entries/counts')).body as EntryCounts;
const only = async (standing: string): Promise<BankEntry> => {
  const { entries } = await list(standing);
  expect(entries).toHaveLength(1);
  return entries[0] as BankEntry;
};
const assign = (entry: BankEntry, invoiceId: number, by = admin) =>
  call(
    'POST /api/payments/entries/:entryId/assign',
    { params: { entryId: entry.id }, body: { invoiceId } },
    by,
  );
const confirm = (by = admin) => call('POST /api/payments/entries/confirm', {}, by);
const standing = async ({ id }: { id: number }) => {
  const params = { invoiceId: id };
  const { body } = await call('GET /api/invoices/:invoiceId', { params });
  const { paid, balance, state } = body as Invoice;
  return [paid, balance, state];
};
const payments = async () =>
  ((await call('GET /api/payments', { query: {} })).body as { payments: Payment[] }).payments;

const byNumber = (one: number, other: number) => one - other;
const full = (text: string, other: Partial<CamtLine> = {}) => ({
  amount: '345.00',
  text,
  ...other,
});

describe('a statement', () => {
  test('is looked at before anything is written', async () => {
    const bytes = aCamt([full('Hello'), { amount: '1', direction: 'DBIT' }, { amount: 'x' }]);
    const plan = await preview(bytes);
    expect(plan).toMatchObject({
      format: 'camt',
      columns: null,
      sample: [{ amount: 34_500, payer: 'Ines Prado' }],
      faults: [{ row: 3, code: 'amount_wrong' }],
      counts: { fresh: 1, known: 0, outgoing: 1, pending: 0, faulty: 1 },
    });
    expect(await counts()).toEqual({ sure: 0, doubtful: 0, unknown: 0, reversed: 0 });
    await call('POST /api/payments/statements', sent(bytes));
    expect((await preview(bytes)).counts).toMatchObject({ fresh: 0, known: 1 });
  });

  test('brought in twice, also at once, brings nothing new', async () => {
    const lines = [full(invoice.number ?? ''), { amount: '9.99', text: 'Thing' }];
    const answers = await Promise.all([bring(lines), bring(lines), bring(lines)]);
    expect(answers.map(({ body }) => (body as { added: number }).added).toSorted(byNumber)).toEqual(
      [0, 0, 2],
    );
    expect((await confirm()).body).toEqual({ confirmed: 1, left: false });
    expect((await bring(lines)).body).toEqual({ added: 0, known: 2, faulty: 0 });
    expect((await confirm()).body).toEqual({ confirmed: 0, left: false });
    expect(await standing(invoice)).toEqual([34_500, 0, 'paid']);
    expect(await payments()).toHaveLength(1);
  });

  test.each([
    [Buffer.from('no table'), {}],
    [Buffer.from('<!DOCTYPE x><x/>'), {}],
    [Buffer.from('<a>'.repeat(200_000)), {}],
    [Buffer.alloc(4_000_000, '<'), {}],
    [Buffer.from(`Date,Amount\n${'x,'.repeat(100_000)}`), {}],
  ])('that is none is refused (%#)', async (bytes, query) => {
    const answer = await call('POST /api/payments/statements', sent(bytes, query));
    expect([answer.status, codeOf(answer)]).toEqual([422, 'payments.statement_unreadable']);
  });

  test('of more than five megabytes is refused', async () => {
    const answer = await call('POST /api/payments/statements', sent(Buffer.alloc(10_000_000, 'a')));
    expect(answer.status).toBe(413);
  });

  test('as a table is read by the columns a person chose', async () => {
    const table = Buffer.from(`who;what;when\nAda;34,50;2026-11-20\n`);
    const guess = await preview(table);
    expect(guess).toMatchObject({ format: 'csv', heads: ['who', 'what', 'when'], sample: [] });
    const columns = {
      ...guess.columns,
      dates: 'ymd',
      decimals: 'comma',
      bookedOn: 2,
      amount: 1,
      payer: 0,
    };
    expect((await preview(table, columns)).sample).toMatchObject([{ payer: 'Ada', amount: 3_450 }]);
    await call('POST /api/payments/statements', sent(table, columns));
    expect(await only('unknown')).toMatchObject({ payer: 'Ada', amount: 3_450, currency: 'EUR' });
  });

  test('keeps what looks like a formula or HTML as the words it is', async () => {
    const text = '=HYPERLINK("http://evil.example") <img src=x onerror=alert(1)>';
    await bring([{ amount: '5', text, payer: '<b>Ada</b>' }]);
    expect(await only('unknown')).toMatchObject({ text, payer: '<b>Ada</b>' });
  });
});

describe('a line', () => {
  test('that says an invoice and pays all of it is sure', async () => {
    await bring([full(`RE ${invoice.number?.replace('-', ' / ')} danke`)]);
    expect(await counts()).toEqual({ sure: 1, doubtful: 0, unknown: 0, reversed: 0 });
    const entry = await only('sure');
    expect(entry.candidates[0]).toEqual({
      invoiceId: invoice.id,
      number: invoice.number,
      clientName: 'Northlight Ltd',
      currency: 'EUR',
      balance: 34_500,
      dueOn: invoice.dueOn,
      reasons: ['number', 'amount'],
      doubts: [],
    });
    expect((await assign(entry, invoice.id)).body).toMatchObject({
      standing: 'assigned',
      assigned: [{ invoiceId: invoice.id, number: invoice.number, amount: 34_500 }],
      candidates: [],
    });
    expect(await payments()).toMatchObject([
      {
        way: 'transfer',
        state: 'paid',
        amount: 34_500,
        paidOn: '2026-11-20',
        reference: entry.text,
      },
    ]);
    expect(codeOf(await assign(entry, invoice.id))).toBe('payments.entry_settled');
  });

  test.each([
    ['the number with less', { amount: '345.01' }, ['number'], ['other_amount']],
    ['the amount alone', { text: 'Booth' }, ['amount'], []],
    [
      'the client alone',
      { text: '', amount: '1', payer: 'northlight LTD' },
      ['client'],
      ['other_amount'],
    ],
    ['another currency', { currency: 'USD' }, ['number'], ['other_currency']],
  ])('with %s is doubtful', async (_says, other, reasons, doubts) => {
    await bring([full(`Invoice ${invoice.number}`, other)]);
    const { candidates } = await only('doubtful');
    expect(candidates).toMatchObject([{ invoiceId: invoice.id, reasons, doubts }]);
    expect((await confirm()).body).toEqual({ confirmed: 0, left: false });
  });

  test('that says two invoices, or one that is paid, is doubtful', async () => {
    const other = await anInvoice(app, admin, { service: 'Another' });
    await bring([full(`${invoice.number} and ${other.number}`)]);
    expect((await only('doubtful')).candidates).toHaveLength(2);
    await assign(await only('doubtful'), invoice.id);
    await bring([
      full(`${invoice.number} once more`, { bankReference: 'B2', bookedOn: '2026-11-21' }),
    ]);
    expect((await only('doubtful')).candidates).toMatchObject([
      { invoiceId: invoice.id, reasons: ['number'], doubts: ['paid_already'] },
      { invoiceId: other.id, reasons: ['amount'] },
    ]);
  });

  test('of a day and amount that another file has is not sure', async () => {
    const text = `Invoice ${invoice.number}`;
    await bring([full(text)]);
    const table = `Date,Description,Amount\n20/11/2026,${text},345.00\n`;
    await call('POST /api/payments/statements', sent(Buffer.from(table)));
    await confirm();
    expect(await only('doubtful')).toMatchObject({ isTwin: true });
    expect(await standing(invoice)).toEqual([34_500, 0, 'paid']);
  });

  test('in another currency is not recorded as a payment', async () => {
    await bring([full(`Invoice ${invoice.number}`, { currency: 'USD' })]);
    expect(codeOf(await assign(await only('doubtful'), invoice.id))).toBe(
      'payments.other_currency',
    );
    expect(await payments()).toEqual([]);
  });

  test('that came back is told apart and is no payment', async () => {
    await bring([full(`Invoice ${invoice.number}`, { isReversal: true })]);
    const entry = await only('reversed');
    expect(entry.candidates).toEqual([]);
    expect(codeOf(await assign(entry, invoice.id))).toBe('payments.entry_reversed');
    expect((await confirm()).body).toEqual({ confirmed: 0, left: false });
  });

  test('about nothing is seen until it is ignored, and may come back', async () => {
    await bring([{ amount: '3.33', text: 'Interest' }]);
    const { id } = await only('unknown');
    const about = { params: { entryId: id } };
    const ignore = () =>
      call('POST /api/payments/entries/:entryId/ignore', { ...about, body: { why: 'Interest' } });
    expect((await ignore()).body).toMatchObject({ standing: 'ignored', why: 'Interest' });
    expect(codeOf(await ignore())).toBe('payments.entry_settled');
    expect(codeOf(await assign(await only('ignored'), invoice.id))).toBe('payments.entry_settled');
    expect((await list('ignored', { q: 'INTER' })).total).toBe(1);
    expect((await list('ignored', { q: 'xyz' })).total).toBe(0);
    const reopen = () => call('POST /api/payments/entries/:entryId/reopen', about);
    expect((await reopen()).body).toMatchObject({ standing: 'unknown', why: '' });
    expect(codeOf(await reopen())).toBe('payments.entry_settled');
  });

  test('is of one organisation, and so is the invoice', async () => {
    const entry = await aBankEntry(app, admin);
    const stranger = await anAdmin(app);
    const theirs = await anInvoice(app, stranger);
    expect(codeOf(await assign(entry, theirs.id))).toBe('not_found');
    expect(codeOf(await assign(entry, theirs.id, stranger))).toBe('not_found');
    await bring([full(`${theirs.number} ${theirs.number}`)]);
    expect((await list('sure', {}, stranger)).total).toBe(0);
    const draft = await aDraft(app, admin);
    expect(codeOf(await assign(entry, draft.id))).toBe('invoices.is_draft');
  });

  test('assigned by several at once counts once', async () => {
    const entry = await aBankEntry(app, admin, { amount: '10.00' });
    const other = await anInvoice(app, admin);
    const answers = await Promise.all(
      [invoice, other, invoice, other].map(({ id }) => assign(entry, id)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await payments()).map(({ amount }) => amount)).toEqual([1_000]);
  });
});

test('all that is sure is confirmed at once, each invoice once, whoever else confirms', async () => {
  const clientId = (await aClient(app, admin)).id;
  const invoices = [invoice];
  for (let count = 0; count < 5; count++) invoices.push(await anInvoice(app, admin, { clientId }));
  const lines = invoices.map(({ number }, place) =>
    full(`Nr ${number}`, { payer: `Payer ${place}` }),
  );
  // Somebody paid twice.
  await bring([...lines, full(`Nr ${invoice.number}`, { bankReference: 'TWICE' })]);
  expect(await counts()).toMatchObject({ sure: 7 });
  const answers = await Promise.all([confirm(), confirm(), confirm()]);
  const confirmed = answers.map(({ body }) => (body as { confirmed: number }).confirmed);
  expect(confirmed.toSorted(byNumber)).toEqual([0, 0, 6]);
  for (const one of invoices) expect(await standing(one)).toEqual([34_500, 0, 'paid']);
  expect(await counts()).toMatchObject({ sure: 0, doubtful: 1 });
});
