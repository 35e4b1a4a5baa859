import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';
import { PaymentInput } from './payments.schema.ts';

const Day = Type.String({ format: 'date' });
const Count = Type.Integer({ minimum: 0 });
const Column = Type.Integer({ minimum: 0, maximum: 199, description: 'Counted from 0.' });

/** What a column of a table may say. */
const columns = {
  amount: Type.Optional(Column),
  credit: Type.Optional(Column),
  debit: Type.Optional(Column),
  currency: Type.Optional(Column),
  payer: Type.Optional(Column),
  payerAccount: Type.Optional(Column),
  text: Type.Optional(Column),
  reference: Type.Optional(Column),
  bankReference: Type.Optional(Column),
  account: Type.Optional(Column),
};

/** How a table is read: found out, or said by who knows better. */
export const StatementColumns = Type.Object({
  separator: oneOf('comma', 'semicolon', 'tab', 'bar'),
  dates: oneOf('dmy', 'mdy', 'ymd'),
  decimals: oneOf('comma', 'point'),
  usualCurrency: Type.Enum([...Currency.enum], { description: 'Where the table says none.' }),
  bookedOn: Column,
  ...columns,
});
export type StatementColumns = Type.Static<typeof StatementColumns>;

/** With the column of the day all of it is said; without, it is found out. */
export const StatementHow = Type.Object({
  name: Type.String({ maxLength: 200, description: 'What the file is called.' }),
  ...Type.Partial(StatementColumns).properties,
});
export type StatementHow = Type.Static<typeof StatementHow>;

export const StatementFault = Type.Object({
  row: Type.Integer({ description: 'Of the table, or the entry, counted from 1.' }),
  code: oneOf('day_wrong', 'amount_wrong', 'currency_unknown'),
  value: Type.String(),
});
export type StatementFault = Type.Static<typeof StatementFault>;

const entry = {
  kind: oneOf('credit', 'reversal'),
  bookedOn: Day,
  amount: Amount,
  currency: Currency,
  payer: Type.String(),
  payerAccount: Type.String(),
  text: Type.String(),
  reference: Type.String({ description: 'What the payer named it, end to end.' }),
};
const StatementEntry = Type.Object(entry);

/** What bringing a file in would do. */
export const StatementPlan = Type.Object({
  format: oneOf('camt', 'csv'),
  account: Type.String(),
  heads: Type.Array(Type.String(), { description: 'The columns of a table.' }),
  columns: Nullable(StatementColumns),
  sample: Type.Array(StatementEntry),
  faults: Type.Array(StatementFault),
  counts: Type.Object({
    fresh: Count,
    known: Type.Integer({ minimum: 0, description: 'Imported before.' }),
    outgoing: Type.Integer({ minimum: 0, description: 'Left out: money that went.' }),
    pending: Type.Integer({ minimum: 0, description: 'Left out: not booked yet.' }),
    faulty: Count,
  }),
});
export type StatementPlan = Type.Static<typeof StatementPlan>;

export const StatementResult = Type.Object({ added: Count, known: Count, faulty: Count });
export type StatementResult = Type.Static<typeof StatementResult>;

/** Open ones by how sure their match is; money that came back to us is no payment. */
export const EntryStanding = oneOf(
  'sure',
  'doubtful',
  'unknown',
  'reversed',
  'assigned',
  'ignored',
);
export type EntryStanding = Type.Static<typeof EntryStanding>;

/** An invoice an entry may be about, what speaks for it and what against. */
export const EntryCandidate = Type.Object({
  invoiceId: Id('invoices.invoice'),
  number: Type.String(),
  clientName: Type.String(),
  currency: Currency,
  balance: Amount,
  dueOn: Nullable(Day),
  reasons: Type.Array(oneOf('number', 'amount', 'client')),
  doubts: Type.Array(oneOf('other_amount', 'other_currency', 'paid_already')),
});
export type EntryCandidate = Type.Static<typeof EntryCandidate>;

/** What of a line is an invoice's. */
const EntryPart = Type.Object({
  invoiceId: Id('invoices.invoice'),
  number: Type.String(),
  amount: Amount,
});
export type EntryPart = Type.Static<typeof EntryPart>;

/** A line of a bank statement. */
export const BankEntry = Type.Object({
  id: Id('payments.entry'),
  ...entry,
  standing: EntryStanding,
  isTwin: Type.Boolean({ description: 'One of that day and amount came with another file.' }),
  fileName: Type.String(),
  candidates: Type.Array(EntryCandidate),
  together: Type.Array(EntryPart, {
    description: 'Several that it names, which are open with just its amount in all.',
  }),
  assigned: Type.Array(EntryPart),
  why: Type.String({ description: 'It was ignored.' }),
});
export type BankEntry = Type.Static<typeof BankEntry>;

export const EntryQuery = Type.Object({
  standing: EntryStanding,
  q: OptionalText(200),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type EntryQuery = Type.Static<typeof EntryQuery>;
export const EntryPage = Type.Object({
  entries: Type.Array(BankEntry),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});

/** Each counted to 1,000. */
export const EntryCounts = Type.Object({
  sure: Count,
  doubtful: Count,
  unknown: Count,
  reversed: Count,
});
export type EntryCounts = Type.Static<typeof EntryCounts>;

const { invoiceId, amount } = PaymentInput.properties;

/** The invoice has what the parts, which are of others, leave of the line: most often all. */
export const EntryAssignment = Type.Object(
  {
    invoiceId,
    parts: Type.Optional(Type.Array(Type.Object({ invoiceId, amount }, closed), { maxItems: 50 })),
  },
  closed,
);
export type EntryAssignment = Type.Static<typeof EntryAssignment>;
export const EntryIgnoring = Type.Object({ why: Type.String({ maxLength: 500 }) }, closed);
export const EntriesConfirmed = Type.Object({
  confirmed: Count,
  left: Type.Boolean({ description: 'There are more than are confirmed at a time.' }),
});
