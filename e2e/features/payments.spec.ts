import type { Bank } from '@plenum/contract';
import { expect, inject } from 'vitest';
import { accessFaults, test } from '../setup/browser.ts';
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
  await payments.getByText('No payments yet.').waitFor();

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

const bank: Bank = {
  holder: 'Tide Events GmbH',
  bankName: 'Hafenbank',
  country: 'DE',
  iban: 'DE89370400440532013000',
  swiftCode: 'COBADEFFXXX',
};
const where = '/apps/invoice/statements';
const table = (lines: readonly string[], head = 'Date,Description,Name,Amount') => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...lines, ''].join('\n')),
});

test('a statement is imported, confirmed, and seen in another window', async ({
  open,
  expected,
}) => {
  expected.push(/status of 422/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const [sure, guessed] = [await billing.issue(), await billing.issue()];
  const page = await open(where, { as: organiser });
  const other = await open(where, { as: organiser });
  await other.getByText('Nothing to confirm').waitFor();

  await page.getByRole('button', { name: 'Import a statement' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Import a statement' });
  const files = drawer.locator('input[type=file]');
  await files.setInputFiles({ ...table([]), buffer: Buffer.from('no table') });
  await drawer.getByText('november.csv cannot be read as a bank statement.').waitFor();
  await files.setInputFiles(
    table([
      `20/11/2026,Invoice ${sure.number},Mara,1166.20`,
      `20/11/2026,For the booth,Lindholm Maschinenbau,100.00`,
      `21/11/2026,=1+1 <b>Interest</b>,Bank,0.07`,
      `21/11/2026,Power,City,-80.00`,
      `31/31/2026,?,?,1.00`,
    ]),
  );
  await drawer.getByText('3 new payments, 0 known, 1 outgoing and 0 pending left out.').waitFor();
  await drawer.getByText('Row 6: no day').waitFor();
  await drawer.getByRole('button', { name: 'Import 3' }).click();
  await drawer.waitFor({ state: 'hidden' });

  // Seen elsewhere, and confirmed there.
  await other.getByRole('link', { name: sure.number ?? '' }).waitFor();
  await other.getByRole('button', { name: 'Confirm it' }).click();
  await page.getByText('Nothing to confirm').waitFor();

  await page.getByRole('link', { name: 'To decide' }).click();
  await page.getByText('Another amount').first().waitFor();
  await page.getByRole('button', { name: `Assign to ${guessed.number}` }).click();
  await page.getByText(`Payment of ${guessed.number} recorded`).waitFor();
  await page.getByText('Nothing to decide').waitFor();

  await page.getByRole('link', { name: 'No match' }).click();
  await page.getByText('=1+1 <b>Interest</b>').waitFor();
  await page.getByRole('button', { name: 'Ignore' }).click();
  await page.getByRole('link', { name: 'Ignored' }).click();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await page.getByRole('link', { name: 'No match' }).click();
  await page.getByRole('button', { name: 'Choose an invoice' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose an invoice' });
  await choice.getByRole('combobox', { name: 'Invoice' }).fill(guessed.number ?? '');
  await page.getByRole('option', { name: guessed.number ?? '' }).click();
  await choice.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('link', { name: 'Assigned' }).click();
  await expect.poll(() => page.getByText('Recorded for').count()).toBe(3);
});

test('columns that nobody could find are chosen', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const page = await open(where, { as: organiser });
  await page.getByRole('button', { name: 'Import a statement' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Import a statement' });
  await drawer
    .locator('input[type=file]')
    .setInputFiles(table(['Ada,49.00,2026-11-20'], 'who,what,when'));
  await drawer.getByText('No incoming payments found.').waitFor();
  await drawer.getByRole('combobox', { name: 'Booking day' }).selectOption('when');
  await drawer.getByRole('combobox', { name: 'Amount', exact: true }).selectOption('what');
  await drawer.getByRole('combobox', { name: 'Dates' }).selectOption('Year, month, day');
  await drawer.getByRole('cell', { name: '€49.00' }).waitFor();
  await drawer.getByRole('combobox', { name: 'Payer', exact: true }).selectOption('who');
  await drawer.getByRole('cell', { name: 'Ada' }).waitFor();
  expect(await accessFaults(page)).toEqual([]);
});

test('what waits is shown in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const { number } = await billing.issue();
  const other = await billing.issue();
  await billing.bank([
    `20.11.2026;Rechnung ${number};Mara Lindholm;1.166,21`,
    `20.11.2026;${number} und ${other.number};Mara Lindholm;2.332,40`,
  ]);
  const page = await open(`${where}?standing=doubtful`, { as: organiser });
  expect(await everyLookFaults(page, page.locator('main li a').first())).toEqual([]);
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

test('the account of a client follows what is paid, for the time that is asked for', async ({
  open,
  expected,
}) => {
  expected.push(/status of 404/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoice = await billing.issue();
  const page = await open('/apps/invoice/clients', { as: organiser });
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
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
  await nothing.getByRole('heading', { name: 'No entries in this period' }).waitFor();
  const missing = await open('/apps/invoice/account/999999', { as: organiser });
  await missing.getByRole('heading', { level: 1 }).waitFor();
  expect(await missing.getByRole('table').count()).toBe(0);
});

test('a payer opens the link of an invoice and finds the ways that are on', async ({
  open,
  expected,
}) => {
  expected.push(/status of 404/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  await billing.settings({ bank });
  const invoice = await billing.issue();
  const page = await open(`/apps/invoice/preview/${invoice.id}`, { as: organiser });
  await page.getByRole('button', { name: 'Payment link' }).click();
  const link = page.getByRole('link', { name: /\/pay\// });
  const first = new URL((await link.getAttribute('href')) ?? '').pathname;
  const payer = await open(first);
  await payer.getByRole('heading', { name: `Pay invoice ${invoice.number}` }).waitFor();
  await payer.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  await payer.getByRole('img', { name: /Code with account/ }).waitFor();
  expect(await accessFaults(payer)).toEqual([]);

  const settings = await open('/apps/invoice/ways', { as: organiser });
  await settings.getByRole('switch', { name: 'On site' }).check();
  await settings.getByRole('button', { name: 'Move On site up' }).click();
  await settings
    .getByRole('textbox', { name: /English/ })
    .first()
    .fill('Pay at the desk.');
  expect(await everyLookFaults(settings, settings.locator('ol textarea').first())).toEqual([]);
  await settings.locator('button[type=submit]').first().click();
  const desk = payer.getByText('Pay at the desk.');
  const looked = async () => {
    await payer.reload();
    await payer.getByText('DE89').waitFor();
    return desk.isVisible();
  };
  await expect.poll(looked).toBe(true);
  await billing.pay(invoice, 1_166_20);
  await payer.reload();
  await payer.getByText('This invoice is paid. Thank you.').waitFor();

  await page.getByRole('button', { name: 'New link, disable this one' }).click();
  await page.locator(`a[href$="${first}"]`).waitFor({ state: 'detached' });
  const gone = await open(first);
  await gone.getByRole('heading', { name: 'This link does not work', level: 1 }).waitFor();
});

test('an invoice is paid by Stripe and refunded, and both are told', async ({ open, expected }) => {
  // To the stand-in, and back by the address that letters bear.
  expected.push(/foreign request: http:\/\/(?:127\.0\.0\.1|localhost):/);
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoice = await billing.issue();
  const settings = await open('/apps/invoice/ways', { as: organiser });
  const stripe = settings.getByRole('region', { name: 'Stripe' });
  await fetch(`${inject('stripe')}/double/hook`, {
    method: 'POST',
    body: await stripe.locator('code').innerText(),
  });
  await stripe.getByRole('textbox', { name: 'Secret key' }).fill('sk_test_double00double');
  await stripe.getByRole('textbox', { name: 'Signing secret' }).fill('whsec_double00double');
  await stripe.getByRole('button', { name: 'Save keys' }).click();
  await stripe.getByText('Test keys are set, ending in uble.').waitFor();
  await stripe.getByRole('button', { name: 'Test the keys' }).click();
  await stripe.getByText('No event from Stripe has come yet').waitFor();
  await settings.getByRole('switch', { name: 'Card and more (Stripe)' }).check();
  await settings.getByRole('button', { name: 'Save', exact: true }).click();
  await settings.getByText('Saved').first().waitFor();
  expect(await everyLookFaults(settings, stripe.locator('code'))).toEqual([]);

  const page = await open(`/apps/invoice/preview/${invoice.id}`, { as: organiser });
  await page.getByRole('button', { name: 'Payment link' }).click();
  const link = page.getByRole('link', { name: /\/pay\// });
  const payer = await open(new URL((await link.getAttribute('href')) ?? '').pathname);
  await payer.getByRole('button', { name: 'Pay €1,166.20' }).click();
  await payer.getByRole('button', { name: 'Pay', exact: true }).click();
  await payer.getByText('This invoice is paid. Thank you.').waitFor();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByText('Paid', { exact: true }).waitFor();
  expect(await history.getByText('By date').count()).toBe(0);
  await settings.reload();
  await stripe.getByText('Last event from Stripe:').waitFor();
  await stripe.getByRole('button', { name: 'Test the keys' }).click();
  await stripe.getByText('The keys work.').waitFor();
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByRole('button', { name: 'Refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Refund a payment' });
  await refund.getByRole('textbox', { name: 'Amount' }).fill('66.20');
  await refund.getByRole('button', { name: 'Record refund' }).click();
  await page.getByRole('region', { name: 'Amounts' }).getByText('€66.20').first().waitFor();
});
