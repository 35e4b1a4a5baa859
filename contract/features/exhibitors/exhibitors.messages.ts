import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

const about = { eventId: Type.Integer(), exhibitorId: Type.Integer() };

export const exhibitorsMessages = {
  /** To organisers: exhibitors, tiers, rules or applications have changed: read them again. */
  'exhibitors.changed': Type.Object({ eventId: Type.Integer() }),
  /** To staff and organisers: the booth as they edit it has changed. */
  'exhibitors.booth_changed': Type.Object(about),
  /** To everyone: the floor, or a booth on it, looks otherwise. */
  'exhibitors.hall_changed': Type.Object({ eventId: Type.Integer() }),
  /** To staff and organisers: somebody did something at the booth; sent at most once a second. */
  'exhibitors.console_changed': Type.Object(about),
  /** To staff, and to who asked: a question or its answer. */
  'exhibitors.asks_changed': Type.Object(about),
  /** To a person: the booths they are staff of have changed. */
  'exhibitors.my_booths_changed': Type.Object({ eventId: Type.Integer() }),
} as const satisfies MessageTable;
