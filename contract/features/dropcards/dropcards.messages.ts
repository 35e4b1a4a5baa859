import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Lead } from './dropcards.schema.ts';

export const dropcardsMessages = {
  /** To the staff of a booth: a lead as it is now; of a withdrawn card, that it was withdrawn. */
  'dropcards.lead_changed': Type.Object({
    eventId: Type.Integer(),
    exhibitorId: Type.Integer(),
    lead: Lead,
  }),
  /** To the person: who holds their card, or the card itself, has changed. */
  'dropcards.mine_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
