import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { Id, Nullable } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';

const Day = Type.String({ format: 'date' });

const Entry = Type.Object({
  day: Day,
  kind: Type.Enum(['invoice', 'credit_note', 'payment', 'refund']),
  invoiceId: Id('invoices.invoice'),
  number: Type.String({ description: 'Of the document, or of the invoice that was paid.' }),
  reference: Type.String(),
  amount: Type.Integer({ description: 'Above zero is owed to us, below zero is taken off that.' }),
  balance: Type.Integer({ description: 'After it.' }),
});
export type AccountEntry = Type.Static<typeof Entry>;

/** All that went on with a client in a currency, in the order of its days. */
const CurrencyAccount = Type.Object({
  currency: Currency,
  opening: Amount,
  entries: Type.Array(Entry),
  charged: Amount,
  settled: Amount,
  closing: Amount,
});
export type CurrencyAccount = Type.Static<typeof CurrencyAccount>;

export const Account = Type.Object({
  clientId: Id('invoices.client'),
  clientName: Type.String(),
  from: Nullable(Type.String({ format: 'date', description: 'Null: from the first day.' })),
  until: Day,
  accounts: Type.Array(CurrencyAccount),
});
export type Account = Type.Static<typeof Account>;

const period = {
  from: Type.Optional(Day),
  until: Type.Optional(Type.String({ format: 'date', description: 'Today if nothing is said.' })),
};
export const AccountQuery = Type.Object(period);
export type AccountQuery = Type.Static<typeof AccountQuery>;
export const AccountPaperQuery = Type.Object({
  ...period,
  currency: Type.Optional(Currency),
  language: Type.Optional(Language),
});
export type AccountPaperQuery = Type.Static<typeof AccountPaperQuery>;
