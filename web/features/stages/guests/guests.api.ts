import type { GreenRoomEntry, GreenRoomSending, GuestInput } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

/** What goes on on a stage, from its beginning to its end. */
export interface WhichRun {
  eventId: number;
  stageId: number;
  runId: number;
}

interface InRun {
  eventId: number;
  runId: number;
}
const inRun = ({ eventId, runId }: InRun) => ({ eventId, runId });

export const readGuests = ({ eventId, stageId }: WhichRun, signal?: AbortSignal) =>
  call('GET /api/events/:eventId/stages/:stageId/guests', {
    params: { eventId, stageId },
    ...(signal && { signal }),
  });

export const turnHand = ({ eventId, stageId }: WhichRun, isUp: boolean) =>
  call('PUT /api/events/:eventId/stages/:stageId/hand', {
    params: { eventId, stageId },
    body: { isUp },
  });

export const placeGuest = (run: InRun, personId: number, standing: GuestInput['standing']) =>
  call('PUT /api/events/:eventId/runs/:runId/guests/:personId', {
    params: { ...inRun(run), personId },
    body: { standing },
  });

export const bringOnStage = (run: InRun, personId: number, isOnStage: boolean) =>
  call('PUT /api/events/:eventId/runs/:runId/guests/:personId/on-stage', {
    params: { ...inRun(run), personId },
    body: { isOnStage },
  });

export const muteGuest = (run: InRun, personId: number) =>
  call('POST /api/events/:eventId/runs/:runId/guests/:personId/mute', {
    params: { ...inRun(run), personId },
    body: {},
  });

export const unmute = (run: InRun, deviceId: string) =>
  call('POST /api/events/:eventId/runs/:runId/green-room/unmute', {
    params: inRun(run),
    body: { deviceId },
  });

export const enterGreenRoom = (run: InRun, body: GreenRoomEntry) =>
  call('POST /api/events/:eventId/runs/:runId/green-room', { params: inRun(run), body });

export const leaveGreenRoom = (run: InRun, deviceId: string) =>
  call('POST /api/events/:eventId/runs/:runId/green-room/leave', {
    params: inRun(run),
    body: { deviceId },
  });

export const saySending = (run: InRun, body: GreenRoomSending) =>
  call('POST /api/events/:eventId/runs/:runId/green-room/sending', { params: inRun(run), body });

export const askTalk = async (run: InRun, deviceId: string, offer: string) =>
  (
    await call('POST /api/events/:eventId/runs/:runId/green-room/talk', {
      params: inRun(run),
      body: { deviceId, offer },
    })
  ).answer;

export const askHear = async (
  run: InRun,
  body: { deviceId: string; personId: number; offer: string },
) =>
  (
    await call('POST /api/events/:eventId/runs/:runId/green-room/hear', {
      params: inRun(run),
      body,
    })
  ).answer;
