import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { ClientInput } from './invoices.clients.schema.ts';
import { InvoiceMail } from './invoices.mails.schema.ts';
import { Bank, Sender } from './invoices.settings.schema.ts';

/** Said where counting stopped: there are more, and pages end there. */
const AtLeast = Type.Optional(Type.Literal(true));
const Day = Type.String({ format: 'date' });

export const InvoiceState = oneOf(
  'draft',
  'sent',
  'downloaded',
  'partial_payment',
  'paid',
  'past_due',
);
export type InvoiceState = Type.Static<typeof InvoiceState>;

/** What a list is asked for: a state, or all that something is still to be paid of. */
const InvoiceStateFilter = Type.Union([Type.Literal('open'), InvoiceState]);
export type InvoiceStateFilter = Type.Static<typeof InvoiceStateFilter>;
export const InvoiceKind = oneOf('invoice', 'credit_note');
export type InvoiceKind = Type.Static<typeof InvoiceKind>;

/** Hundredths of a percent: 1900 is 19 %. */
const Rate = Type.Integer({ minimum: 0, maximum: 10_000 });

export const Discount = Type.Object(
  {
    kind: oneOf('percent', 'amount'),
    value: Type.Integer({
      minimum: 1,
      maximum: 1_000_000_000_000,
      description: 'Hundredths of a percent, 10000 at most; or an amount.',
    }),
  },
  closed,
);
export type Discount = Type.Static<typeof Discount>;

/** Why there is no tax. */
export const TaxReason = oneOf('exempt', 'reverse_charge', 'outside_scope');
export type TaxReason = Type.Static<typeof TaxReason>;

const priceFields = {
  quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  unitPrice: Type.Integer({ minimum: 0, maximum: 1_000_000_000_000 }),
  discount: Nullable(Discount),
  taxRate: Rate,
  taxReason: Nullable(TaxReason),
};
const lineFields = {
  description: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }),
  ...priceFields,
};
export const LineInput = Type.Object(lineFields, closed);
export type LineInput = Type.Static<typeof LineInput>;

/** What lines come to: those of the lines always add up to those of the whole. */
const sums = { net: Amount, tax: Amount, gross: Amount };
export const InvoiceLine = Type.Object({ ...lineFields, ...sums });
export type InvoiceLine = Type.Static<typeof InvoiceLine>;
export const TaxSum = Type.Object({ rate: Rate, reason: Nullable(TaxReason), ...sums });
export type TaxSum = Type.Static<typeof TaxSum>;

const draftFields = {
  clientId: Nullable(Id('invoices.client')),
  service: Type.String({ maxLength: 200, description: 'What it is about, in a few words.' }),
  currency: Currency,
  pricesIncludeTax: Type.Boolean(),
  discount: Nullable(Discount),
  suppliedOn: Nullable(Type.String({ format: 'date', description: 'Null: the day of issue.' })),
  dueOn: Nullable(Type.String({ format: 'date', description: 'Null: by the payment term.' })),
  note: Type.String({ maxLength: 2_000 }),
  lines: Type.Array(LineInput, { maxItems: 200 }),
};
/** What lines ask for, whatever they are called. */
export const SumsInput = Type.Object(
  {
    pricesIncludeTax: draftFields.pricesIncludeTax,
    discount: draftFields.discount,
    lines: Type.Array(Type.Object(priceFields, closed), { maxItems: 200 }),
  },
  closed,
);
export type SumsInput = Type.Static<typeof SumsInput>;
export const InvoiceSums = Type.Object({
  lines: Type.Array(Type.Object(sums)),
  taxes: Type.Array(TaxSum),
  ...sums,
});
export type InvoiceSums = Type.Static<typeof InvoiceSums>;
export const InvoiceInput = Type.Object(draftFields, closed);
export type InvoiceInput = Type.Static<typeof InvoiceInput>;
export const InvoiceUpdate = Type.Object(
  {
    version: Type.Integer({ description: 'The version these changes were made on.' }),
    ...Type.Partial(Type.Object(draftFields)).properties,
  },
  closed,
);
export type InvoiceUpdate = Type.Static<typeof InvoiceUpdate>;

/** One of the list. */
export const InvoiceHead = Type.Object({
  id: Id('invoices.invoice'),
  kind: InvoiceKind,
  number: Nullable(Type.String({ description: 'A draft has none.' })),
  state: InvoiceState,
  clientId: Nullable(Id('invoices.client')),
  clientName: Type.String({ description: 'The company, else the person; empty without a client.' }),
  service: Type.String(),
  currency: Currency,
  ...sums,
  credited: Amount,
  paid: Amount,
  balance: Type.Integer({ description: 'Still to be paid; below zero where we owe.' }),
  issuedOn: Nullable(Day),
  dueOn: Nullable(Day),
  createdAt: Instant,
  version: Type.Integer({ description: 'Rises with each change.' }),
});
export type InvoiceHead = Type.Static<typeof InvoiceHead>;

const StateChange = Type.Object({
  state: InvoiceState,
  at: Instant,
  by: Nullable(Type.String({ description: 'Null: nobody, the clock.' })),
  why: Type.String(),
});
export type StateChange = Type.Static<typeof StateChange>;

/** The whole document. Once issued, sender, client and lines stay as they were then. */
export const Invoice = Type.Object({
  ...InvoiceHead.properties,
  pricesIncludeTax: Type.Boolean(),
  discount: Nullable(Discount),
  suppliedOn: Nullable(Day),
  note: Type.String(),
  lines: Type.Array(InvoiceLine),
  taxes: Type.Array(TaxSum),
  sender: Sender,
  client: Nullable(ClientInput),
  bank: Bank,
  reference: Type.String({ description: 'What a payment should name; empty on a draft.' }),
  credits: Nullable(
    Type.Object(
      { id: Id('invoices.invoice'), number: Type.String() },
      {
        description: 'The invoice a credit note is about.',
      },
    ),
  ),
  creditNotes: Type.Array(
    Type.Object({ id: Id('invoices.invoice'), number: Type.String(), gross: Amount }),
  ),
  left: Type.Array(Type.Integer(), {
    description: 'Of each line of an issued invoice: how many a credit note can still cancel.',
  }),
  changes: Type.Array(StateChange),
  mails: Type.Array(InvoiceMail),
});
export type Invoice = Type.Static<typeof Invoice>;

const InvoiceSort = oneOf(
  'number',
  '-number',
  'client',
  '-client',
  'issued',
  '-issued',
  'due',
  '-due',
  'gross',
  '-gross',
  'balance',
  '-balance',
);
const filters = {
  q: OptionalText(200),
  state: Type.Optional(InvoiceStateFilter),
  kind: Type.Optional(InvoiceKind),
  client: Type.Optional(Type.Integer({ minimum: 1, description: 'Only those of this client.' })),
  from: Type.Optional(Type.String({ format: 'date', description: 'Issued then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Issued then or before.' })),
  sort: Type.Optional(InvoiceSort),
};
export const InvoiceFilter = Type.Object(filters);
export type InvoiceFilter = Type.Static<typeof InvoiceFilter>;
export const InvoiceQuery = Type.Object({
  ...filters,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type InvoiceQuery = Type.Static<typeof InvoiceQuery>;
export const InvoicePage = Type.Object({
  invoices: Type.Array(InvoiceHead),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: AtLeast,
});

/** What is taken back: of lines by their place, from 0, so many; or all that is left. */
export const CreditInput = Type.Object(
  {
    why: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    lines: Nullable(
      Type.Array(
        Type.Object(
          {
            place: Type.Integer({ minimum: 0, maximum: 199 }),
            quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
          },
          closed,
        ),
        { minItems: 1, maxItems: 200, description: 'Null: all that is left.' },
      ),
    ),
  },
  closed,
);
export type CreditInput = Type.Static<typeof CreditInput>;
