import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, CommonId, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';

const what = {
  key: Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$', description: 'Made up by the browser.' }),
  placeId: CommonId,
  ticketId: CommonId,
};

/** What a place may be exchanged for, and what that costs more than what was paid for it. */
const UpgradeOffer = Type.Object({
  placeId: Type.Integer(),
  ticketId: Type.Integer(),
  name: Texts(120),
  price: Amount,
});
export type UpgradeOffer = Type.Static<typeof UpgradeOffer>;
export const UpgradeOffers = Type.Object({
  currency: Currency,
  upgrades: Type.Array(UpgradeOffer, { maxItems: 500 }),
});
export type UpgradeOffers = Type.Static<typeof UpgradeOffers>;

/** The same key again is the same upgrade. */
export const UpgradeInput = Type.Object(what, closed);
export type UpgradeInput = Type.Static<typeof UpgradeInput>;

export const HandUpgradeInput = Type.Object(
  {
    ...what,
    price: Nullable(
      Type.Integer({
        minimum: 0,
        maximum: 1_000_000_000,
        description: 'To pay for it; null: the difference. Another one needs a reason.',
      }),
    ),
    isPaid: Type.Boolean({ description: 'The money is there already; it is kept as a payment.' }),
    isMailed: Type.Boolean(),
    why: Type.String({ maxLength: 500, description: 'Who booked reads it.' }),
  },
  closed,
);
export type HandUpgradeInput = Type.Static<typeof HandUpgradeInput>;
