import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty } from '../../kernel/values.ts';
import { StripeKeys, StripeKeysInput, StripeTest } from './payments.stripe.schema.ts';
import { PayToken } from './payments.ways.schema.ts';

/** Payments by card and whatever else Stripe takes; what is typed there never comes to us. */
export const paymentsStripeRoutes = {
  'GET /api/payments/stripe': {
    summary: 'Whether there are keys of Stripe, and where it tells us things',
    access: 'admin',
    replies: { 200: StripeKeys },
  },
  'PUT /api/payments/stripe': {
    summary: 'Set the keys of Stripe; they are sealed and never shown again',
    access: 'admin',
    repeats: 'never',
    body: StripeKeysInput,
    replies: { 200: StripeKeys },
  },
  'DELETE /api/payments/stripe': {
    summary: 'Forget the keys of Stripe',
    access: 'admin',
    repeats: 'once',
    replies: { 200: StripeKeys },
  },
  'POST /api/payments/stripe/test': {
    summary: 'Try the keys, and say what is wrong with them',
    access: 'admin',
    repeats: 'same',
    replies: { 200: StripeTest },
    asksOutside: true,
  },
  'POST /api/pay/:token/checkout': {
    summary: 'Begin to pay what is left of an invoice by Stripe: where its payer goes on',
    access: 'public',
    repeats: 'never',
    params: Type.Object({ token: PayToken }),
    replies: { 200: Type.Object({ url: Type.String() }) },
    limit: 'link',
    asksOutside: true,
    problems: ['payments.not_offered', 'payments.paid_already', 'payments.provider_failed'],
  },
  'POST /api/payments/stripe/events/:hook': {
    summary: 'For Stripe, which signs what it says: look at a payment or refund again',
    access: 'public',
    repeats: 'same',
    params: Type.Object({ hook: PayToken }),
    upload: { types: ['application/json'], maxBytes: 500_000 },
    replies: { 200: Empty },
    problems: ['payments.signature_wrong'],
  },
} as const satisfies RouteTable;
