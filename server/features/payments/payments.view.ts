import type { Payment } from '@plenum/contract';
import type { PaymentRow } from './payments.rows.ts';

export const paymentView = (row: PaymentRow): Payment => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  changes: row.changes.map(({ at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
});
