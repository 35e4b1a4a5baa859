import type { Call } from '@plenum/contract';
import type { CallRow } from './calls.rows.ts';

export const callView = (row: CallRow): Call => ({
  id: row.id,
  conversationId: row.conversationId,
  caller: row.caller,
  callee: row.callee,
  state: row.state,
  hasVideo: row.hasVideo,
  callerDevice: row.callerDevice,
  calleeDevice: row.calleeDevice,
  rangAt: row.rangAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});
