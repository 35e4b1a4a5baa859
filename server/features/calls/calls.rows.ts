import type { CallState, ChatPerson } from '@plenum/contract';

export interface CallRow {
  organisationId: number;
  id: number;
  conversationId: number;
  callerId: number;
  calleeId: number;
  caller: ChatPerson;
  callee: ChatPerson;
  state: CallState;
  hasVideo: boolean;
  callerDevice: string;
  calleeDevice: string | null;
  rangAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
}
