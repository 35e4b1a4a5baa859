import type { paymentsRoutes } from '@plenum/contract/features/payments/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { markPayment } from './payments.mark.ts';
import { recordPayment } from './payments.record.ts';
import { refundPayment } from './payments.refund.ts';
import { listPayments, readPayment } from './payments.service.ts';

export const paymentsHandlers = (work: Work): Handlers<typeof paymentsRoutes> => ({
  'GET /api/payments': async ({ person, received: { query } }) => ({
    status: 200,
    body: await listPayments(work, person, query),
  }),
  'GET /api/payments/:paymentId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readPayment(work, person, params.paymentId),
  }),
  'POST /api/payments': async ({ person, received: { body } }) => ({
    status: 201,
    body: await recordPayment(work, person, body),
  }),
  'POST /api/payments/:paymentId/mark': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await markPayment(work, person, params.paymentId, body),
  }),
  'POST /api/payments/:paymentId/refunds': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await refundPayment(work, person, params.paymentId, body),
  }),
});
