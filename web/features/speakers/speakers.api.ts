import type { NewSpeaker, Speaker, SpeakerUpdate } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';

export const addSpeaker = (eventId: number, body: NewSpeaker): Promise<Speaker> =>
  call('POST /api/events/:eventId/speakers', { params: { eventId }, body });

export interface Which {
  eventId: number;
  speakerId: number;
}

export const changeSpeaker = (params: Which, body: SpeakerUpdate): Promise<Speaker> =>
  call('PATCH /api/events/:eventId/speakers/:speakerId', { params, body });

export const removeSpeaker = (params: Which): Promise<unknown> =>
  call('DELETE /api/events/:eventId/speakers/:speakerId', { params });

export const moveSpeaker = async (params: Which, beforeId: number | null): Promise<number[]> =>
  (
    await call('POST /api/events/:eventId/speakers/:speakerId/move', {
      params,
      body: { beforeId },
    })
  ).ids;

export const mailLink = (params: Which): Promise<Speaker> =>
  call('POST /api/events/:eventId/speakers/:speakerId/invitation', { params });

export const endLink = (params: Which): Promise<Speaker> =>
  call('DELETE /api/events/:eventId/speakers/:speakerId/invitation', { params });

export const mailLinks = (eventId: number, ids: number[]) =>
  call('POST /api/events/:eventId/speakers/invitations', { params: { eventId }, body: { ids } });

export const removePicture = (params: Which): Promise<Speaker> =>
  call('DELETE /api/events/:eventId/speakers/:speakerId/picture', { params });
