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

test('the list of all payments marks what came, in every window', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const page = await open('/apps/invoice/payments', { as: organiser });
  await page.getByRole('heading', { name: 'No payments yet' }).waitFor();
  const other = await open('/apps/invoice/payments?state=paid', { as: organiser });

  for (const _ of ['first', 'second']) await billing.pay(await billing.issue(), 500_00, 'pending');
  const pending = page.getByRole('row', { name: /Lindholm.*Bank transfer.*Pending.*€500\.00/ });
  await pending.nth(1).waitFor();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Mark 2 as paid' }).click();
  const sure = page.getByRole('dialog', { name: 'Mark 2 payments as paid?' });
  await sure.getByRole('button', { name: 'Mark 2 as paid' }).click();
  await page.getByText('2 payments marked as paid').waitFor();
  await other
    .getByRole('row', { name: /Lindholm.*Paid/ })
    .nth(1)
    .waitFor();

  await other.getByRole('button', { name: 'Refund' }).first().click();
  const refund = other.getByRole('dialog', { name: 'Refund a payment' });
  await refund.getByRole('textbox', { name: 'Reason' }).fill('Paid twice');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await page.getByRole('row', { name: /Refund.*Paid twice.*-€500\.00/ }).waitFor();
  expect(await everyLookFaults(page, page.getByText('Paid twice'))).toEqual([]);
});

test('the figures follow what is billed and paid', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const page = await open('/apps/invoice/figures?period=this-year', { as: organiser });
  await page.getByRole('heading', { name: 'Nothing in this period' }).waitFor();
  const invoice = await billing.issue();
  await billing.pay(invoice, 166_20);

  const euro = page.getByRole('region', { name: 'EUR' });
  const taxes = euro.getByRole('table', { name: 'Taxes' });
  await taxes.getByRole('row', { name: '19% €980.00 €186.20 €1,166.20' }).waitFor();
  await euro.getByRole('row', { name: 'Bank transfer €166.20 €0.00' }).waitFor();
  await euro.getByText('€1,000.00').waitFor();
  await euro.getByRole('button', { name: 'Show as a table' }).click();
  const flow = euro.getByRole('table', { name: 'Billed and received' });
  await flow.getByRole('row', { name: /€1,166\.20 €166\.20 €0/ }).waitFor();
  expect(await everyLookFaults(page, euro)).toEqual([]);
});
