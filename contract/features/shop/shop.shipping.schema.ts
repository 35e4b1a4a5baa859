import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Nullable } from '../../kernel/values.ts';

const Price = Type.Integer({ minimum: 0, maximum: 10_000_000_000 });
const Countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
  maxItems: 250,
  uniqueItems: true,
  description: 'None: wherever no other rate is for.',
});
const mostRates = 20;

/** What sending an order costs, however much is in it. */
export const ShippingRate = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '\\S',
      description: 'What the line on the invoice says: Parcel within Germany.',
    }),
    countries: Countries,
    price: Type.Integer({ ...Price, description: 'With tax.' }),
    taxRate: Type.Integer({ minimum: 0, maximum: 10_000 }),
    freeFrom: Nullable(
      Type.Integer({ ...Price, description: 'What is bought for so much, with tax, ships free.' }),
    ),
  },
  closed,
);
export type ShippingRate = Type.Static<typeof ShippingRate>;

const rates = Type.Array(ShippingRate, {
  maxItems: mostRates,
  description: 'Without any, everything ships free and anywhere.',
});
export const ShippingUpdate = Type.Object({ rates }, closed);
export type ShippingUpdate = Type.Static<typeof ShippingUpdate>;
export const Shipping = Type.Object({ rates, currency: Currency, usualTaxRate: Type.Integer() });
export type Shipping = Type.Static<typeof Shipping>;

/** What it costs to send what is in a cart, by where it goes; null where nothing is to be sent. */
export const ShippingSpan = Nullable(Type.Object({ low: Amount, high: Amount }));

/** What an order to some countries comes to. */
export const ShopDelivery = Type.Object({
  countries: Countries,
  name: Type.String(),
  shipping: Type.Integer({ description: 'With tax.' }),
  taxRate: Type.Integer(),
  net: Amount,
  tax: Amount,
  gross: Type.Integer({ description: 'Of all, with shipping and tax.' }),
});
export type ShopDelivery = Type.Static<typeof ShopDelivery>;
export const Deliveries = Type.Array(ShopDelivery, {
  maxItems: mostRates,
  description: 'The one that names the country is meant, else the one that names none.',
});

/** Of an order; on its invoice it is the line after the last one. */
export const ShippingLine = Type.Object({
  name: Type.String(),
  taxRate: Type.Integer(),
  net: Amount,
  tax: Amount,
  gross: Amount,
});
export type ShippingLine = Type.Static<typeof ShippingLine>;
