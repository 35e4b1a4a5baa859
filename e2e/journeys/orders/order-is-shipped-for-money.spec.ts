import { test } from '../../setup/browser.ts';
import { aShopOf } from '../../setup/orders.ts';
import { anAttendeeOf, aVerifiedOrganiser } from '../../setup/people.ts';

test('what shipping costs is set by country, said before one pays, and on the invoice', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const shop = await aShopOf(organiser);
  const buyer = await anAttendeeOf(organiser, 'Mara Lindholm');
  await shop.fillCart(buyer, 2);
  const page = await open('/apps/ecommerce/checkout', { as: buyer });
  await page.getByText('€25.80').last().waitFor();

  const office = await open('/apps/ecommerce/sales/settings', { as: organiser });
  const add = office.getByRole('button', { name: 'Add a rate' });
  await add.click();
  const first = office.getByRole('listitem', { name: 'Rate 1' });
  await office.getByRole('button', { name: 'Save shipping' }).click();
  await first.getByText('Enter a name.').waitFor();
  await first.getByRole('textbox', { name: 'Name' }).fill('Parcel within Germany');
  await first.getByRole('textbox', { name: 'Price with tax' }).fill('4.90');
  const countries = first.getByRole('combobox', { name: 'Countries' });
  await countries.fill('Germ');
  await office.getByRole('option', { name: 'Germany', exact: true }).click();
  await countries.press('Tab');
  await first.getByText('Enter a name.').waitFor({ state: 'detached' });
  await office.getByRole('button', { name: 'Save shipping' }).click();
  await page.getByText('plus €4.90 for shipping').waitFor();

  await page.getByRole('button', { name: 'Continue to address' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Mara Lindholm');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('8 rue de la Paix');
  await page.getByRole('textbox', { name: 'City' }).fill('Paris');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.fill('France');
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('The shop does not ship to this country.').waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await country.fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('Parcel within Germany').waitFor();
  await summary.getByText('€30.70').waitFor();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByText('Thank you for your order.').waitFor();
  await page.getByText('Parcel within Germany').waitFor();
  await page.getByRole('link', { name: 'Invoice' }).click();
  const paper = page.getByRole('article');
  await paper.getByText('Parcel within Germany').waitFor();
  await paper.getByText('€30.70').first().waitFor();
});
