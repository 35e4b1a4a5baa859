export { paymentsAccountRoutes } from './payments.account.routes.ts';
export type {
  Account,
  AccountEntry,
  AccountPaperQuery,
  AccountQuery,
  CurrencyAccount,
} from './payments.account.schema.ts';
export { paymentsMessages } from './payments.messages.ts';
export { paymentsProblems } from './payments.problems.ts';
export { paymentsRoutes } from './payments.routes.ts';
export type {
  Payment,
  PaymentInput,
  PaymentKind,
  PaymentMark,
  PaymentQuery,
  PaymentState,
  PaymentWay,
  RefundInput,
} from './payments.schema.ts';
