import type { GroupCall, GroupCallSending } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readGroupCalls = (signal: AbortSignal) => call('GET /api/group-calls', { signal });

export const readPastGroupCalls = (conversationId: number, signal: AbortSignal) =>
  call('GET /api/group-calls/past', { query: { conversationId }, signal });

export const startGroupCall = (conversationId: number, deviceId: string): Promise<GroupCall> =>
  call('POST /api/group-calls', { body: { conversationId, deviceId } });

export const joinGroupCall = (groupCallId: number, deviceId: string): Promise<GroupCall> =>
  call('POST /api/group-calls/:groupCallId/join', { params: { groupCallId }, body: { deviceId } });

export const leaveGroupCall = (groupCallId: number, deviceId: string) =>
  call('POST /api/group-calls/:groupCallId/leave', { params: { groupCallId }, body: { deviceId } });

export const saySending = (groupCallId: number, body: GroupCallSending): Promise<GroupCall> =>
  call('POST /api/group-calls/:groupCallId/sending', { params: { groupCallId }, body });

export const askTalk = async (groupCallId: number, deviceId: string, offer: string) =>
  (
    await call('POST /api/group-calls/:groupCallId/talk', {
      params: { groupCallId },
      body: { deviceId, offer },
    })
  ).answer;

export const askHear = async (
  groupCallId: number,
  body: { deviceId: string; personId: number; offer: string },
) =>
  (await call('POST /api/group-calls/:groupCallId/hear', { params: { groupCallId }, body })).answer;

export const turnDoor = (groupCallId: number, isClosed: boolean) =>
  call('PUT /api/group-calls/:groupCallId/door', { params: { groupCallId }, body: { isClosed } });

export const knock = (groupCallId: number, isKnocking: boolean): Promise<GroupCall> =>
  call('PUT /api/group-calls/:groupCallId/knock', {
    params: { groupCallId },
    body: { isKnocking },
  });

export const answerKnock = (groupCallId: number, knockerId: number, isLetIn: boolean) =>
  call('POST /api/group-calls/:groupCallId/knocks/:knockerId/answer', {
    params: { groupCallId, knockerId },
    body: { isLetIn },
  });

export const silence = (groupCallId: number, personId: number, isSilenced: boolean) =>
  call('POST /api/group-calls/:groupCallId/people/:personId/silence', {
    params: { groupCallId, personId },
    body: { isSilenced },
  });

export const remove = (groupCallId: number, personId: number) =>
  call('POST /api/group-calls/:groupCallId/people/:personId/remove', {
    params: { groupCallId, personId },
    body: {},
  });
