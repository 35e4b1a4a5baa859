import type { AddressInput, Checkout, Order, Product } from '@plenum/contract';
import { type Actor, send } from './api.ts';
import { anInvoicingOrganisation, changeBilling } from './invoices.ts';

const bank = {
  holder: 'Tide Events GmbH',
  bankName: 'Hafenbank',
  country: 'DE',
  iban: 'DE89370400440532013000',
  swiftCode: '',
};

const address: AddressInput = {
  name: 'Mara Lindholm',
  company: '',
  phone: '',
  street: 'Werkstraße 12',
  postcode: '70565',
  city: 'Stuttgart',
  country: 'DE',
  taxNumber: '',
};

/** With one mug for sale, and an account to pay it to. */
export async function aShopOf(organiser: Actor) {
  const token = organiser.accessToken;
  await anInvoicingOrganisation(organiser);
  await changeBilling(token, { bank });
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
