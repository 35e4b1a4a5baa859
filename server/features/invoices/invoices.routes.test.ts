import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceHead } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, anAdmin } from '../../testing/builders.ts';
import { aClient, aDraft, aLine, anInvoice, billing, someDraft } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { noteOverdue } from './index.ts';

let app: TestApp;
let admin: Actor;
beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
});
afterAll(() => app.close());

type Key = Parameters<TestApp['call']>[0];
const call = (key: Key, input: object = {}, by = admin) =>
  app.call(key, { token: by.token, ...input });
const about = ({ id }: { id: number }) => ({ params: { invoiceId: id } });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const list = async (query: object = {}) =>
  (await call('GET /api/invoices', { query })).body as { invoices: InvoiceHead[]; total: number };
const read = async (invoice: { id: number }) =>
  (await call('GET /api/invoices/:invoiceId', about(invoice))).body as Invoice;
const issue = (invoice: { id: number }) =>
  call('POST /api/invoices/:invoiceId/issue', about(invoice));
const change = (draft: Invoice, update: object) =>
  call('PATCH /api/invoices/:invoiceId', {
    ...about(draft),
    body: { version: draft.version, ...update },
  });
const days = (count: number) => count * 86_400;

describe('a draft', () => {
  test.each([
    [{ lines: [aLine({ quantity: -1 })] }, 'invalid'],
    [{ lines: [aLine({ quantity: 0 })] }, 'invalid'],
    [{ lines: [aLine({ quantity: 0.5 })] }, 'invalid'],
    [{ lines: [aLine({ quantity: 1e9 })] }, 'invalid'],
    [{ lines: [aLine({ unitPrice: -1 })] }, 'invalid'],
    [{ lines: [{ ...aLine(), net: 1 }] }, 'invalid'],
    [{ lines: [{ ...aLine(), tax: 0, gross: 1 }] }, 'invalid'],
    [{ gross: 1 }, 'invalid'],
    [{ number: '2026-00001' }, 'invalid'],
    [{ state: 'paid' }, 'invalid'],
    [{ paid: 1 }, 'invalid'],
    [{ clientId: 999_999_999 }, 'not_found'],
    [{ currency: 'eur' }, 'invalid'],
    [{ lines: [aLine({ taxReason: 'exempt' })] }, 'invoices.tax_reason_wrong'],
    [{ discount: { kind: 'amount', value: 30_001 } }, 'invoices.discount_too_large'],
    [{ discount: { kind: 'percent', value: 10_001 } }, 'invoices.discount_too_large'],
    [{ lines: [aLine({ quantity: 100_000, unitPrice: 1e12 })] }, 'invoices.too_large'],
  ])('takes nothing like %j', async (input, code) => {
    const answer = await call('POST /api/invoices', { body: { ...someDraft, ...input } });
    expect(codeOf(answer)).toBe(code);
    expect((await list()).total).toBe(0);
  });

  test('comes to the same before it is saved and after', async () => {
    const lines = [aLine({ quantity: 3, unitPrice: 333 }), aLine({ taxRate: 700 })];
    const priced = { pricesIncludeTax: true, discount: { kind: 'percent', value: 1_234 } };
    const prices = lines.map(({ description: _, ...price }) => price);
    const sums = await call('POST /api/invoices/sums', { body: { ...priced, lines: prices } });
    expect([sums.status, (await list()).total]).toEqual([200, 0]);
    const draft = await call('POST /api/invoices', { body: { ...someDraft, ...priced, lines } });
    expect(draft.body).toMatchObject(sums.body as object);
    const tooMuch = { ...priced, lines: prices, discount: { kind: 'percent', value: 10_001 } };
    const refused = await call('POST /api/invoices/sums', { body: tooMuch });
    expect(codeOf(refused)).toBe('invoices.discount_too_large');
  });

  test('is reckoned here, and keeps words as they are written', async () => {
    const { id: clientId } = await aClient(app, admin);
    const lines = [
      aLine({ description: '<img src=x>', discount: { kind: 'percent', value: 1_000 } }),
    ];
    const answer = await call('POST /api/invoices', { body: { ...someDraft, clientId, lines } });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      number: null,
      state: 'draft',
      net: 18_000,
      tax: 3_420,
      gross: 21_420,
      balance: 21_420,
      lines: [{ description: '<img src=x>', net: 18_000, tax: 3_420, gross: 21_420 }],
      taxes: [{ rate: 1_900, net: 18_000, tax: 3_420, gross: 21_420 }],
      client: { company: 'Northlight Ltd' },
    });
  });

  test('is changed by its newest version alone, duplicated and removed', async () => {
    const draft = await aDraft(app, admin);
    const changed = (await change(draft, { service: 'Dinner', lines: [aLine()] })).body as Invoice;
    expect(changed).toMatchObject({ service: 'Dinner', gross: 23_800, version: 2 });
    expect(codeOf(await change(draft, { service: 'Lunch' }))).toBe('invoices.changed_meanwhile');
    const copy = (await call('POST /api/invoices/:invoiceId/duplicate', about(draft))).body;
    expect(copy).toMatchObject({ service: 'Dinner', gross: 23_800, version: 1, state: 'draft' });
    expect((await call('DELETE /api/invoices/:invoiceId', about(draft))).status).toBe(200);
    expect((await list()).invoices).toMatchObject([{ id: (copy as Invoice).id }]);
  });

  test('bears its client’s newest name, and holds the client', async () => {
    const client = await aClient(app, admin);
    const draft = await aDraft(app, admin, { clientId: client.id });
    const params = { clientId: client.id };
    await call('PATCH /api/invoices/clients/:clientId', { params, body: { company: 'Moved Ltd' } });
    expect(await read(draft)).toMatchObject({
      clientName: 'Moved Ltd',
      client: { company: 'Moved Ltd' },
    });
    expect(codeOf(await call('DELETE /api/invoices/clients/:clientId', { params }))).toBe(
      'invoices.client_in_use',
    );
  });
});

describe('issuing', () => {
  test('needs a sender, a client with a country and a line', async () => {
    const bare = (await call('POST /api/invoices', { body: someDraft })).body as Invoice;
    expect(codeOf(await issue(bare))).toBe('invoices.incomplete');
    await billing(app, admin);
    const [nowhere, somewhere] = [
      await aClient(app, admin, { country: '' }),
      await aClient(app, admin),
    ];
    const second = (await change(bare, { clientId: nowhere.id })).body as Invoice;
    expect(codeOf(await issue(bare))).toBe('invoices.incomplete');
    const third = (await change(second, { clientId: somewhere.id, lines: [] })).body as Invoice;
    expect(codeOf(await issue(bare))).toBe('invoices.incomplete');
    await change(third, { lines: [aLine()] });
    expect((await issue(bare)).status).toBe(200);
  });

  test('gives number, day and term, and from then on nothing changes it', async () => {
    const invoice = await anInvoice(app, admin);
    const year = new Date().getUTCFullYear();
    expect(invoice).toMatchObject({ number: `${year}-00001`, state: 'sent', balance: 34_500 });
    expect(Date.parse(invoice.dueOn ?? '') - Date.parse(invoice.issuedOn ?? '')).toBe(
      days(14) * 1000,
    );
    expect(invoice.changes).toMatchObject([{ state: 'sent', by: 'Ada Sommer' }]);
    expect(codeOf(await change(invoice, { note: 'Later' }))).toBe('invoices.issued');
    expect(codeOf(await issue(invoice))).toBe('invoices.issued');
    expect(codeOf(await call('DELETE /api/invoices/:invoiceId', about(invoice)))).toBe(
      'invoices.issued',
    );
    await billing(app, admin, { bank: { ...invoice.bank, bankName: 'Other' } });
    const params = { clientId: invoice.clientId };
    await call('PATCH /api/invoices/clients/:clientId', { params, body: { company: 'Moved Ltd' } });
    expect(await read(invoice)).toEqual(invoice);
  });

  test('for nothing is paid at once', async () => {
    const free = await anInvoice(app, admin, { lines: [aLine({ unitPrice: 0 })] });
    expect(free).toMatchObject({ gross: 0, state: 'paid' });
  });

  test('two kinds with one pattern share their numbers, and colliding patterns are refused', async () => {
    await aDraft(app, admin);
    await billing(app, admin, { invoicePattern: 'R{number:3}', creditNotePattern: 'R{number:3}' });
    const draft = await call('POST /api/invoices', { body: someDraft });
    const { id: clientId } = await aClient(app, admin);
    await change(draft.body as Invoice, { clientId });
    const first = (await issue(draft.body as Invoice)).body as Invoice;
    const note = await call('POST /api/invoices/:invoiceId/credit-notes', {
      ...about(first),
      body: { why: 'Called off', lines: null },
    });
    expect([first.number, (note.body as Invoice).number]).toEqual(['R001', 'R002']);
    await billing(app, admin, { invoicePattern: 'R00{number:1}' });
    const copy = await call('POST /api/invoices/:invoiceId/duplicate', about(first));
    expect(codeOf(await issue(copy.body as Invoice))).toBe('invoices.number_taken');
  });
});

describe('states', () => {
  test('a sent one that is downloaded says so, once', async () => {
    const invoice = await anInvoice(app, admin);
    const down = () => call('POST /api/invoices/:invoiceId/downloaded', about(invoice));
    await down();
    expect((await down()).body).toMatchObject({
      state: 'downloaded',
      changes: [{ state: 'sent' }, { state: 'downloaded' }],
    });
    const draft = await aDraft(app, admin);
    const refused = await call('POST /api/invoices/:invoiceId/downloaded', about(draft));
    expect(codeOf(refused)).toBe('invoices.is_draft');
  });

  test('after its day it is past due from the first look on, and the round notes it once', async () => {
    const invoice = await anInvoice(app, admin);
    app.clock.ahead = days(16);
    const { token } = await anAdminLater();
    const late = async () =>
      (await app.call('GET /api/invoices', { token, query: { state: 'past_due' } })).body;
    expect(await late()).toMatchObject({
      invoices: [{ id: invoice.id, state: 'past_due' }],
      total: 1,
    });
    expect(
      (await app.call('GET /api/invoices', { token, query: { state: 'sent' } })).body,
    ).toMatchObject({ total: 0 });
    await noteOverdue(app.work);
    await noteOverdue(app.work);
    const now = await app.call('GET /api/invoices/:invoiceId', { token, ...about(invoice) });
    expect((now.body as Invoice).changes).toMatchObject([
      { state: 'sent' },
      { state: 'past_due', by: null },
    ]);
  });
});

/** The token of before has run out by then. */
const anAdminLater = async () => {
  const { id, organisationId, sessionId } = admin.person;
  const claims = { personId: id, organisationId, sessionId };
  return { token: await app.door.tokens.signAccess(claims, app.clock.now(), 600) };
};

test('the list is searched, filtered and sorted', async () => {
  const client = await aClient(app, admin, { company: 'Øst & Co', email: 'ost@example.org' });
  const one = await anInvoice(app, admin, { clientId: client.id, lines: [aLine()] });
  const two = await anInvoice(app, admin);
  const draft = await aDraft(app, admin, { service: 'Sponsoring' });
  const ids = async (query: object) => (await list(query)).invoices.map(({ id }) => id);
  expect(await ids({})).toEqual([draft.id, two.id, one.id]);
  expect(await ids({ q: 'øst' })).toEqual([one.id]);
  expect(await ids({ q: two.number ?? '' })).toEqual([two.id]);
  expect(await ids({ q: 'sponsoring' })).toEqual([draft.id]);
  expect(await ids({ state: 'draft' })).toEqual([draft.id]);
  expect(await ids({ client: client.id })).toEqual([one.id]);
  expect(await ids({ sort: 'gross', state: 'sent' })).toEqual([one.id, two.id]);
  expect(await ids({ sort: '-number', kind: 'invoice', from: one.issuedOn })).toEqual([
    two.id,
    one.id,
  ]);
  expect(await list({ page: 2, perPage: 2 })).toMatchObject({
    invoices: [{ id: one.id }],
    total: 3,
  });
});

test('the bookkeeper’s file has a line for each rate, and runs nothing', async () => {
  const client = await aClient(app, admin, { company: '=HYPERLINK("x")', name: '@sum' });
  const invoice = await anInvoice(app, admin, { clientId: client.id });
  await aDraft(app, admin);
  const { text } = await call('GET /api/invoices/export');
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${invoice.number},invoice,sent,${invoice.issuedOn}`);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")","'@sum",DE`);
  expect(lines[1]).toContain('EUR,19%,,200.00,38.00,238.00,345.00,0.00,0.00,345.00');
  expect(lines[2]).toContain('EUR,7%,,100.00,7.00,107.00,345.00');
});

test('an invoice of another organisation is missing, also by its number', async () => {
  const stranger = await anAdmin(app, 'Someone Else');
  const theirs = await anInvoice(app, stranger);
  const answer = await call('GET /api/invoices/:invoiceId', about(theirs));
  expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
  expect(await list({ q: theirs.number ?? '' })).toEqual({ invoices: [], total: 0 });
});

test('a call sent twice under a key issues one invoice', async () => {
  const draft = await aDraft(app, admin);
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => call('POST /api/invoices/:invoiceId/issue', { ...about(draft), headers });
  const [first, second] = [await send(), await send()];
  expect(second.text).toBe(first.text);
});
