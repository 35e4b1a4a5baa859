import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Nullable } from '../../kernel/values.ts';
import { Texts } from '../events/index.ts';
import { PaymentWay } from './payments.schema.ts';

const WaySetting = Type.Object(
  { way: PaymentWay, isOn: Type.Boolean(), words: Texts(500) },
  { ...closed, description: 'Its words are for the payer.' },
);
export type WaySetting = Type.Static<typeof WaySetting>;

const fields = {
  ways: Type.Array(WaySetting, { maxItems: 10, description: 'In the order they are offered in.' }),
};

/** How the organisation is paid. */
export const WaySettings = Type.Object({
  version: Type.Integer({ minimum: 0, description: 'Rises with each change.' }),
  ...fields,
});
export type WaySettings = Type.Static<typeof WaySettings>;
export const WaySettingsUpdate = Type.Object(
  {
    version: Type.Integer({ minimum: 0, description: 'The version these changes were made on.' }),
    ...fields,
  },
  closed,
);
export type WaySettingsUpdate = Type.Static<typeof WaySettingsUpdate>;

/** Of an issued invoice; a new one ends the one before. */
export const PayLinkInput = Type.Object(
  { invoiceId: Id('invoices.issued'), isNew: Type.Boolean() },
  closed,
);
export const PayLink = Type.Object({
  path: Type.String({ description: 'Leads its payer there.' }),
});

export const PayToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const TransferDetails = Type.Object({
  holder: Type.String(),
  bankName: Type.String(),
  iban: Type.String(),
  swiftCode: Type.String(),
  reference: Type.String(),
  code: Nullable(Type.String({ description: 'As banks in Europe read it from a picture.' })),
});
export type TransferDetails = Type.Static<typeof TransferDetails>;

/** With the organisation’s words to the payer. */
export const OfferedWay = Type.Object({ way: PaymentWay, words: Texts(500) });
export type OfferedWay = Type.Static<typeof OfferedWay>;

/** What the payer of one invoice sees, by its link. */
export const PayPage = Type.Object({
  seller: Type.String(),
  clientName: Type.String(),
  number: Type.String(),
  service: Type.String(),
  currency: Currency,
  gross: Amount,
  balance: Amount,
  dueOn: Nullable(Type.String({ format: 'date' })),
  ways: Type.Array(OfferedWay),
  transfer: Nullable(TransferDetails),
});
export type PayPage = Type.Static<typeof PayPage>;
