import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';

export const accountsMessages = {
  /** The session of this socket ended elsewhere; the socket closes right after. */
  'accounts.session_ended': Type.Object({}),
} as const satisfies MessageTable;
