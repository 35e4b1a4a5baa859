import type {
  AddressInput,
  Checkout,
  Order,
  Product,
  StripeKeys,
  WaySettings,
} from '@plenum/contract';
import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { type Actor, send } from './api.ts';
import { anInvoicingOrganisation, changeBilling } from './invoices.ts';

const bank = {
  holder: 'Tide Events GmbH',
  bankName: 'Hafenbank',
  country: 'DE',
  iban: 'DE89370400440532013000',
  swiftCode: '',
};

export const address: AddressInput = {
  name: 'Mara Lindholm',
  company: '',
  phone: '',
  street: 'Werkstraße 12',
  postcode: '70565',
  city: 'Stuttgart',
  country: 'DE',
  taxNumber: '',
};

/** It takes cards, by the stand-in for Stripe, which tells it what payers do. */
export async function takesCards({ accessToken }: Actor): Promise<void> {
  const keys = { secretKey: 'sk_test_double00double', hookSecret: 'whsec_double00double' };
  const { hook } = await send<StripeKeys>('/api/payments/stripe', accessToken, keys, 'PUT');
  const body = `${inject('address')}${hook}`;
  await fetch(`${inject('stripe')}/double/hook`, { method: 'POST', body });
  const { version, ways } = await send<WaySettings>('/api/payments/ways', accessToken);
  const on = ways.map((way) => ({ ...way, isOn: true }));
  await send('/api/payments/ways', accessToken, { version, ways: on }, 'PATCH');
}

/** It writes invoices, and is paid by transfer or on site. */
export async function takesMoney(organiser: Actor): Promise<void> {
  const token = organiser.accessToken;
  await anInvoicingOrganisation(organiser);
  await changeBilling(token, { bank });
  const { version } = await send<WaySettings>('/api/payments/ways', token);
  const on = ['transfer', 'on_site'].map((way) => ({ way, isOn: true, words: {} }));
  await send('/api/payments/ways', token, { version, ways: on }, 'PATCH');
}

/** With one mug for sale, and an account to pay it to. */
export async function aShopOf(organiser: Actor) {
  const token = organiser.accessToken;
  await takesMoney(organiser);
  const product = await send<Product>('/api/shop/catalogue', token, {
    name: 'Tide mug',
    description: '<p>Holds 300 ml.</p>',
    brand: 'Tide',
    categories: [],
    taxRate: 1_900,
    discount: 0,
    hasFreeShipping: false,
    needsShipping: true,
    state: 'on_sale',
    optionNames: [],
    variants: [{ values: [], sku: '', listPrice: 1_290, stock: 10 }],
  });
  const [variant] = product.variants;
  return {
    /** What is in their cart. */
    order: async ({ accessToken }: Actor) => {
      const { mark } = await send<Checkout>('/api/shop/checkout', accessToken);
      const input = { mark, way: 'transfer', address, keepsAddress: true };
      return send<Order>('/api/shop/my-orders', accessToken, input);
    },
    raisePrice: (listPrice: number) =>
      send(
        `/api/shop/catalogue/${product.id}`,
        token,
        {
          version: product.version,
          variants: [{ id: variant?.id, values: [], sku: '', stock: 10, listPrice }],
        },
        'PATCH',
      ),
    fillCart: (buyer: Actor, quantity: number) =>
      send(`/api/shop/cart/variants/${variant?.id}`, buyer.accessToken, { quantity }, 'PUT'),
  };
}

export async function fillsAddress(page: Page) {
  await page.getByRole('textbox', { name: 'Name' }).fill('Mara Lindholm');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('Werkstraße 12');
  await page.getByRole('textbox', { name: 'Postcode' }).fill('70565');
  await page.getByRole('textbox', { name: 'City' }).fill('Stuttgart');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germany');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** As far as the page of the provider. */
export async function goesToPay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to address' }).click();
  await fillsAddress(page);
  await page.getByRole('radio', { name: 'Card and more' }).click();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('heading', { name: 'Stand-in for Stripe' }).waitFor();
}
