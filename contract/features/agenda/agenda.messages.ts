import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { AgendaSession } from './agenda.schema.ts';

export const agendaMessages = {
  /** To organisers: sessions of the draft as they are now. */
  'agenda.draft_changed': Type.Object({
    eventId: Type.Integer(),
    sessions: Type.Array(AgendaSession),
    gone: Type.Array(Type.Integer()),
  }),
  /** To everyone: read the program again. */
  'agenda.published': Type.Object({ eventId: Type.Integer(), version: Type.Integer() }),
  /** To my own windows: what I have starred now. */
  'agenda.stars_changed': Type.Object({
    eventId: Type.Integer(),
    sessionIds: Type.Array(Type.Integer()),
  }),
} as const satisfies MessageTable;
