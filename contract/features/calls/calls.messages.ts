import * as Type from 'typebox';
import type { MessageTable } from '../../kernel/message.ts';
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
} as const satisfies MessageTable;
