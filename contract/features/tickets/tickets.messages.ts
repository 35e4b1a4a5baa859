import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const ticketsMessages = {
  /** To organisers: what is on offer, or how much is left of it, is to be read again. */
  'tickets.offer_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
