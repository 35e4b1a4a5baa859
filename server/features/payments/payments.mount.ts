import {
  paymentsAccountRoutes,
  paymentsFiguresRoutes,
  paymentsRoutes,
  paymentsStatementsRoutes,
  paymentsStripeRoutes,
  paymentsWaysRoutes,
} from '@plenum/contract/features/payments/index.ts';
import { type Doorway, mountRoutes } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { accountHandlers } from './account/account.routes.ts';
import { figuresHandlers } from './figures/figures.routes.ts';
import { paymentsHandlers } from './payments.routes.ts';
import { statementsHandlers } from './statements/statements.routes.ts';
import { stripeHandlers } from './stripe/stripe.routes.ts';
import { waysHandlers } from './ways/ways.routes.ts';

export function mountPayments(doorway: Doorway, work: Work): void {
  mountRoutes(doorway, paymentsRoutes, work, paymentsHandlers);
  mountRoutes(doorway, paymentsAccountRoutes, work, accountHandlers);
  mountRoutes(doorway, paymentsFiguresRoutes, work, figuresHandlers);
  mountRoutes(doorway, paymentsStatementsRoutes, work, statementsHandlers);
  mountRoutes(doorway, paymentsWaysRoutes, work, waysHandlers);
  mountRoutes(doorway, paymentsStripeRoutes, work, stripeHandlers);
}
