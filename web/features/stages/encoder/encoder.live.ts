import type { Encoder, EncoderNow } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { only, readAgain } from '../../../platform/live/live.ts';

export interface Which {
  eventId: number;
  stageId: number;
}

const isNewer = (now: EncoderNow, known: EncoderNow): boolean =>
  known.at === null || (now.at !== null && now.at > known.at);

/** How OBS comes to a stage, and what arrives of it. */
export const encoders = liveAnswer<Encoder, Which>({
  key: ['stages', 'encoder'],
  read: (params, signal) =>
    call('GET /api/events/:eventId/stages/:stageId/encoder', { params, signal }),
  isVersioned: true,
  staleTime: 0,
  told: () => ({
    'stages.changed': ({ eventId }) => readAgain((which: Which) => which.eventId === eventId),
    'stages.encoder': ({ stageId, now }) =>
      only((which) => which.stageId === stageId, {
        step: (known) => (isNewer(now, known) ? { ...known, ...now } : known),
      }),
  }),
});

export const makeKey = (params: Which) =>
  call('POST /api/events/:eventId/stages/:stageId/encoder/key', { params });

export const removeKey = (params: Which) =>
  call('DELETE /api/events/:eventId/stages/:stageId/encoder/key', { params });
