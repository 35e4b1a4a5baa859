import * as Type from 'typebox';

import { closed, Id, Instant, Nullable, oneOf } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { Tier } from '../exhibitors/index.ts';
import { TaxReason } from '../invoices/index.ts';

const version = Type.Integer({ description: 'Rises with each change.' });
const onVersion = Type.Integer({ description: 'The version these changes were made on.' });
const Price = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const Rate = Type.Integer({ minimum: 0, maximum: 10_000, description: 'Hundredths of a percent.' });

/** `ticket` lets somebody in; an `add_on` is bought with one. A `booth` and a `sponsor` make a firm one. */
export const TicketKind = oneOf('ticket', 'add_on', 'booth', 'sponsor');
export type TicketKind = Type.Static<typeof TicketKind>;
/** `code`: only who has a code that opens it sees it; `invited`: who has an invitation to it. */
export const TicketAudience = oneOf('everyone', 'code', 'invited');
export type TicketAudience = Type.Static<typeof TicketAudience>;
export const TicketMode = oneOf('on_site', 'online', 'both');
export type TicketMode = Type.Static<typeof TicketMode>;

/** What it costs from then on: from a moment, once so many are booked, or whichever comes first. */
export const LaterPrice = Type.Object(
  {
    name: Texts(60),
    price: Price,
    from: Nullable(Instant),
    afterSold: Nullable(
      Type.Integer({
        minimum: 1,
        maximum: 1_000_000,
        description: 'Once so many are booked or being booked.',
      }),
    ),
  },
  closed,
);
export type LaterPrice = Type.Static<typeof LaterPrice>;

/** What of the event lies open to who has it; `all`: everything but sessions that an add-on opens. */
export const TicketOpens = Type.Object(
  {
    what: oneOf('all', 'chosen', 'nothing'),
    stageIds: Type.Array(Id('stages.stage'), { maxItems: 30, uniqueItems: true }),
    sessionIds: Type.Array(Id('agenda.session'), { maxItems: 50, uniqueItems: true }),
  },
  closed,
);
export type TicketOpens = Type.Static<typeof TicketOpens>;

/** What a booth or a sponsor package makes of the firm that books it; nothing of it for anything else. */
export const TicketGives = Type.Object(
  {
    boothTier: Nullable(Tier),
    sponsorPackageId: Nullable(Id('sponsors.package')),
    passTicketId: Nullable(Id('tickets.ticket')),
    passes: Type.Integer({
      minimum: 0,
      maximum: 20,
      description: 'Tickets of that kind which come with each, at no cost.',
    }),
  },
  closed,
);
export type TicketGives = Type.Static<typeof TicketGives>;

const ticketFields = {
  kind: TicketKind,
  name: Texts(120),
  description: Texts(1_000),
  price: Price,
  priceName: Texts(60),
  laterPrices: Type.Array(LaterPrice, {
    maxItems: 5,
    description: 'In their order; until the first of them begins, `price` applies.',
  }),
  taxRate: Rate,
  taxReason: Nullable(TaxReason),
  mode: TicketMode,
  opens: TicketOpens,
  gives: TicketGives,
  audience: TicketAudience,
  isOnSale: Type.Boolean(),
  saleFrom: Nullable(Instant),
  saleUntil: Nullable(Instant),
  least: Type.Integer({ minimum: 1, maximum: 50, description: 'Of a booking that has any.' }),
  most: Type.Integer({ minimum: 1, maximum: 50, description: 'Of one booking.' }),
  poolIds: Type.Array(Id('tickets.pool'), {
    maxItems: 5,
    uniqueItems: true,
    description: 'What each one draws from; none: there is no end of them.',
  }),
};
/** How many are left is the least of what its pools have left. */
export const Ticket = Type.Object({
  id: Id('tickets.ticket'),
  ...ticketFields,
  priceNow: Type.Integer({ description: 'What the next one costs.' }),
  sold: Type.Integer({ description: 'In valid bookings, paid or not.' }),
  held: Type.Integer({ description: 'Kept for people who are filling in.' }),
  left: Nullable(Type.Integer({ description: 'Null: there is no end of them.' })),
  version,
});
export type Ticket = Type.Static<typeof Ticket>;
export const TicketInput = Type.Object(ticketFields, closed);
export type TicketInput = Type.Static<typeof TicketInput>;
export const TicketUpdate = Type.Object({ version: onVersion, ...ticketFields }, closed);
export type TicketUpdate = Type.Static<typeof TicketUpdate>;
/** Right before this one; null: last of its kind. */
export const TicketMove = Type.Object({ beforeId: Nullable(Id('tickets.ticket')) }, closed);

/** A number of places that several tickets may share: the hall, the students among them, the dinner. */
const poolFields = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  size: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
};
export const TicketPool = Type.Object({
  id: Id('tickets.pool'),
  ...poolFields,
  taken: Type.Integer(),
  version,
});
export type TicketPool = Type.Static<typeof TicketPool>;
export const TicketPoolInput = Type.Object(poolFields, closed);
export type TicketPoolInput = Type.Static<typeof TicketPoolInput>;
export const TicketPoolUpdate = Type.Object({ version: onVersion, ...poolFields }, closed);
export type TicketPoolUpdate = Type.Static<typeof TicketPoolUpdate>;
