import type { Invoice, PayPage, WaySettings } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/db/sql.ts';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aDraft, anInvoice, aPayment, someSettings } from '../../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

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
const call = (key: Key, input: object = {}, by: Actor | null = admin) =>
  app.call(key, { token: by?.token ?? null, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const read = async () => (await call('GET /api/payments/ways')).body as WaySettings;
const change = (body: object) => call('PATCH /api/payments/ways', { body });
const link = (input: object = {}, by = admin) =>
  call('POST /api/payments/links', { body: { invoiceId: invoice.id, isNew: false, ...input } }, by);
const tokenIn = ({ body }: { body: unknown }) => (body as { path: string }).path.slice(5);
const open = (token: string) => call('GET /api/pay/:token', { params: { token } }, null);

describe('the ways to pay', () => {
  test('begin with a transfer, and are kept in the order and with the words they are given', async () => {
    const before = await read();
    expect(before).toMatchObject({
      version: 0,
      ways: [{ way: 'transfer', isOn: true }, { isOn: false }, { isOn: false }],
    });
    const ways = [
      { way: 'on_site', isOn: true, words: { en: 'At the desk', de: 'Am Schalter' } },
      { way: 'transfer', isOn: false, words: {} },
      { way: 'stripe', isOn: false, words: {} },
    ];
    expect((await change({ version: 0, ways })).body).toEqual({ version: 1, ways });
    expect(await read()).toEqual({ version: 1, ways });
  });

  test('are complete, each once, and of the version they were changed on', async () => {
    const onSite = { way: 'on_site', isOn: true, words: {} };
    expect(codeOf(await change({ version: 0, ways: [onSite, onSite] }))).toBe('invalid');
    expect(codeOf(await change({ version: 0, ways: [{ ...onSite, way: 'gold' }] }))).toBe(
      'invalid',
    );
    const answers = await Promise.all([1, 2].map(() => change({ version: 0, ways: [onSite] })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await read()).ways.map(({ way }) => way)).toEqual(['on_site', 'transfer', 'stripe']);
    expect(codeOf(await change({ version: 0, ways: [] }))).toBe('payments.changed_meanwhile');
  });
});

describe('the link of an invoice', () => {
  test('leads everyone who has it to what is left, and says no more', async () => {
    const answer = await open(tokenIn(await link()));
    expect(answer.body).toEqual({
      seller: 'Horizon Events GmbH',
      clientName: 'Northlight Ltd',
      number: invoice.number,
      service: invoice.service,
      currency: 'EUR',
      gross: 34_500,
      balance: 34_500,
      dueOn: invoice.dueOn,
      ways: [{ way: 'transfer', words: {} }],
      transfer: {
        ...(({ country: _, ...bank }) => bank)(someSettings.bank),
        reference: invoice.number,
        code: expect.stringContaining(`EUR345.00\n\n\n${invoice.number}`) as string,
      },
    });
  });

  test('follows what is paid, and asks for nothing once all is', async () => {
    const token = tokenIn(await link());
    await aPayment(app, admin, { invoiceId: invoice.id, amount: 10_000 });
    expect(((await open(token)).body as PayPage).transfer?.code).toContain('EUR245.00');
    await aPayment(app, admin, { invoiceId: invoice.id, amount: 24_500 });
    expect((await open(token)).body).toMatchObject({ balance: 0, ways: [], transfer: null });
  });

  test('offers what is switched on', async () => {
    const words = { en: 'At the desk' };
    await change({
      version: 0,
      ways: [
        { way: 'on_site', isOn: true, words },
        { way: 'transfer', isOn: false, words: {} },
      ],
    });
    const { ways } = (await open(tokenIn(await link()))).body as PayPage;
    expect(ways).toEqual([{ way: 'on_site', words }]);
  });

  test('stays the same until a new one ends it, and is nowhere in the database', async () => {
    const first = tokenIn(await link());
    expect(tokenIn(await link())).toBe(first);
    const second = tokenIn(await link({ isNew: true }));
    expect(second).not.toBe(first);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    const rows = await app.testDb.db.rows<{ row: string }>(
      sql`select l::text as row from payments_links l`,
    );
    expect(JSON.stringify(rows)).not.toContain(second);
  });

  test('is made by those who run the organisation, for what was issued', async () => {
    const { id } = await aDraft(app, admin);
    expect(codeOf(await link({ invoiceId: id }))).toBe('invoices.is_draft');
    expect((await link({}, await aColleague(app, admin))).status).toBe(403);
    expect((await link({}, await anAdmin(app))).status).toBe(404);
    for (const token of ['A'.repeat(43), `${'A'.repeat(42)}=`]) {
      expect([404, 422]).toContain((await open(token)).status);
    }
  });
});
