import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const analyticsMessages = {
  /** Something was opened: figures are read again. */
  'analytics.counted': Empty,
  /** For the windows of the person whose weekly report was turned on or off. */
  'analytics.weekly_changed': Empty,
} as const satisfies MessageTable;
