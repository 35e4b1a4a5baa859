import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { DataExport } from './accounts.own.schema.ts';

export const accountsMessages = {
  /** The session of this socket ended elsewhere; the socket closes right after. */
  'accounts.session_ended': Type.Object({}),
  /** To the one whose data it is. */
  'accounts.export_changed': Type.Object({ export: DataExport }),
} as const satisfies MessageTable;
