import type { Invoice } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aDraft, aLine, anInvoice } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

const call = (key: Parameters<TestApp['call']>[0], input: object = {}) =>
  app.call(key, { token: admin.token, ...input });
const about = ({ id }: { id: number }) => ({ params: { invoiceId: id } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const read = async (invoice: { id: number }) =>
  (await call('GET /api/invoices/:invoiceId', about(invoice))).body as Invoice;

describe('a credit note', () => {
  const credit = (invoice: Invoice, body: object) =>
    call('POST /api/invoices/:invoiceId/credit-notes', {
      ...about(invoice),
      body: { why: 'Less', lines: null, ...body },
    });

  test('takes back so many of a line, and all of them are the whole', async () => {
    const lines = [
      aLine({ quantity: 3, unitPrice: 3_333, discount: { kind: 'amount', value: 1 } }),
    ];
    const invoice = await anInvoice(app, admin, {
      lines,
      discount: { kind: 'percent', value: 333 },
    });
    const notes: Invoice[] = [];
    for (let count = 0; count < 3; count++) {
      const answer = await credit(invoice, { lines: [{ place: 0, quantity: 1 }] });
      expect(answer.status, answer.text).toBe(201);
      expect((await read(invoice)).left).toEqual([2 - count]);
      notes.push(answer.body as Invoice);
    }
    for (const name of ['net', 'tax', 'gross'] as const) {
      expect(notes.reduce((sum, note) => sum + note[name], 0)).toBe(invoice[name]);
    }
    const year = new Date().getUTCFullYear();
    expect(notes.map(({ number }) => number)).toEqual([1, 2, 3].map((n) => `C${year}-0000${n}`));
    expect(notes[0]).toMatchObject({ kind: 'credit_note', credits: { number: invoice.number } });
    expect(await read(invoice)).toMatchObject({
      credited: invoice.gross,
      balance: 0,
      state: 'paid',
    });
    expect(codeOf(await credit(invoice, {}))).toBe('invoices.more_than_left');
  });

  test.each([
    [[{ place: 0, quantity: 3 }], 'invoices.more_than_left'],
    [[{ place: 2, quantity: 1 }], 'invoices.more_than_left'],
    [Array.from({ length: 3 }, () => ({ place: 0, quantity: 1 })), 'invoices.more_than_left'],
    [[{ place: 0, quantity: -1 }], 'invalid'],
    [[{ place: 0, quantity: 0.5 }], 'invalid'],
    [[], 'invalid'],
  ])('of %j is refused', async (lines, code) => {
    const invoice = await anInvoice(app, admin);
    expect(codeOf(await credit(invoice, { lines }))).toBe(code);
    expect(await read(invoice)).toEqual(invoice);
  });

  test('counts below zero where documents stand beside each other', async () => {
    const large = await anInvoice(app, admin, { lines: [aLine({ unitPrice: 90_000 })] });
    const small = await anInvoice(app, admin, { lines: [aLine({ unitPrice: 1_000 })] });
    const note = (await credit(large, {})).body as Invoice;
    const { body } = await call('GET /api/invoices', { query: { sort: 'gross' } });
    const ids = (body as { invoices: Invoice[] }).invoices.map(({ id }) => id);
    expect(ids).toEqual([note.id, small.id, large.id]);
    const { text } = await call('GET /api/invoices/export');
    const money = text.trim().split('\r\n').at(-1)?.split(',').slice(-7);
    const [net, tax, gross] = [note.net, note.tax, note.gross].map((sum) => `${-sum / 100}.00`);
    expect(money).toEqual([net, tax, gross, gross, '0.00', '0.00', '0.00']);
  });

  test('written by two at once takes all back only once', async () => {
    const invoice = await anInvoice(app, admin);
    const answers = await Promise.all([
      credit(invoice, {}),
      credit(invoice, {}),
      credit(invoice, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
      201, 409, 409,
    ]);
  });

  test('is about an invoice that was issued', async () => {
    expect(codeOf(await credit(await aDraft(app, admin), {}))).toBe('invoices.is_draft');
    const note = (await credit(await anInvoice(app, admin), {})).body as Invoice;
    expect(codeOf(await credit(note, {}))).toBe('invoices.is_credit_note');
    const copied = await call('POST /api/invoices/:invoiceId/duplicate', about(note));
    expect(codeOf(copied)).toBe('invoices.is_credit_note');
  });
});
