import * as Type from 'typebox';
import { Amount } from '../../kernel/currency.ts';
import { Nullable } from '../../kernel/values.ts';
import { InvoiceState } from '../invoices/index.ts';
import { PaymentState, PaymentWay } from './payments.schema.ts';
import { OfferedWay, TransferDetails } from './payments.ways.schema.ts';

/** How what was bought is paid: some of it costs nothing. */
export const BuyingWay = Type.Enum([...PaymentWay.enum, 'free']);
export type BuyingWay = Type.Static<typeof BuyingWay>;

/** How the money of something that was bought stands, by the ledger. */
export const Owed = Type.Object({
  id: Type.Integer(),
  number: Type.String(),
  state: InvoiceState,
  credited: Amount,
  paid: Amount,
  balance: Type.Integer({ description: 'Amount due; below zero: refund due.' }),
  creditNotes: Type.Array(Type.Object({ number: Type.String(), gross: Amount })),
});
export type Owed = Type.Static<typeof Owed>;

/** How who bought it pays, and how far the last try by a provider came. */
export const Paying = Type.Object({
  ways: Type.Array(OfferedWay, { maxItems: 3, description: 'None: nothing is to be paid.' }),
  transfer: Nullable(TransferDetails),
  attempt: Nullable(Type.Object({ state: PaymentState, why: Type.String() })),
  keptUntil: Nullable(
    Type.String({
      format: 'date-time',
      description: 'What nobody has paid by then ends, and is free for others.',
    }),
  ),
});
export type Paying = Type.Static<typeof Paying>;
