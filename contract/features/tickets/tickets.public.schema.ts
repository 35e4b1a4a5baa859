import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { EventCard, Texts } from '../events/index.ts';
import { CancelShare } from './tickets.sale.schema.ts';
import { TicketKind, TicketMode } from './tickets.schema.ts';

const Count = Type.Integer({ minimum: 0 });
const Rate = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Hundredths of a percent.' });

/** Why one can be bought now, or not. */
export const TicketState = oneOf('on_sale', 'soon', 'over', 'sold_out');
export type TicketState = Type.Static<typeof TicketState>;

/** What it will cost, and from when or once how many are booked. */
export const ComingPrice = Type.Object({
  name: Texts(60),
  price: Amount,
  from: Nullable(Instant),
  afterSold: Nullable(Count),
  left: Nullable(
    Type.Integer({ description: 'Until so many are booked; said where they are only a few.' }),
  ),
});
export type ComingPrice = Type.Static<typeof ComingPrice>;

/** What everyone may know of a ticket. */
export const OfferedTicket = Type.Object({
  id: Type.Integer(),
  kind: TicketKind,
  name: Texts(120),
  description: Texts(1_000),
  price: Type.Integer({ description: 'Of the next one that is booked.' }),
  priceName: Texts(60),
  comingPrices: Type.Array(ComingPrice, { maxItems: 5 }),
  priceBefore: Nullable(Type.Integer({ description: 'Without the code.' })),
  taxRate: Rate,
  mode: TicketMode,
  passes: Type.Integer({ description: 'Tickets that come with each.' }),
  passName: Texts(120),
  state: TicketState,
  saleFrom: Nullable(Instant),
  saleUntil: Nullable(Instant),
  least: Count,
  most: Count,
  left: Nullable(Type.Integer({ description: 'Said where there are only a few.' })),
  waitable: Nullable(
    Type.Integer({
      description: 'How many one may wait for, where not all of them can be had now.',
    }),
  ),
});
export type OfferedTicket = Type.Static<typeof OfferedTicket>;

/** What the booking page of an event needs. */
export const PublicOffer = Type.Object({
  event: EventCard,
  seller: Type.String(),
  state: oneOf('on_sale', 'soon', 'over', 'off'),
  opensAt: Nullable(Instant),
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  mostPlaces: Type.Integer(),
  terms: Texts(5_000),
  cancelDays: Nullable(Type.Integer()),
  cancelShares: Type.Array(CancelShare, { maxItems: 4 }),
  tickets: Type.Array(OfferedTicket, { maxItems: 100 }),
  code: Nullable(
    Type.Object(
      { code: Type.String(), isValid: Type.Boolean() },
      { description: 'The one that was asked with.' },
    ),
  ),
});
export type PublicOffer = Type.Static<typeof PublicOffer>;

export const WantedTicket = Type.Object(
  {
    ticketId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
    quantity: Type.Integer({ minimum: 1, maximum: 50 }),
  },
  closed,
);
export type WantedTicket = Type.Static<typeof WantedTicket>;
export const Wanted = Type.Array(WantedTicket, { minItems: 1, maxItems: 50 });
