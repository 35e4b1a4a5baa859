import type { TemplateInvoice, TemplatePage } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../../testing/builders.ts';
import { aClient, aDraft, aLine, anInvoice } from '../../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { moneyText } from './template.view.ts';

let app: TestApp;
let admin: Actor;
let ids: number[];
beforeAll(async () => {
  app = await openTestApp();
  admin = await anAdmin(app);
  const jordan = await aClient(app, admin, { name: 'Jordan Stevenson', email: 'don85@j.example' });
  const dollars = {
    currency: 'USD',
    clientId: jordan.id,
    lines: [aLine({ quantity: 1, taxRate: 0, unitPrice: 72_400 })],
  };
  const made = [await anInvoice(app, admin, dollars), await anInvoice(app, admin)];
  for (let count = 0; count < 9; count++) made.push(await aDraft(app, admin));
  ids = made.map(({ id }) => id);
});
afterAll(() => app.close());

const call = (query: Record<string, string> = {}, token = `"${admin.token}"`) =>
  app.call('GET /apps/invoice/invoices', { token, query });
const list = async (query: Record<string, string> = {}) => (await call(query)).body as TemplatePage;
const idsOf = (all: readonly TemplateInvoice[]) => all.map(({ id }) => id);
const newestFirst = () => ids.toReversed();

describe('a client of the spec', () => {
  test('loses its parameters and gets the ten newest, and all of them beside', async () => {
    const { allData, invoices, total, ...rest } = await list();
    expect([idsOf(invoices), idsOf(allData)]).toEqual([newestFirst().slice(0, 10), newestFirst()]);
    expect([total, rest]).toEqual([11, {}]);
  });

  test('sends empty ones, pages and what it sorts by', async () => {
    const query = { q: '', status: '', page: '2', perPage: '10', sort: 'asc', sortColumn: 'id' };
    expect(idsOf((await list(query)).invoices)).toEqual(newestFirst().slice(10));
    expect(await list({ page: '99' })).toMatchObject({ invoices: [], total: 11 });
  });

  test('reads each as it draws it', async () => {
    const [first] = (await list({ q: 'DON85' })).invoices;
    expect(first).toEqual({
      id: ids[0],
      issuedDate: expect.stringMatching(
        /^\d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/,
      ),
      client: {
        address: 'Hafenstrasse 3, Hamburg',
        company: 'Northlight Ltd',
        companyEmail: 'don85@j.example',
        country: 'Germany',
        contact: '+49 30 1234567',
        name: 'Jordan Stevenson',
      },
      service: 'Booth at the summit',
      total: 724,
      avatar: '',
      invoiceStatus: 'Sent',
      balance: '$724',
      dueDate: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}$/),
    });
  });

  test('searches name and address of the client, and nothing else', async () => {
    expect((await list({ q: 'jordan' })).total).toBe(1);
    for (const q of ['Ltd', 'Booth', '%', '-0000']) expect((await list({ q })).total).toBe(0);
  });

  test.each([
    ['draft', 9],
    ['DRAFT', 9],
    ['sent', 2],
    ['past due', 0],
    ['partial payment', 0],
    ['nonsense', 0],
  ])('filters by status %s, whatever its case', async (status, total) => {
    const found = await list({ status });
    expect(found.total).toBe(total);
    expect(idsOf(found.allData)).toEqual(idsOf(found.invoices));
  });

  test('opens one with where to pay it, and misses what is not there', async () => {
    const open = (invoiceId: number | string) =>
      app.call('GET /api/invoice/invoices/:invoiceId', {
        token: admin.token,
        params: { invoiceId },
      });
    expect((await open(String(ids[0]))).body).toMatchObject({
      invoice: { id: ids[0], total: 724 },
      paymentDetails: {
        totalDue: '$724',
        bankName: 'Hafenbank',
        country: 'Germany',
        iban: 'DE89370400440532013000',
        swiftCode: 'DEUTDEFF',
      },
    });
    expect((await open(999_999_999)).status).toBe(404);
  });

  test('gets the clients of the first five invoices, bare', async () => {
    const { body } = await app.call('GET /api/invoice/clients', { token: admin.token });
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
      'Jordan Stevenson',
      ...Array.from({ length: 4 }, () => 'Ines Prado'),
    ]);
  });
});

test('is for organisers, each of their own', async () => {
  expect((await call({}, (await anAdmin(app)).token)).body).toMatchObject({ total: 0 });
  expect((await call({}, (await aColleague(app, admin)).token)).status).toBe(403);
});

test.each([
  [72_400, 'USD', '$724'],
  [-20_500, 'USD', '-$205'],
  [1_211_055, 'USD', '$12,110.55'],
  [500, 'JPY', '¥500'],
  [1_250, 'HUF', 'HUF 12.50'],
])('%i of %s is written %s', (amount, currency, text) => {
  expect(moneyText(amount, currency).replaceAll('\u00A0', ' ')).toBe(text);
});
