import type { Order } from '@plenum/contract';
import type { Page } from 'playwright-core';
import { type Actor, changeOrganisation, send } from '../../setup/api.ts';
import { test } from '../../setup/browser.ts';
import { changeBilling } from '../../setup/invoices.ts';
import { aShopOf } from '../../setup/orders.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../../setup/people.ts';

/** Unpaid orders are looked for once a minute. */
const nextRound = 100_000;

const stateOf = (page: Page, state: string, timeout = nextRound) =>
  page.locator('header').getByText(state, { exact: true }).waitFor({ timeout });

/** Between the two it is always another day. */
const livesIn = ({ accessToken }: Actor, timeZone: 'Pacific/Pago_Pago' | 'Pacific/Kiritimati') =>
  changeOrganisation(accessToken, { timeZone });

/** Due on the day it is placed, all ten mugs of the shop; then that day is over. */
async function anOrderThatIsLate() {
  const organiser = await aVerifiedOrganiser();
  const token = organiser.accessToken;
  const shop = await aShopOf(organiser);
  await changeBilling(token, { termDays: 0 });
  await send('/api/shop/order-settings', token, { graceDays: 0 }, 'PUT');
  await livesIn(organiser, 'Pacific/Pago_Pago');
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 10);
  const order: Order = await shop.order(buyer);
  return { organiser, buyer, order };
}

test('an order nobody pays ends before its buyer’s eyes, and a late transfer buys it again', async ({
  open,
}) => {
  const { organiser, buyer, order } = await anOrderThatIsLate();
  const other = await anAttendeeOf(organiser, 'Ines Prado');
  const shop = await open('/apps/ecommerce/shop', { as: other });
  await shop.getByText('Sold out').waitFor();
  const page = await open(`/apps/ecommerce/orders/${order.id}`, { as: buyer });
  await stateOf(page, 'Placed');

  await livesIn(organiser, 'Pacific/Kiritimati');
  await stateOf(page, 'Cancelled');
  await page.getByText('This order was not paid in time, so it has ended.').waitFor();
  await shop.getByText('Sold out').waitFor({ state: 'detached' });

  const office = await open(`/apps/ecommerce/sales/${order.id}`, { as: organiser });
  await office.getByRole('link', { name: 'Invoice', exact: true }).waitFor();
  await send('/api/payments', organiser.accessToken, {
    invoiceId: order.invoice.id,
    way: 'transfer',
    state: 'paid',
    amount: order.gross,
    reference: order.number,
    paidOn: null,
  });
  await shop.getByText('Sold out').waitFor();
  await office.getByText('it was ordered again').waitFor();
  await page.getByText('it was ordered again').waitFor();
  await page.getByRole('alert').getByRole('link').click();
  await stateOf(page, 'Paid');
  await page.getByText('This one replaces it').waitFor();
});
