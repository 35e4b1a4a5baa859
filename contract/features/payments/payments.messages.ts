import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Payment } from './payments.schema.ts';
import { WaySettings } from './payments.ways.schema.ts';

/** For those who run the organisation. */
export const paymentsMessages = {
  'payments.payment_changed': Type.Object({ payment: Payment }),
  'payments.ways_changed': Type.Object({ settings: WaySettings }),
  'payments.entries_changed': Type.Object({}),
} as const satisfies MessageTable;
