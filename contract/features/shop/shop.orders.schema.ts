import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { AddressInput, TaxSum } from '../invoices/index.ts';
import { BuyingWay, Owed, Paying, PaymentWay } from '../payments/index.ts';
import { Cart } from './shop.mine.schema.ts';
import { Deliveries, ShippingLine } from './shop.shipping.schema.ts';

const Day = Type.String({ format: 'date' });
const Said = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });
const Why = Type.String({ maxLength: 500, description: 'The buyer reads it.' });

export const OrderState = oneOf('placed', 'paid', 'shipped', 'done', 'cancelled');
export type OrderState = Type.Static<typeof OrderState>;

/** What a list is asked for: a state, or those of orders that are open, or of what was sent. */
const OrderStateFilter = oneOf('open', 'sent', 'placed', 'paid', 'shipped', 'done', 'cancelled');
export type OrderStateFilter = Type.Static<typeof OrderStateFilter>;

const OrderAddress = Type.Object(AddressInput.properties);
export const KeptAddress = Type.Object({ id: Id('shop.address'), ...AddressInput.properties });
export type KeptAddress = Type.Static<typeof KeptAddress>;

/** All that is shown before somebody orders. */
export const Checkout = Type.Object({
  cart: Cart,
  mark: Type.String({
    description:
      'Identifies what is in the cart and what it costs; an order names the one that was shown.',
  }),
  ways: Type.Array(Type.Object({ way: BuyingWay, words: Texts(500) }), {
    maxItems: 4,
    description:
      'How this cart can be paid, free where it costs nothing; none: the shop takes no orders yet.',
  }),
  addresses: Type.Array(KeptAddress, { maxItems: 10, description: 'The last used first.' }),
  needsShipping: Type.Boolean(),
  deliveries: Deliveries,
  termDays: Type.Integer({ description: 'From the order until the money is due.' }),
});
export type Checkout = Type.Static<typeof Checkout>;

export const OrderInput = Type.Object(
  {
    mark: Type.String({ minLength: 1, maxLength: 64 }),
    way: BuyingWay,
    address: AddressInput,
    keepsAddress: Type.Boolean({ description: 'For the next time.' }),
  },
  closed,
);
export type OrderInput = Type.Static<typeof OrderInput>;

/** One of a list. Its amounts are those of its invoice when it was issued. */
export const OrderHead = Type.Object({
  id: Type.Integer(),
  number: Type.String({ description: 'That of its invoice.' }),
  invoiceId: Type.Integer(),
  state: OrderState,
  way: BuyingWay,
  buyerName: Type.String(),
  pieces: Type.Integer(),
  summary: Type.String({ description: 'What was bought, in a line.' }),
  picture: Nullable(Type.String()),
  needsShipping: Type.Boolean(),
  currency: Currency,
  gross: Amount,
  dueOn: Nullable(Day),
  placedAt: Instant,
  version: Type.Integer({ description: 'Rises with each change.' }),
});
export type OrderHead = Type.Static<typeof OrderHead>;

export const OrderLine = Type.Object({
  place: Type.Integer({ description: 'The same as on the invoice, from 0.' }),
  productId: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  values: Type.Array(Type.String(), { maxItems: 3 }),
  sku: Type.String(),
  picture: Nullable(Type.String()),
  quantity: Type.Integer(),
  left: Type.Integer({ description: 'Of these, not cancelled by a credit note.' }),
  price: Amount,
  taxRate: Type.Integer(),
  net: Amount,
  tax: Amount,
  gross: Amount,
});
export type OrderLine = Type.Static<typeof OrderLine>;

const OrderChange = Type.Object({
  state: OrderState,
  at: Instant,
  by: Nullable(Type.String({ description: 'Null: the clock, the ledger, or not for the reader.' })),
  why: Type.String(),
});

/** An order that had ended and was paid after all, or the one that took its place. */
const OrderName = Type.Object({ id: Type.Integer(), number: Type.String() });

const OrderDeed = oneOf('ship', 'finish', 'cancel', 'refund');
export type OrderDeed = Type.Static<typeof OrderDeed>;

export const Order = Type.Object({
  ...OrderHead.properties,
  net: Amount,
  tax: Amount,
  taxes: Type.Array(TaxSum),
  lines: Type.Array(OrderLine, { maxItems: 100 }),
  shipping: Nullable(
    Type.Object({
      ...ShippingLine.properties,
      place: Type.Integer({ description: 'The same as on the invoice.' }),
      left: Type.Integer({ description: '0: cancelled by a credit note.' }),
    }),
  ),
  address: OrderAddress,
  email: Type.String(),
  tracking: Type.String(),
  invoice: Owed,
  paying: Paying,
  isEnded: Type.Boolean({ description: 'By the clock: nobody paid it in time.' }),
  again: Nullable(OrderName),
  againOf: Nullable(OrderName),
  deeds: Type.Array(OrderDeed, {
    maxItems: 4,
    description: 'What the reader can do with it in its current state.',
  }),
  changes: Type.Array(OrderChange),
});
export type Order = Type.Static<typeof Order>;

const paged = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
export const MyOrderQuery = Type.Object(paged);
export type MyOrderQuery = Type.Static<typeof MyOrderQuery>;

const filters = {
  q: OptionalText(200),
  person: Type.Optional(Type.Integer({ minimum: 1, description: 'Only what they bought.' })),
  state: Type.Optional(OrderStateFilter),
  way: Type.Optional(BuyingWay),
  buyer: Type.Optional(
    Type.Enum(['first_time', 'returning'], {
      description: 'Whether they had bought before `from`; all of them where that is not said.',
    }),
  ),
  from: Type.Optional(Type.String({ format: 'date', description: 'Placed then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Placed then or before.' })),
  sort: Type.Optional(oneOf('placed', '-placed', 'buyer', '-buyer', 'gross', '-gross')),
};
export const OrderFilter = Type.Object(filters);
export type OrderFilter = Type.Static<typeof OrderFilter>;
export const OrderQuery = Type.Object({ ...filters, ...paged });
export type OrderQuery = Type.Static<typeof OrderQuery>;
export const OrderPage = Type.Object({
  orders: Type.Array(OrderHead, { maxItems: 100 }),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
export type OrderPage = Type.Static<typeof OrderPage>;

export const OrderWayInput = Type.Object({ way: PaymentWay }, closed);

export const ShippingInput = Type.Object(
  { tracking: Type.String({ maxLength: 500, description: 'Carrier, number, address to follow.' }) },
  closed,
);
export const CancelInput = Type.Object({ why: Why, isBackInStock: Type.Boolean() }, closed);
export type CancelInput = Type.Static<typeof CancelInput>;

/** What was paid for it is asked to be paid back, in the ledger. */
export const OrderRefundInput = Type.Object(
  {
    why: Said(500),
    isBackInStock: Type.Boolean(),
    lines: Nullable(
      Type.Array(
        Type.Object(
          {
            place: Type.Integer({ minimum: 0, maximum: 100 }),
            quantity: Type.Integer({ minimum: 1, maximum: 999 }),
          },
          closed,
        ),
        { minItems: 1, maxItems: 100, description: 'Null: all that is left.' },
      ),
    ),
  },
  closed,
);
export type OrderRefundInput = Type.Static<typeof OrderRefundInput>;

const settings = {
  graceDays: Type.Integer({
    minimum: 0,
    maximum: 365,
    description: 'What nobody has paid so long after it was due is cancelled.',
  }),
};
export const OrderSettingsUpdate = Type.Object(settings, closed);
export const OrderSettings = Type.Object({
  ...settings,
  hasSender: Type.Boolean({ description: 'Without one no invoice, and so no order, is made.' }),
  hasWay: Type.Boolean({ description: 'To pay; without one only what costs nothing is ordered.' }),
});
export type OrderSettings = Type.Static<typeof OrderSettings>;
export type OrderSettingsUpdate = Type.Static<typeof OrderSettingsUpdate>;
