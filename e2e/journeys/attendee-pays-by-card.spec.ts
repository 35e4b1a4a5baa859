import type { Page } from 'playwright-core';
import { test } from '../setup/browser.ts';
import { aShopOf, goesToPay, takesCards } from '../setup/orders.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';

/** To the stand-in, and back by the address that letters bear. */
const away = /foreign request: http:\/\/(?:127\.0\.0\.1|localhost):/;

const at = (page: Page, deed: string) =>
  page.getByRole('button', { name: deed, exact: true }).click();
const stateOf = (page: Page, state: string) =>
  page.locator('header').getByText(state, { exact: true }).waitFor();

async function aBuyer() {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  await takesCards(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 2);
  return { organiser, shop, buyer };
}

test('a card is declined, tried again and asked for its bank; the organiser sees it paid', async ({
  open,
  expected,
}) => {
  expected.push(away);
  const { organiser, buyer } = await aBuyer();
  const office = await open('/apps/ecommerce/sales', { as: organiser });
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await goesToPay(page);
  await office.getByRole('row', { name: /Mara Lindholm.*Placed/ }).waitFor();
  await at(page, 'Pay with a card that is declined');
  await page.getByText('Your card was declined.').waitFor();
  await at(page, 'Go back');
  await page.getByText('The payment did not work, and nothing was charged.').waitFor();
  await page.getByText('The card was declined.').waitFor();
  await page.getByText('Your items are kept for you until').waitFor();
  await page.getByRole('button', { name: 'Pay €25.80' }).click();
  await at(page, 'Pay with a card that asks its bank');
  await at(page, 'Approve');
  await stateOf(page, 'Paid');
  const row = office.getByRole('row', { name: /Mara Lindholm.*Paid/ });
  await row.getByRole('link').first().click();
  const payments = office.getByRole('region', { name: 'Payments' });
  await payments.getByText('The card was declined.').waitFor();
});

test('who leaves without paying chooses another way', async ({ open, expected }) => {
  expected.push(away);
  const { buyer } = await aBuyer();
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await goesToPay(page);
  await at(page, 'Go back');
  await page.getByText('The payment was not finished, and nothing was charged.').waitFor();
  await page.getByRole('button', { name: 'Bank transfer' }).click();
  await page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  await page.getByRole('img', { name: /Code with account/ }).waitFor();
});

test('what takes days is said so, and paid when it has come', async ({ open, expected }) => {
  expected.push(away);
  const { buyer } = await aBuyer();
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await goesToPay(page);
  await at(page, 'Pay by a way that takes days');
  await page.getByText('Your payment is on its way.').waitFor();
});
