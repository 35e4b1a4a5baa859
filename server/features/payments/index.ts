import { paymentsRoutes } from '@plenum/contract/features/payments/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { paymentsHandlers } from './payments.routes.ts';

export { giveBackPaid } from './payments.give-back.ts';
export { recordPayment } from './payments.record.ts';

export const mountPayments = (doorway: Doorway, work: Work) =>
  mountRoutes(doorway, paymentsRoutes, work, paymentsHandlers);
