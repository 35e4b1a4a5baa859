import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { send } from '../setup/api.ts';
import { test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { aColleagueOf, anAttendeeOf, aVerifiedOrganiser } from '../setup/people.ts';
import { aProduct, aShirt, aVariant, card, cartButton } from '../setup/shop.ts';

const shop = '/apps/ecommerce/shop';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Cart' });
const inCart = (page: Page, name: string) =>
  cart(page).getByRole('listitem').filter({ hasText: name });
const pieces = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^Cart\\s*${words} in the cart$`) }).waitFor();

test('what an organiser puts on sale goes into a cart that is the same in every window', async ({
  open,
}) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  const [one, other] = [await open(shop, { as: attendee }), await open(shop, { as: attendee })];
  await one.getByRole('heading', { name: 'Nothing for sale yet' }).waitFor();

  const office = await open('/apps/ecommerce/catalogue', { as: organiser });
  await office.getByRole('link', { name: 'Add product' }).first().click();
  await field(office, 'Name').fill('<b>Summit</b> mug');
  await office.getByRole('button', { name: 'Add product' }).click();
  await office.getByText('Enter a price').waitFor();
  await field(office, 'Price').fill('12.90');
  await field(office, 'Total stock').fill('3');
  await office.getByRole('combobox', { name: 'State' }).selectOption('On sale');
  await office.getByRole('button', { name: 'Add product' }).click();
  await office.getByRole('link', { name: 'See in the shop' }).waitFor();

  await card(one, '<b>Summit</b> mug')
    .getByRole('button', { name: /^Add to cart/ })
    .click();
  await pieces(one, '1 item');
  await pieces(other, '1 item');
  await cartButton(other).click();
  await inCart(other, 'mug')
    .getByRole('button', { name: /^One more/ })
    .click();
  await cart(other).getByText('€25.80').last().waitFor();
  await pieces(one, '2 items');

  await field(office, 'Discount').fill('50');
  await field(office, 'Total stock').fill('1');
  await office.getByRole('button', { name: 'Save product' }).click();
  await inCart(other, 'mug').getByText('Price went down:').waitFor();
  await inCart(other, 'mug').getByText('Only 1 left. Reduce the quantity.').waitFor();
  await inCart(other, 'mug')
    .getByRole('button', { name: /^One less/ })
    .click();
  await cart(other).getByRole('button', { name: 'Got it' }).click();
  await cart(other).getByText('Price went down:').waitFor({ state: 'detached' });

  await office.getByRole('combobox', { name: 'State' }).selectOption('Archived');
  await office.getByRole('button', { name: 'Save product' }).click();
  await inCart(other, 'mug').getByText('No longer sold. Remove it.').waitFor();
  await inCart(other, 'mug')
    .getByRole('button', { name: /^Remove from the cart/ })
    .click();
  await cart(other).getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

test('filters stay in the address, and a product says which of it can be had', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await aShirt(organiser);
  await aProduct(organiser);
  await aProduct(organiser, { name: 'Power bank', brand: 'Lumen', hasFreeShipping: true });
  const page = await open(shop, { as: organiser });
  await page.getByRole('radio', { name: /^Nord/ }).check();
  await card(page, 'Summit mug').waitFor({ state: 'detached' });
  await page.reload();
  await card(page, 'Summit shirt').waitFor();
  expect(await page.locator('[data-product]').count()).toBe(1);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('checkbox', { name: 'Free shipping' }).check();
  await card(page, 'Summit mug').waitFor({ state: 'detached' });
  await card(page, 'Power bank').waitFor();
  await page.getByRole('checkbox', { name: 'Free shipping' }).uncheck();
  await field(page, 'From').fill('20');
  await card(page, 'Power bank').waitFor({ state: 'detached' });

  await card(page, 'Summit shirt').getByRole('link', { name: 'Summit shirt', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Summit shirt' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(
    /^\/apps\/ecommerce\/product-detail\/summit-shirt-\d+$/,
  );
  await page.getByText('Only 3 left').waitFor();
  await page.getByRole('radio', { name: 'L (sold out)' }).check();
  await page.getByText('Sold out', { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Add to cart', exact: true }).count()).toBe(0);
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByRole('button', { name: 'One more: Summit shirt' }).click();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await pieces(page, '2 items');
});

test('a wish is the same in every window, and stays when it is sold no more', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const mug = await aProduct(organiser);
  const page = await open(shop, { as: organiser });
  const list = await open('/apps/ecommerce/wishlist', { as: organiser });
  await list.getByRole('heading', { name: 'Nothing on your wishlist' }).waitFor();
  await card(page, 'Summit mug')
    .getByRole('button', { name: 'On my wishlist: Summit mug' })
    .click();
  await card(list, 'Summit mug').waitFor();
  await send(
    `/api/shop/catalogue/${mug.id}`,
    organiser.accessToken,
    { version: mug.version, state: 'hidden' },
    'PATCH',
  );
  await list.getByRole('heading', { name: 'No longer sold' }).waitFor();
  await list.getByRole('button', { name: 'Remove: Summit mug' }).click();
  await list.getByRole('heading', { name: 'Nothing on your wishlist' }).waitFor();
});

test('two organisers who edit a product at once lose nothing', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const colleague = await aColleagueOf(organiser, 'Mara Engel');
  const { id } = await aProduct(organiser);
  const path = `/apps/ecommerce/catalogue/${id}`;
  const [one, other] = [await open(path, { as: organiser }), await open(path, { as: colleague })];
  await field(other, 'Brand').fill('Nordkiste');
  await field(one, 'Name').fill('Harbour mug');
  await one.getByRole('button', { name: 'Save product' }).click();
  await expect.poll(() => field(other, 'Name').inputValue()).toBe('Harbour mug');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect.poll(() => field(one, 'Brand').inputValue()).toBe('Nordkiste');
});

test('a number of another product is refused at its field', async ({ open, expected }) => {
  expected.push(/status of 409/);
  const organiser = await aVerifiedOrganiser();
  await aProduct(organiser, { variants: [aVariant({ sku: 'MUG-1' })] });
  const shirt = await aShirt(organiser);
  const page = await open(`/apps/ecommerce/catalogue/${shirt.id}`, { as: organiser });
  const number = field(page, 'Item number').nth(1);
  await number.fill('mug-1');
  await page.getByRole('button', { name: 'Save product' }).click();
  await page.getByText('Another product has this number').waitFor();
  expect(await number.getAttribute('aria-invalid')).toBe('true');
  await number.fill('SHIRT-L');
  await page.getByRole('button', { name: 'Save product' }).click();
  await page.getByText('Another product has this number').waitFor({ state: 'detached' });
  expect(await number.inputValue()).toBe('SHIRT-L');
});

test('a table is looked at, told its faults, and brought in', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const page = await open('/apps/ecommerce/catalogue', { as: organiser });
  await page.getByRole('button', { name: 'Import' }).click();
  const give = (content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'products.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  const drawer = page.getByRole('dialog', { name: 'Import products' });
  await give('name,price,stock\nCup,free,2\n');
  await drawer.getByText('this is not a price').waitFor();
  expect(await drawer.getByRole('button', { name: /^Import/ }).isDisabled()).toBe(true);
  await drawer.getByRole('button', { name: 'Another table' }).click();
  await give('name,price,stock\nCup,4.50,2\nPin,1,\n');
  await drawer.getByText('2 new products, nothing changed.').waitFor();
  await drawer.getByRole('button', { name: 'Import 2 products' }).click();
  await drawer.getByText('2 products added, none changed.').waitFor();
  await drawer.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('link', { name: 'Cup', exact: true }).waitFor();
});

test('the shop can be used by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const attendee = await anAttendeeOf(organiser, 'Noah Berger');
  await aProduct(organiser);
  const shirt = await aShirt(organiser);
  await aProduct(organiser, { name: 'Poster', variants: [aVariant({ stock: 0 })] });
  const page = await open(shop, { as: attendee });
  expect(await everyLookFaults(page, card(page, 'Poster'))).toEqual([]);
  const product = await open(`/apps/ecommerce/product-detail/${shirt.slug}`, { as: attendee });
  expect(await everyLookFaults(product, product.locator('main article'))).toEqual([]);
});

test('what runs the shop can be used by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { id } = await aShirt(organiser);
  const list = await open('/apps/ecommerce/catalogue', { as: organiser });
  expect(await everyLookFaults(list, list.locator('[data-row]').first())).toEqual([]);
  const editor = await open(`/apps/ecommerce/catalogue/${id}`, { as: organiser });
  expect(await everyLookFaults(editor, editor.locator('main form'))).toEqual([]);
});

test('a cart and a wishlist can be used by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { id } = await aProduct(organiser);
  for (const place of ['cart', 'wishlist']) {
    await send(`/apps/ecommerce/${place}`, organiser.accessToken, { productId: id });
  }
  const list = await open('/apps/ecommerce/wishlist', { as: organiser });
  expect(await everyLookFaults(list, card(list, 'Summit mug'))).toEqual([]);
  const page = await open(shop, { as: organiser });
  await cartButton(page).click();
  await inCart(page, 'Summit mug').waitFor();
  expect(await everyLookFaults(page, page.getByRole('dialog').getByRole('listitem'))).toEqual([]);
});
