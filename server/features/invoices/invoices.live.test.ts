import type { InvoiceHead } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aColleague, type Actor, anAdmin } from '../../testing/builders.ts';
import { aDraft, billing } from '../../testing/invoices.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { openTestSocket, type TestSocket } from '../../testing/test-socket.ts';

let app: TestApp;
let address: string;
let admin: Actor;
let atAdmin: TestSocket;
let atClient: TestSocket;
let atStranger: TestSocket;
beforeAll(async () => {
  app = await openTestApp();
  address = await app.listen();
});
beforeEach(async () => {
  admin = await anAdmin(app);
  atAdmin = await openTestSocket(address, admin.token);
  atClient = await openTestSocket(address, (await aColleague(app, admin)).token);
  atStranger = await openTestSocket(address, (await anAdmin(app)).token);
});
afterAll(() => app.close());

const call = (key: Parameters<TestApp['call']>[0], invoiceId: number, input: object = {}) =>
  app.call(key, { token: admin.token, params: { invoiceId }, ...input });

test('what becomes of an invoice is told to organisers, as the list has it, and to nobody else', async () => {
  const draft = await aDraft(app, admin);
  await call('POST /api/invoices/:invoiceId/issue', draft.id);
  const body = { why: 'Less', lines: [{ place: 0, quantity: 1 }] };
  await call('POST /api/invoices/:invoiceId/credit-notes', draft.id, { body });
  const is =
    (credited: number) =>
    ({ invoice }: { invoice: InvoiceHead }) =>
      invoice.id === draft.id && invoice.credited === credited && invoice.number !== null;
  expect((await atAdmin.hears('invoices.invoice_changed', is(0))).invoice.state).toBe('sent');
  const { invoice } = await atAdmin.hears('invoices.invoice_changed', is(11_900));
  const { body: page } = await app.call('GET /api/invoices', { token: admin.token });
  expect((page as { invoices: InvoiceHead[] }).invoices).toContainEqual(invoice);
  const other = await aDraft(app, admin);
  await call('DELETE /api/invoices/:invoiceId', other.id);
  await atAdmin.hears('invoices.invoice_gone', ({ id }) => id === other.id);
  await billing(app, admin, { termDays: 7 });
  await atAdmin.hears('invoices.settings_changed', ({ settings }) => settings.termDays === 7);
  await app.work.transaction(async (tx) => {
    const { organisationId } = admin.person;
    tx.tell('todo.order_changed', {}, [`organisation:${organisationId}`]);
  });
  await atClient.hears('todo.order_changed');
  expect(JSON.stringify([atClient.heard, atStranger.heard])).not.toContain('invoices.');
});
