import type { Client, InvoiceSettings } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aClient, someClient, someSettings } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { canBeTaxNumber } from './invoices.checks.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => (admin = await anAdmin(app)));
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = admin) =>
  app.call(key, { token: by.token, ...input });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const list = async (query: object = {}, by = admin) =>
  (await call('GET /api/invoices/clients', { query }, by)).body as {
    clients: Client[];
    total: number;
  };
const add = (client: object) =>
  call('POST /api/invoices/clients', { body: { ...someClient, ...client } });

describe('the client book', () => {
  test.each([
    [{ country: 'ZZ' }, 'invoices.country_unknown'],
    [{ country: 'XQ' }, 'invoices.country_unknown'],
    [{ country: 'de' }, 'invalid'],
    [{ taxNumber: 'DE136695977' }, 'invoices.tax_number_wrong'],
    [{ taxNumber: 'FR1' }, 'invoices.tax_number_wrong'],
    [{ email: 'nowhere' }, 'invalid'],
    [{ name: ' ' }, 'invalid'],
    [{ id: 7 }, 'invalid'],
    [{ organisationId: 7 }, 'invalid'],
  ])('takes no client with %j', async (client, code) => {
    const answer = await add(client);
    expect([answer.status, codeOf(answer)]).toEqual([422, code]);
    expect(await list()).toMatchObject({ clients: [], total: 0 });
  });

  test('keeps what is written, and finds, sorts and pages it', async () => {
    await aClient(app, admin, { name: 'Zoe', company: 'Alpha' });
    await aClient(app, admin, { name: 'adam', company: 'Öresund <b>' });
    await aClient(app, admin, { name: 'Mia', company: '=1+1', city: 'Porto' });
    const names = async (query: object) => (await list(query)).clients.map(({ name }) => name);
    expect(await names({})).toEqual(['adam', 'Mia', 'Zoe']);
    expect(await names({ sort: '-name', perPage: 1, page: 2 })).toEqual(['Mia']);
    expect(await names({ sort: 'company' })).toEqual(['Mia', 'Zoe', 'adam']);
    expect(await names({ q: 'ÖRESUND <B>' })).toEqual(['adam']);
    expect(await names({ q: 'porto' })).toEqual(['Mia']);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await list({ page: 9 })).toEqual({ clients: [], total: 3 });
  });

  test('changes the given fields and goes', async () => {
    const { id } = await aClient(app, admin);
    const params = { clientId: id };
    const key = 'PATCH /api/invoices/clients/:clientId';
    expect(codeOf(await call(key, { params, body: { taxNumber: 'DE1' } }))).toBe(
      'invoices.tax_number_wrong',
    );
    const changed = await call(key, { params, body: { city: 'Lisbon', country: 'PT' } });
    expect(changed.body).toEqual({ ...someClient, id, city: 'Lisbon', country: 'PT' });
    expect((await list()).clients).toEqual([changed.body]);
    expect((await call('DELETE /api/invoices/clients/:clientId', { params })).status).toBe(200);
    expect((await call('GET /api/invoices/clients/:clientId', { params })).status).toBe(404);
  });

  test('is the organisation’s own, and for its organisers', async () => {
    const { id } = await aClient(app, admin);
    const stranger = await anAdmin(app);
    expect(await list({}, stranger)).toEqual({ clients: [], total: 0 });
    const params = { clientId: id };
    expect((await call('GET /api/invoices/clients/:clientId', { params }, stranger)).status).toBe(
      404,
    );
    const client = await aColleague(app, admin);
    expect((await call('GET /api/invoices/clients', {}, client)).status).toBe(403);
  });
});

test.each([
  ['DE136695976', true],
  ['DE 136 695 976', true],
  ['XI110305878', true],
  ['CHE-116.281.710', true],
  ['EL094259216', true],
  ['12-3456789', true],
  ['US123', true],
  ['DE136695977', false],
  ['ATU1', false],
  ['NO 12', false],
])('%s may be a tax number: %s', (number, is) => {
  expect(canBeTaxNumber(number)).toBe(is);
});

describe('the settings', () => {
  const read = async () => (await call('GET /api/invoices/settings')).body as InvoiceSettings;
  const change = (body: object) => call('PATCH /api/invoices/settings', { body });
  const changeNow = async (body: object) => change({ version: (await read()).version, ...body });

  test('are there before anybody set them', async () => {
    expect(await read()).toMatchObject({ currency: 'EUR', invoicePattern: '{year}-{number:5}' });
  });

  test.each([
    [{ bank: { ...someSettings.bank, iban: 'DE89370400440532013001' } }, 'invoices.iban_wrong'],
    [{ sender: { ...someSettings.sender, taxNumber: 'DE136695977' } }, 'invoices.tax_number_wrong'],
    [{ sender: { ...someSettings.sender, country: 'ZZ' } }, 'invoices.country_unknown'],
    [{ invoicePattern: 'R-{year}' }, 'invalid'],
    [{ invoicePattern: '{number:5}{number:5}' }, 'invalid'],
    [{ currency: 'XXX' }, 'invalid'],
    [{ termDays: -1 }, 'invalid'],
    [{ taxRate: 10_001 }, 'invalid'],
  ])('take nothing like %j', async (update, code) => {
    const before = await read();
    expect(codeOf(await changeNow(update))).toBe(code);
    expect(await read()).toEqual(before);
  });

  test('say when somebody else was faster, and lose nothing', async () => {
    await changeNow(someSettings);
    const { version } = await read();
    const answers = await Promise.all([
      change({ version, termDays: 30 }),
      change({ version, taxRate: 700 }),
    ]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(codeOf)).toEqual(['invoices.changed_meanwhile']);
    const isTermSet = answers[0]?.status === 200;
    expect(await read()).toMatchObject({
      ...someSettings,
      version: version + 1,
      termDays: isTermSet ? 30 : 14,
      taxRate: isTermSet ? 1_900 : 700,
    });
  });
});
