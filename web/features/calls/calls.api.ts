import type { Call, GroupCall, NewCall, Signal } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

export const readCurrentCall = async (): Promise<Call | null> =>
  (await call('GET /api/calls/current')).call;

export const readRingingGroup = async (): Promise<GroupCall | null> =>
  (await call('GET /api/group-calls/ringing')).call;

export const readPastCalls = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/calls', { query: { conversationId }, signal });

export const placeCall = (body: NewCall): Promise<Call> => call('POST /api/calls', { body });

export const answerCall = (callId: number, deviceId: string, isAccepted: boolean): Promise<Call> =>
  call('POST /api/calls/:callId/answer', { params: { callId }, body: { isAccepted, deviceId } });

export const sendSignals = (
  callId: number,
  deviceId: string,
  signals: Signal[],
): Promise<unknown> =>
  call('POST /api/calls/:callId/signals', { params: { callId }, body: { deviceId, signals } });

export const endCall = (callId: number, isFailed: boolean): Promise<Call> =>
  call('POST /api/calls/:callId/end', { params: { callId }, body: { isFailed } });
