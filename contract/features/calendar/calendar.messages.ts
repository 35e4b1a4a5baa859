import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const calendarMessages = {
  /** To an owner and to guests: read again what is in sight. */
  'calendar.changed': Type.Object({ entryIds: Type.Array(Type.Integer()) }),
} as const satisfies MessageTable;
