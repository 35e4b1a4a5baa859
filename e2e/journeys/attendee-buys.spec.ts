import { expect, inject } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';
import { aShopOf, fillsAddress } from '../setup/orders.ts';

test('an attendee buys by transfer; paid and shipped are seen as they happen', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 2);
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await page.getByText('€25.80').first().waitFor();

  await shop.raisePrice(1_390);
  await page.getByText('One price has changed since you last looked.').waitFor();
  const goOn = page.getByRole('button', { name: 'Continue to address' });
  expect(await goOn.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.getByText('€27.80').first().waitFor();
  await goOn.click();

  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('Please fill this in').first().waitFor();
  await fillsAddress(page);
  await page.getByRole('radio', { name: 'Bank transfer' }).waitFor();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByText('Thank you for your order.').waitFor();
  await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();

  const office = await open('/apps/ecommerce/sales', { as: organiser });
  const row = office.getByRole('row', { name: /Mara Lindholm.*Placed.*€27\.80/ });
  await row.waitFor();
  await row.getByRole('link').first().click();
  await office.getByRole('button', { name: 'Record a payment' }).click();
  await office.getByRole('button', { name: 'Record payment' }).click();
  await page.locator('header').getByText('Paid', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);

  await office.getByRole('button', { name: 'Mark as shipped' }).click();
  await office.getByRole('textbox', { name: 'Shipment' }).fill('DHL 0034 0434');
  const shipping = office.getByRole('dialog', { name: 'Mark as shipped' });
  await shipping.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByText('DHL 0034 0434').waitFor();
  await page.locator('header').getByText('Shipped', { exact: true }).waitFor();

  await page.getByRole('link', { name: 'Invoice' }).click();
  await page.getByRole('article').getByText('Mara Lindholm').waitFor();
});

test('what is not paid is given up, and the address is there next time', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Ada Park');
  await shop.fillCart(buyer, 1);
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await fillsAddress(page);
  await page.getByRole('radio', { name: 'On site' }).click();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const asked = page.getByRole('dialog', { name: 'Cancel this order?' });
  await asked.getByRole('button', { name: 'Cancel the order' }).click();
  await page.locator('header').getByText('Cancelled', { exact: true }).waitFor();

  await shop.fillCart(buyer, 3);
  const again = await open('/apps/ecommerce/checkout', { as: buyer });
  await again.getByRole('button', { name: 'Continue to address' }).click();
  const city = again.getByRole('textbox', { name: 'City' });
  await city.waitFor();
  expect(await city.inputValue()).toBe('Stuttgart');
  await again.goto(again.url().replace(/checkout.*/, 'orders'));
  await again.getByRole('link', { name: /Order .*Cancelled/ }).waitFor();
});

test('a part is taken back, and its buyer sees how much', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Ines Prado');
  await shop.fillCart(buyer, 2);
  const order = await shop.order(buyer);
  const { id: invoiceId } = order.invoice;
  await send('/api/payments', organiser.accessToken, {
    invoiceId,
    way: 'on_site',
    state: 'paid',
    amount: order.gross,
    reference: '',
    paidOn: null,
  });
  const page = await open(`/apps/ecommerce/orders/${order.id}`, { as: buyer });
  await page.locator('header').getByText('Paid', { exact: true }).waitFor();
  const office = await open(`/apps/ecommerce/sales/${order.id}`, { as: organiser });
  await office.getByRole('button', { name: 'Refund items' }).click();
  const dialog = office.getByRole('dialog', { name: 'Refund items' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Came broken');
  await dialog.getByRole('radio', { name: 'Some items' }).click();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText('Choose at least one item.').waitFor();
  await dialog.getByRole('textbox', { name: 'Tide mug' }).fill('1');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('1 returned').waitFor();
  await page.getByText('Refund due').waitFor();
});

test('every page of orders holds in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  await shop.fillCart(organiser, 2);
  const { id } = await shop.order(organiser);
  await shop.fillCart(organiser, 1);
  const pages = [
    ['checkout', '[data-state=here]'],
    ['checkout?step=address', 'input[name=taxNumber]'],
    ['orders', `a[href="/apps/ecommerce/orders/${id}"]`],
    [`orders/${id}`, 'aside address'],
    [`orders/${id}/invoice`, 'article table'],
    ['sales', `a[href="/apps/ecommerce/sales/${id}"]`],
    [`sales/${id}`, 'aside address'],
    ['sales/settings', 'input[name=graceDays]'],
  ] as const;
  const page = await open('/apps/ecommerce/shop', { as: organiser });
  for (const [path, sign] of pages) {
    await page.goto(`${inject('address')}/apps/ecommerce/${path}`);
    expect(await everyLookFaults(page, page.locator(sign)), path).toEqual([]);
  }
});
