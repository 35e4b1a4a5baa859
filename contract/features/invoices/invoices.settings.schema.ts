import * as Type from 'typebox';
import { closed } from '../../kernel/values.ts';
import { Currency } from '../../kernel/currency.ts';
import { Email } from '../accounts/index.ts';
import { Reminders } from './invoices.mails.schema.ts';

const Line = (maxLength: number) => Type.String({ maxLength });

/** Two letters of ISO 3166, or nothing. */
const Country = Type.String({ pattern: '^([A-Z]{2})?$' });

export const postal = {
  street: Line(200),
  postcode: Line(20),
  city: Line(100),
  country: Country,
};
export const MaybeEmail = Type.Union([Type.Literal(''), Email]);

export const TaxNumber = Type.String({
  maxLength: 30,
  pattern: '^([A-Z0-9][A-Z0-9 ./-]*)?$',
  description: 'With its country where it is for trade between states: DE136695976.',
});

/** Who writes the invoices. */
export const Sender = Type.Object(
  {
    name: Line(200),
    ...postal,
    email: MaybeEmail,
    phone: Line(40),
    taxNumber: TaxNumber,
    registration: Type.String({ maxLength: 200, description: 'Register, local tax number.' }),
  },
  closed,
);
export type Sender = Type.Static<typeof Sender>;

/** Where the money goes. */
export const Bank = Type.Object(
  {
    holder: Line(100),
    bankName: Line(100),
    country: Country,
    iban: Type.String({ pattern: '^([A-Z]{2}[0-9]{2}[A-Z0-9 ]{10,38})?$' }),
    swiftCode: Type.String({ pattern: '^([A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?)?$' }),
  },
  closed,
);
export type Bank = Type.Static<typeof Bank>;

const NumberPattern = Type.String({
  maxLength: 40,
  pattern: '^[A-Za-z0-9/._ -]*(\\{year\\}[A-Za-z0-9/._ -]*)?\\{number:[1-9]\\}[A-Za-z0-9/._ -]*$',
  description: 'With {number:5} and, if numbers begin anew each year, {year} before it.',
});

const settings = {
  sender: Sender,
  bank: Bank,
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  taxRate: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: 'Of new lines: 1900 is 19 %.',
  }),
  termDays: Type.Integer({ minimum: 0, maximum: 365, description: 'From issue until due.' }),
  invoicePattern: NumberPattern,
  creditNotePattern: NumberPattern,
  note: Type.String({ maxLength: 2_000, description: 'Printed under new invoices.' }),
  reminders: Reminders,
};

export const InvoiceSettings = Type.Object({
  version: Type.Integer({ description: 'Rises with each change; 0 before the first one.' }),
  ...settings,
});
export type InvoiceSettings = Type.Static<typeof InvoiceSettings>;
export const InvoiceSettingsUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version the change was made on.' }),
    ...Type.Partial(Type.Object(settings)).properties,
  },
  closed,
);
export type InvoiceSettingsUpdate = Type.Static<typeof InvoiceSettingsUpdate>;
