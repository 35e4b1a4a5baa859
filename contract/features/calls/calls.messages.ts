import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
import { GroupCall } from './calls.group.schema.ts';
import { Call, Signal } from './calls.schema.ts';

export const callsMessages = {
  /** To both people: it rings, goes on or is over. */
  'calls.changed': Type.Object({ call: Call }),
  /** To the other side. */
  'calls.signals': Type.Object({
    callId: Type.Integer(),
    fromDevice: Type.String(),
    signals: Type.Array(Signal),
  }),
  /** To everybody in its conversation: who is in the call, and whether it is over. */
  'calls.group_changed': Type.Object({ call: GroupCall }),
  /** To those who may be rung at, once. */
  'calls.group_rings': Type.Object({ call: GroupCall }),
} as const satisfies MessageTable;
