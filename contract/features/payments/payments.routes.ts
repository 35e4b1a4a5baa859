import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  Payment,
  PaymentInput,
  PaymentMark,
  PaymentPage,
  PaymentQuery,
  RefundInput,
} from './payments.schema.ts';

const params = Type.Object({ paymentId: Id('payments.payment') });
const paidParams = Type.Object({ paymentId: Id('payments.paid') });

export const paymentsRoutes = {
  'GET /api/payments': {
    summary: 'Payments and refunds by search, filters and sort, the newest first',
    access: 'admin',
    query: PaymentQuery,
    replies: { 200: PaymentPage },
  },
  'GET /api/payments/:paymentId': {
    summary: 'One payment or refund',
    access: 'admin',
    params,
    replies: { 200: Payment },
  },
  'POST /api/payments': {
    summary: 'Record a payment of an issued invoice, in its currency; its balance and state follow',
    access: 'admin',
    repeats: 'once',
    body: PaymentInput,
    replies: { 201: Payment },
    problems: [
      'invoices.is_draft',
      'invoices.is_credit_note',
      'payments.key_taken',
      'payments.too_large',
    ],
  },
  'POST /api/payments/:paymentId/mark': {
    summary: 'Record the outcome of a pending payment or a requested refund',
    access: 'admin',
    repeats: 'once',
    params,
    body: PaymentMark,
    replies: { 200: Payment },
    problems: ['payments.not_from_here', 'payments.provider_knows'],
  },
  'POST /api/payments/:paymentId/refunds': {
    summary: 'Pay back a payment, whole or in part',
    access: 'admin',
    repeats: 'once',
    params: paidParams,
    body: RefundInput,
    replies: { 201: Payment },
    problems: [
      'payments.not_paid',
      'payments.more_than_paid',
      'payments.key_taken',
      'payments.not_by_provider',
    ],
  },
} as const satisfies RouteTable;
