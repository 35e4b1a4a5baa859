import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Payment } from './payments.schema.ts';

/** For those who run the organisation. */
export const paymentsMessages = {
  'payments.payment_changed': Type.Object({ payment: Payment }),
  'payments.entries_changed': Type.Object({}),
} as const satisfies MessageTable;
