import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { type Actor, send } from '../setup/api.ts';
import { accessFaults, test } from '../setup/browser.ts';
import { everyLookFaults } from '../setup/every-look.ts';
import { anInvoicingOrganisation } from '../setup/invoices.ts';
import { looksOutside, wearFromNowOn } from '../setup/looks.ts';
import { aShopOf, takesMoney } from '../setup/orders.ts';
import { aVerifiedOrganiser } from '../setup/people.ts';

/** What there is only once somebody has done something, and the sign that it is there in any language. */
interface Shown {
  path: string;
  deed?: (page: Page) => Promise<unknown>;
  sign: string;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

const gives = (button: string, content: string) => async (page: Page) => {
  // An empty list offers it as well as the head of the page.
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'table.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
};

async function holds(page: Page, all: readonly Shown[]) {
  for (const { path, deed, sign } of all) {
    await page.goto(`${inject('address')}${path}`);
    await deed?.(page);
    expect(await everyLookFaults(page, page.locator(sign).first()), path).toEqual([]);
  }
}

test('what is done to an invoice holds in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const billing = await anInvoicingOrganisation(organiser);
  const draft = await billing.add();
  const late = await billing.issue({ dueOn: '2026-01-10' });
  const page = await open('/apps/invoice/list', { as: organiser });
  await holds(page, [
    { path: '/apps/invoice/add', sign: 'textarea[name^=description]' },
    {
      path: `/apps/invoice/preview/${draft.id}`,
      deed: press('Issue'),
      sign: '[role=dialog] button',
    },
    {
      path: `/apps/invoice/preview/${late.id}`,
      deed: press('Credit note'),
      sign: '[role=dialog] input',
    },
    {
      path: `/apps/invoice/preview/${late.id}`,
      deed: press('Remind'),
      sign: '[role=dialog] textarea',
    },
    {
      path: '/apps/invoice/statements',
      deed: gives(
        'Import a statement',
        `Date,Description,Name,Amount\n20/11/2026,${late.number},Mara,25.80\n`,
      ),
      sign: '[role=dialog] table',
    },
  ]);
});

async function paidOrder(organiser: Actor) {
  const shop = await aShopOf(organiser);
  await shop.fillCart(organiser, 2);
  const order = await shop.order(organiser);
  await send('/api/payments', organiser.accessToken, {
    invoiceId: order.invoice.id,
    way: 'on_site',
    state: 'paid',
    amount: order.gross,
    reference: '',
    paidOn: null,
  });
  await shop.fillCart(organiser, 1);
  return order;
}

test('what is done in the shop holds in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  const { id, lines } = await paidOrder(organiser);
  const page = await open('/apps/ecommerce/shop', { as: organiser });
  await holds(page, [
    { path: '/apps/ecommerce/catalogue/new', sign: 'main form input[name=name]' },
    {
      path: '/apps/ecommerce/catalogue',
      deed: gives('Import', 'name,price,stock\nCup,4.50,2\nPin,free,\n'),
      sign: '[role=dialog] li',
    },
    {
      path: `/apps/ecommerce/sales/${id}`,
      deed: press('Refund items'),
      sign: '[role=dialog] input',
    },
    {
      path: `/apps/ecommerce/sales/${id}`,
      deed: press('Mark as shipped'),
      sign: '[role=dialog] textarea',
    },
    { path: `/apps/ecommerce/product-detail/${lines[0]?.slug}`, sign: 'main form textarea' },
    {
      path: '/apps/ecommerce/checkout?step=address',
      deed: press('Continue to payment'),
      sign: 'input[type=radio]',
    },
  ]);
});

test('the page of a payer can be read by everyone, in every look', async ({ open }) => {
  const organiser = await aVerifiedOrganiser();
  await takesMoney(organiser);
  const billing = await anInvoicingOrganisation(organiser);
  const { id: invoiceId } = await billing.issue();
  const { path } = await send<{ path: string }>('/api/payments/links', organiser.accessToken, {
    invoiceId,
    isNew: false,
  });
  const desk = await open(path);
  const isThere = (page: Page) => page.getByText('DE89 3704 0044 0532 0130 00').waitFor();
  for (const look of looksOutside) {
    await wearFromNowOn(desk, look);
    await desk.reload();
    await isThere(desk);
    expect([look, await accessFaults(desk)]).toEqual([look, []]);
  }
  const phone = await open(path, { language: 'de', viewport: { width: 390, height: 844 } });
  await isThere(phone);
  expect(await accessFaults(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
