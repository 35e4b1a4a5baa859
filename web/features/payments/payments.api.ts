import type {
  FiguresQuery,
  MoneyFigures,
  Payment,
  PaymentInput,
  PaymentMark,
  PaymentQuery,
  Account,
  AccountQuery,
  RefundInput,
} from '@plenum/contract';
import { call, type CallReply } from '../../platform/api-client.ts';
import { download } from '../../platform/files/download.ts';
import { newKey } from '../../platform/new-key.ts';

export type PaymentPage = CallReply<'GET /api/payments'>;

export const readPayments = (query: PaymentQuery, signal: AbortSignal): Promise<PaymentPage> =>
  call('GET /api/payments', { query, signal });

export const readFigures = (query: FiguresQuery, signal: AbortSignal): Promise<MoneyFigures> =>
  call('GET /api/payments/figures', { query, signal });

/** More tries than that nobody makes to pay one invoice; what follows is on the server. */
const mostShown = 100;

export const readPaymentsOf = (invoiceId: number, signal: AbortSignal): Promise<PaymentPage> =>
  readPayments({ invoice: invoiceId, perPage: mostShown }, signal);

export const recordPayment = (body: PaymentInput, idempotencyKey: string): Promise<Payment> =>
  call('POST /api/payments', { body, idempotencyKey });

export const refundPayment = (
  paymentId: number,
  body: RefundInput,
  idempotencyKey: string,
): Promise<Payment> =>
  call('POST /api/payments/:paymentId/refunds', { params: { paymentId }, body, idempotencyKey });

export const markPayment = (paymentId: number, body: PaymentMark): Promise<Payment> =>
  call('POST /api/payments/:paymentId/mark', {
    params: { paymentId },
    body,
    idempotencyKey: newKey(),
  });

/** Of whom, and what time. */
export interface AccountAsked extends AccountQuery {
  clientId: number;
}

export const readAccount = (
  { clientId, ...query }: AccountAsked,
  signal: AbortSignal,
): Promise<Account> =>
  call('GET /api/payments/accounts/:clientId', { params: { clientId }, query, signal });

export const downloadAccount = (
  { clientId, ...period }: AccountAsked,
  currency: string,
): Promise<void> =>
  download('GET /api/payments/accounts/:clientId/pdf', {
    params: { clientId },
    query: { ...period, currency },
  });
