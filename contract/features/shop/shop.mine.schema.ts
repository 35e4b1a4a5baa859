import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { Id, Nullable } from '../../kernel/values.ts';
import { ShownProduct } from './shop.schema.ts';
import { ShippingSpan } from './shop.shipping.schema.ts';

const mostInCart = 100;

export const CartQuantity = Type.Object(
  { quantity: Type.Integer({ minimum: 1, maximum: 999 }) },
  { additionalProperties: false },
);
export type CartQuantity = Type.Static<typeof CartQuantity>;

export const CartLine = Type.Object({
  variantId: Id('shop.variant'),
  productId: Id('shop.product'),
  slug: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  picture: Nullable(Type.String()),
  optionNames: Type.Array(Type.String(), { maxItems: 3 }),
  values: Type.Array(Type.String(), { maxItems: 3 }),
  quantity: Type.Integer(),
  price: Amount,
  listPrice: Amount,
  priceBefore: Nullable(
    Type.Integer({ description: 'What was asked when the person last looked, where it differs.' }),
  ),
  left: Nullable(
    Type.Integer({ description: 'Where fewer are left than are wanted; null: enough.' }),
  ),
  isSold: Type.Boolean({ description: 'Else it cannot be bought any more.' }),
  hasFreeShipping: Type.Boolean(),
  needsShipping: Type.Boolean(),
  sum: Amount,
});
export type CartLine = Type.Static<typeof CartLine>;

/** It keeps nothing aside: what can still be had is seen when it is read. */
export const Cart = Type.Object({
  lines: Type.Array(CartLine, { maxItems: mostInCart }),
  count: Type.Integer({ description: 'Pieces, also of what cannot be bought any more.' }),
  currency: Currency,
  net: Amount,
  tax: Amount,
  gross: Type.Integer({ description: 'Of what can be bought, with tax, before shipping.' }),
  shipping: ShippingSpan,
  isReady: Type.Boolean({ description: 'All of it can be had, at prices the person has seen.' }),
});
export type Cart = Type.Static<typeof Cart>;

export const Wishlist = Type.Object({
  products: Type.Array(Type.Object({ ...ShownProduct.properties, isSold: Type.Boolean() }), {
    maxItems: 100,
  }),
});
export type Wishlist = Type.Static<typeof Wishlist>;
