import { readFile } from 'node:fs/promises';
import type { Order } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../setup/browser.ts';
import { everyLookFaults } from '../../setup/every-look.ts';
import { aShopOf, goesToPay, takesCards } from '../../setup/orders.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../../setup/people.ts';

const stateOf = (page: Page, state: string) =>
  page.locator('header').getByText(state, { exact: true }).waitFor();

async function savesPdf(page: Page, button: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await saved;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
  return file.suggestedFilename();
}

const statement = ({ number }: Order) => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Date,Description,Name,Amount\n20/11/2026,Order ${number},Mara,25.80\n`),
});

async function imports(office: Page, order: Order): Promise<void> {
  await office.getByRole('button', { name: 'Import a statement' }).first().click();
  const drawer = office.getByRole('dialog', { name: 'Import a statement' });
  await drawer.locator('input[type=file]').setInputFiles(statement(order));
  await drawer.getByRole('button', { name: 'Import it' }).click();
  await office.getByRole('button', { name: 'Confirm it' }).click();
}

/** All of it, with a reason. */
async function takesBack(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Refund items' }).click();
  const dialog = office.getByRole('dialog', { name: 'Refund items' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Broken');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a statement pays an order, which stands on the record of its buyer with its papers', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 2);
  const order = await shop.order(buyer);
  const page = await open(`/apps/ecommerce/orders/${order.id}`, { as: buyer });
  await stateOf(page, 'Placed');
  const office = await open('/apps/invoice/statements', { as: organiser });
  await imports(office, order);
  await stateOf(page, 'Paid');
  await page.getByRole('link', { name: 'Invoice', exact: true }).click();
  const invoice = await savesPdf(page, 'Invoice as PDF');
  expect(invoice).toContain(order.number);
  await page.getByRole('link', { name: 'Back to the order' }).click();

  const record = await open('/apps/user/list', { as: organiser });
  await record.getByRole('link', { name: 'Mara Lindholm' }).first().click();
  await record.getByRole('tab', { name: 'Orders' }).click();
  const bought = record.getByRole('list', { name: 'Orders of this person' });
  await bought.getByText('Paid').waitFor();
  await bought.getByText('€25.80').waitFor();
  await bought.getByRole('link', { name: `Order ${order.number}` }).click();
  await takesBack(record);
  await stateOf(page, 'Cancelled');
  await record.getByRole('link', { name: 'Invoice', exact: true }).click();
  await record.getByRole('link', { name: /^Credit note / }).click();
  await record.getByRole('heading', { name: 'Credit note' }).waitFor();
  expect(await savesPdf(record, 'Download PDF')).not.toBe(invoice);
});

test('what was paid by card goes back to the card when it is taken back', async ({
  open,
  expected,
}) => {
  expected.push(/foreign request: http:\/\/(?:127\.0\.0\.1|localhost):/);
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  await takesCards(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 2);
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await goesToPay(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await stateOf(page, 'Paid');
  const office = await open('/apps/ecommerce/sales', { as: organiser });
  await office.getByRole('link', { name: /^\d{4}-/ }).click();
  await takesBack(office);
  const payments = office.getByRole('region', { name: 'Payments' });
  await payments.getByText('-€25.80').waitFor();
  await payments.getByText('Asked for').waitFor({ state: 'detached' });
  await stateOf(page, 'Cancelled');
});

test('what somebody bought is shown in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  const office = await open('/apps/user/list', { as: organiser });
  await office.getByRole('link', { name: 'Mara Lindholm' }).first().click();
  await office.getByRole('tab', { name: 'Orders' }).click();
  await office.getByText('No orders yet').waitFor();
  await shop.fillCart(buyer, 2);
  await shop.order(buyer);
  const bought = office.locator('[role=tabpanel] li a').first();
  await bought.waitFor();
  expect(await everyLookFaults(office, bought)).toEqual([]);
});
