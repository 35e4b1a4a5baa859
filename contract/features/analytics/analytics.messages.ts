import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const analyticsMessages = {
  /** Something was opened: figures are read again. */
  'analytics.counted': Empty,
} as const satisfies MessageTable;
