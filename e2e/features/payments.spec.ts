import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anInvoicingOrganisation } from '../setup/invoices.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

test('what was said to come is marked, and paid back in part', async ({ open, expected }) => {
  expected.push(/status of 409/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoice = await billing.issue();
  const page = await open(`/apps/invoice/preview/${invoice.id}`, { as: organiser });
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('Nothing was paid yet.').waitFor();

  // Recorded elsewhere, and seen here.
  await billing.pay(invoice, 166_20, 'pending');
  await payments.getByText('Pending').waitFor();
  await payments.getByRole('button', { name: 'Mark as paid' }).click();
  await payments.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund a payment' });
  await refund.getByRole('textbox', { name: 'Amount' }).fill('500');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await refund.getByText('That is more than is left of the payment.').waitFor();
  await refund.getByRole('textbox', { name: 'Amount' }).fill('66.20');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await refund.waitFor({ state: 'hidden' });
  await payments.getByText('-€66.20').waitFor();
  await page.getByRole('region', { name: 'Amounts' }).getByText('€1,066.20').waitFor();
});

test('a payment is recorded in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoice = await billing.issue();
  const page = await open(`/apps/invoice/preview/${invoice.id}`, { as: organiser });
  await page.getByRole('button', { name: 'Record a payment' }).click();
  expect(await everyLookFaults(page, page.locator('input[name=amount]'))).toEqual([]);
});

test('the account of a client follows what is paid, for the time that is asked for', async ({
  open,
  expected,
}) => {
  expected.push(/status of 404/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoice = await billing.issue();
  const page = await open('/apps/invoice/clients', { as: organiser });
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('link', { name: `Invoice ${invoice.number}` }).waitFor();
  await billing.pay(invoice, 1_166_20);
  await page.getByRole('row', { name: /Payment of.*€0\.00/ }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Statement-of-account-.*\.pdf$/);
  expect(await everyLookFaults(page, page.locator('tbody a').first())).toEqual([]);
  const nothing = await open(`/apps/invoice/account/${billing.clientId}?until=2020-01-01`, {
    as: organiser,
  });
  await nothing.getByRole('heading', { name: 'Nothing went on in this time' }).waitFor();
  const missing = await open('/apps/invoice/account/999999', { as: organiser });
  await missing.getByRole('heading', { level: 1 }).waitFor();
  expect(await missing.getByRole('table').count()).toBe(0);
});
