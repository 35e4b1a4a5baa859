import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Payment } from './payments.schema.ts';

/** For those who run the organisation. */
export const paymentsMessages = {
  'payments.payment_changed': Type.Object({ payment: Payment }),
} as const satisfies MessageTable;
