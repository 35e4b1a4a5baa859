import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anInvoicingOrganisation } from '../setup/invoices.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function choosesCountry(page: Page, name: string) {
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

test('a client and a draft are added, issued, paid in part and credited', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await anInvoicingOrganisation(organiser);
  const office = await open('/apps/invoice/list', { as: organiser });
  const other = await open('/apps/invoice/list', { as: organiser });
  await other.getByRole('heading', { name: 'No invoices yet' }).waitFor();

  await office.getByRole('link', { name: 'New invoice' }).first().click();
  await office.getByRole('button', { name: 'New client' }).click();
  const drawer = dialog(office, 'New client');
  await drawer.getByRole('button', { name: 'Add client' }).click();
  await drawer.getByText('Please fill this in').waitFor();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Ada Park');
  await drawer.getByRole('textbox', { name: 'Company' }).fill('Park Robotics');
  await choosesCountry(office, 'Germany');
  await drawer.getByRole('button', { name: 'Add client' }).click();
  await drawer.waitFor({ state: 'hidden' });

  await office.getByRole('textbox', { name: 'Subject' }).fill('Booth');
  await office.getByRole('textbox', { name: 'Unit price' }).fill('49');
  await office.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await office.getByRole('textbox', { name: 'Tax rate' }).fill('19');
  await office.getByText('€116.62').waitFor();
  await office.getByRole('button', { name: 'Save draft' }).click();
  await office.getByText('Describe what this line is for.').waitFor();
  await office.getByRole('textbox', { name: 'Description' }).fill('Booth, 9 m²');
  await office.getByRole('button', { name: 'Save draft' }).click();

  const paper = office.getByRole('article');
  await paper.getByText('Park Robotics').waitFor();
  await paper.getByText('€116.62').waitFor();
  await row(other, /Park Robotics.*Draft/).waitFor();

  await office.getByRole('button', { name: 'Issue', exact: true }).click();
  await dialog(office, 'Issue this invoice?')
    .getByRole('button', { name: 'Issue invoice' })
    .click();
  await office.getByRole('button', { name: 'Download PDF' }).waitFor();
  await row(other, /Park Robotics.*Sent/).waitFor();

  await office.getByRole('button', { name: 'Record a payment' }).click();
  const payment = dialog(office, /^Payment of /);
  await payment.getByRole('textbox', { name: 'Amount' }).fill('50');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await payment.waitFor({ state: 'hidden' });
  await row(other, /Partial payment.*€66\.62/).waitFor();
  await office.getByRole('complementary').getByText('€66.62').waitFor();

  await office.getByRole('button', { name: 'Credit note', exact: true }).click();
  const credit = dialog(office, /^Credit note for /);
  await credit.getByRole('textbox', { name: 'Reason' }).fill('Came with one wall missing');
  await credit.getByRole('radio', { name: 'Some of its lines' }).click();
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await credit.getByText('Enter a quantity for at least one line.').waitFor();
  await credit.getByRole('textbox', { name: 'Booth, 9 m²' }).fill('1');
  await credit.getByRole('button', { name: 'Issue credit note' }).click();
  await credit.waitFor({ state: 'hidden' });
  await row(other, /Credit note.*Park Robotics/).waitFor();
  await office.getByRole('link', { name: /^Credit note / }).click();
  await paper.getByRole('heading', { name: 'Credit note' }).waitFor();
  await paper.getByText('€58.31').first().waitFor();
});

test('a draft is edited by two, and what touches is chosen', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const draft = await billing.add();
  const page = await open(`/apps/invoice/edit/${draft.id}`, { as: organiser });
  const total = page.getByText('€1,166.20');
  await total.waitFor();
  await page.getByRole('textbox', { name: 'Subject' }).fill('Mine');
  const changed = await billing.change(draft, { note: 'Theirs' });
  await page.getByText('Added to what you typed: Note.').waitFor();
  await billing.change(changed, { service: 'Theirs as well' });
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  const { service, note } = await send<{ service: string; note: string }>(
    `/api/invoices/${draft.id}`,
    organiser.accessToken,
  );
  expect({ service, note }).toEqual({ service: 'Mine', note: 'Theirs' });
});

test('the list keeps search, status and order in its address', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  await billing.add();
  const issued = await billing.issue();
  const number = issued.number ?? '';
  const page = await open('/apps/invoice/list?state=sent&sort=-gross', {
    as: organiser,
  });
  await page.getByRole('link', { name: number }).waitFor();
  expect(await page.getByRole('link', { name: 'Draft invoice' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Status: Sent' }).click();
  await page.getByRole('menuitemradio', { name: 'Draft' }).click();
  await page.getByRole('link', { name: 'Draft invoice' }).waitFor();
  expect(new URL(page.url()).searchParams.get('state')).toBe('draft');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});

test('an invoice is saved as PDF, sent by email and reminded of, and other windows see it', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const { id, number } = await billing.issue({ dueOn: '2026-01-10' });
  const page = await open(`/apps/invoice/preview/${id}`, { as: organiser });
  const other = await open(`/apps/invoice/preview/${id}`, { as: organiser });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await saved).suggestedFilename()).toBe(`Invoice-${number}.pdf`);

  await page.getByRole('button', { name: 'Send by email' }).click();
  const writing = dialog(page, `Send ${number}`);
  await writing.getByRole('textbox', { name: 'To' }).fill('nobody');
  await writing.getByRole('button', { name: 'Send', exact: true }).click();
  await writing.getByText('This is not an email address.').waitFor();
  await writing.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Deutsch' }).click();
  await writing.getByText(`Rechnung-${number}.pdf`).waitFor();
  await expect
    .poll(() => writing.getByRole('textbox', { name: 'Text' }).inputValue())
    .toContain('anbei erhalten Sie');
  expect(await writing.getByRole('textbox', { name: 'To' }).inputValue()).toBe(
    'mara@lindholm.example',
  );
  await writing.getByRole('button', { name: 'Send', exact: true }).click();
  await writing.waitFor({ state: 'hidden' });
  await other.getByText('In the outbox: there is no mail server').waitFor();

  await page.getByRole('button', { name: 'Remind' }).click();
  const reminding = dialog(page, `Remind about ${number}`);
  await reminding.getByText('This is the 1st reminder of three.').waitFor();
  await reminding.getByRole('button', { name: 'Send reminder' }).click();
  await reminding.waitFor({ state: 'hidden' });
  await other.getByText('Reminder 1').waitFor();

  await page.getByRole('button', { name: 'Send by email' }).click();
  expect(await everyLookFaults(page, page.locator('textarea[name=text]'))).toEqual([]);
});

test('an attendee has no way to invoices', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const { id } = await billing.issue();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const page = await open(`/apps/invoice/preview/${id}`, { as: attendee });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
});

test('the screens of invoices have no faults in any look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const empty = await open('/apps/invoice/list', { as: organiser });
  const emptyTitle = empty.locator('h2');
  expect(await everyLookFaults(empty, emptyTitle)).toEqual([]);
  const draft = await billing.add();
  const issued = await billing.issue();
  const page = await open('/apps/invoice/list', { as: organiser });
  const opens = page.locator(`a[href="/apps/invoice/preview/${issued.id}"]`);
  expect(await everyLookFaults(page, opens)).toEqual([]);
  for (const id of [draft.id, issued.id]) {
    await page.goto(`${inject('address')}/apps/invoice/preview/${id}`);
    expect(await everyLookFaults(page, page.locator('article table'))).toEqual([]);
  }
  await page.goto(`${inject('address')}/apps/invoice/edit/${draft.id}`);
  expect(await everyLookFaults(page, page.locator('textarea[name^=description]'))).toEqual([]);
  await page.goto(`${inject('address')}/apps/invoice/clients?client=${billing.clientId}`);
  expect(await everyLookFaults(page, page.locator('input[name=taxNumber]'))).toEqual([]);
  await page.goto(`${inject('address')}/apps/invoice/settings`);
  expect(await everyLookFaults(page, page.locator('input[name=iban]'))).toEqual([]);
});
