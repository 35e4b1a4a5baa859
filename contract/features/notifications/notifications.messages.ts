import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { Notification } from './notifications.schema.ts';

export const notificationsMessages = {
  /** Quiet, to who does not want to be disturbed: counted and listed, not said aloud. */
  'notifications.added': Type.Object({
    notification: Notification,
    unread: Type.Integer(),
    isQuiet: Type.Boolean(),
  }),
  /** To my other windows: these are read now. */
  'notifications.read': Type.Object({
    ids: Type.Array(Type.Integer()),
    unread: Type.Integer(),
  }),
  /** Taken back, read or not: nothing of these is left. */
  'notifications.gone': Type.Object({
    ids: Type.Array(Type.Integer()),
    unread: Type.Integer(),
  }),
} as const satisfies MessageTable;
