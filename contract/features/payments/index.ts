export { paymentsFiguresRoutes } from './payments.figures.routes.ts';
export type { CurrencyFigures, FiguresQuery, MoneyFigures } from './payments.figures.schema.ts';
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
export { paymentsStatementsRoutes } from './payments.statements.routes.ts';
export { paymentsStripeRoutes } from './payments.stripe.routes.ts';
export { paymentsWaysRoutes } from './payments.ways.routes.ts';
export type {
  Payment,
  PaymentFault,
  PaymentInput,
  PaymentKind,
  PaymentMark,
  PaymentQuery,
  RefundInput,
} from './payments.schema.ts';
export type {
  BankEntry,
  EntryAssignment,
  EntryCandidate,
  EntryCounts,
  EntryPart,
  EntryQuery,
  EntryStanding,
  StatementColumns,
  StatementFault,
  StatementHow,
  StatementPlan,
  StatementResult,
} from './payments.statements.schema.ts';
export { BuyingWay, Owed, Paying } from './payments.owed.schema.ts';
export { OfferedWay, TransferDetails } from './payments.ways.schema.ts';
export { PaymentState, PaymentWay } from './payments.schema.ts';
export type {
  PayPage,
  WaySetting,
  WaySettings,
  WaySettingsUpdate,
} from './payments.ways.schema.ts';
export type { StripeKeys, StripeTest } from './payments.stripe.schema.ts';
