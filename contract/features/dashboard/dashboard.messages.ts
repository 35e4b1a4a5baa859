import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const dashboardMessages = {
  /** For the person's other windows: the cards stand elsewhere now. */
  'dashboard.arranged': Empty,
} as const satisfies MessageTable;
