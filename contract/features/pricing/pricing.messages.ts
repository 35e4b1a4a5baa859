import type { MessageTable } from '../../kernel/message.ts';
import { Empty } from '../../kernel/values.ts';

export const pricingMessages = {
  /** Plans, benefits or questions have changed: read them again. */
  'pricing.changed': Empty,
} as const satisfies MessageTable;
