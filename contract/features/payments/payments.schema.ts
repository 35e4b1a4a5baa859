import * as Type from 'typebox';
import { Amount, Currency } from '../../kernel/currency.ts';
import { closed, Id, Instant, Nullable, oneOf, OptionalText } from '../../kernel/values.ts';

const Words = Type.String({ maxLength: 500 });

export const PaymentKind = oneOf('payment', 'refund');
export type PaymentKind = Type.Static<typeof PaymentKind>;
/** What staff may say of themselves; a provider says the rest. */
const StaffWay = oneOf('transfer', 'on_site');
export const PaymentWay = oneOf('transfer', 'on_site', 'stripe');
export type PaymentWay = Type.Static<typeof PaymentWay>;
/** A payment is started or pending, then paid, failed or expired; a refund asked, then paid or failed. */
export const PaymentState = oneOf('started', 'pending', 'asked', 'paid', 'failed', 'expired');
export type PaymentState = Type.Static<typeof PaymentState>;

/** Why a provider did not take a payment, or did not send it back, where everybody can be told in their language. */
export type PaymentFault =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'wrong_details'
  | 'not_confirmed'
  | 'try_later'
  | 'card_not_supported'
  | 'limit_reached'
  | 'refund_card_gone'
  | 'refund_balance_too_low'
  | 'refund_declined'
  | 'refund_disputed';

const Change = Type.Object({
  state: PaymentState,
  at: Instant,
  by: Nullable(Type.String()),
  why: Type.String({ description: 'In a person’s words, or a known error of a provider.' }),
});

/** One try to pay, or a refund of one. */
export const Payment = Type.Object({
  id: Id('payments.payment'),
  kind: PaymentKind,
  way: PaymentWay,
  state: PaymentState,
  invoiceId: Id('invoices.invoice'),
  invoiceNumber: Type.String(),
  clientName: Type.String(),
  amount: Amount,
  currency: Currency,
  refunded: Type.Integer({ description: 'Of a payment: refunded, or a refund was requested.' }),
  refundOf: Nullable(Id('payments.payment')),
  reference: Type.String(),
  paidOn: Nullable(Type.String({ format: 'date' })),
  createdAt: Instant,
  changes: Type.Array(Change),
});
export type Payment = Type.Static<typeof Payment>;

const amount = Type.Integer({ minimum: 1, maximum: 1_000_000_000_000_000 });
const Key = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[\\x21-\\x7e]+$',
    description: 'Names it for good, a line of a statement for instance: said twice, it is one.',
  }),
);

/** By staff: money that came, or was said to come. */
export const PaymentInput = Type.Object(
  {
    invoiceId: Id('invoices.issued'),
    way: StaffWay,
    state: oneOf('pending', 'paid'),
    amount,
    reference: Words,
    paidOn: Nullable(Type.String({ format: 'date', description: 'Null: today, once it is paid.' })),
    key: Key,
  },
  closed,
);
export type PaymentInput = Type.Static<typeof PaymentInput>;

export const RefundInput = Type.Object(
  { amount, way: PaymentWay, state: oneOf('asked', 'paid'), why: Words, key: Key },
  closed,
);
export type RefundInput = Type.Static<typeof RefundInput>;

export const PaymentMark = Type.Object(
  { state: oneOf('paid', 'failed', 'expired'), why: Words },
  closed,
);
export type PaymentMark = Type.Static<typeof PaymentMark>;

export const PaymentQuery = Type.Object({
  q: OptionalText(200),
  invoice: Type.Optional(Type.Integer({ minimum: 1, description: 'Only for this invoice.' })),
  kind: Type.Optional(PaymentKind),
  way: Type.Optional(PaymentWay),
  state: Type.Optional(PaymentState),
  from: Type.Optional(Type.String({ format: 'date', description: 'Paid then or later.' })),
  until: Type.Optional(Type.String({ format: 'date', description: 'Paid then or before.' })),
  sort: Type.Optional(oneOf('made', '-made', 'amount', '-amount', 'paid', '-paid')),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
});
export type PaymentQuery = Type.Static<typeof PaymentQuery>;
export const PaymentPage = Type.Object({
  payments: Type.Array(Payment),
  total: Type.Integer({ description: 'Counted to 10,000.' }),
  totalIsAtLeast: Type.Optional(Type.Literal(true)),
});
