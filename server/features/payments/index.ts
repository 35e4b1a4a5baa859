import { paymentsAccountRoutes, paymentsRoutes } from '@plenum/contract/features/payments/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { accountHandlers } from './account/account.routes.ts';
import { paymentsHandlers } from './payments.routes.ts';

export { recordPayment } from './payments.record.ts';

export function mountPayments(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, paymentsRoutes, work, paymentsHandlers);
  mountRoutes(doorway, paymentsAccountRoutes, work, accountHandlers);
}
