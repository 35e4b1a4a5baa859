import { expect } from 'vitest';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anInvoicingOrganisation } from '../setup/invoices.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

test('a payment is shared by hand in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const { number } = await billing.issue();
  await billing.bank([`21.11.2026;Zwei Stände;Mara Lindholm;2.000,00`]);
  const page = await open('/apps/invoice/statements?standing=unknown', { as: organiser });
  await page.getByRole('button', { name: 'Choose an invoice' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose an invoice' });
  await choice.getByRole('combobox', { name: 'Invoice' }).fill(number ?? '');
  await page.getByRole('option', { name: number ?? '' }).click();
  await choice.getByRole('button', { name: 'Share with another invoice' }).click();
  expect(await everyLookFaults(page, page.locator('[role=dialog] li input'))).toEqual([]);
});

test('a payment for several invoices is shared among them, as suggested or by hand', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const invoices = [];
  for (const _ of ['one', 'two', 'three', 'four']) invoices.push(await billing.issue());
  const [one, two, three, four] = invoices.map(({ number }) => number ?? '');
  await billing.bank([
    `20.11.2026;${one} und ${two};Mara Lindholm;2.332,40`,
    `21.11.2026;Zwei Stände;Mara Lindholm;2.000,00`,
  ]);
  const page = await open('/apps/invoice/statements?standing=doubtful', { as: organiser });
  await page.getByText('Together they add up to exactly this amount').waitFor();
  await page.getByRole('button', { name: 'Assign to all 2' }).click();
  await page.getByText('Payment recorded for 2 invoices').waitFor();

  await page.getByRole('link', { name: 'No match' }).click();
  await page.getByRole('button', { name: 'Choose an invoice' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose an invoice' });
  await choice.getByRole('combobox', { name: 'Invoice' }).fill(three ?? '');
  await page.getByRole('option', { name: three ?? '' }).click();
  await choice.getByRole('button', { name: 'Share with another invoice' }).click();
  const part = choice.getByRole('textbox', { name: `Amount for ${three}` });
  expect(await part.inputValue()).toBe('1,166.20');
  await choice.getByRole('combobox', { name: 'The rest is for' }).fill(four ?? '');
  await page.getByRole('option', { name: four ?? '' }).click();
  await choice.getByRole('button', { name: 'Assign' }).click();
  await choice.waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Assigned' }).click();
  const shared = page.getByRole('listitem').filter({ hasText: 'Zwei Stände' });
  await shared.getByRole('link', { name: four ?? '' }).waitFor();
  await shared.getByText('€833.80').waitFor();
  await shared.getByText('€1,166.20').waitFor();
});
