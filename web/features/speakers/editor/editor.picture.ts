import type { Speaker } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';
import type { SendPicture } from '../../../ui/upload/upload-rules.ts';
import type { Which } from '../speakers.api.ts';

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const pictureSender =
  (params: Which, onSaved: (speaker: Speaker) => void): SendPicture =>
  async (body, watch) => {
    const name = 'PUT /api/events/:eventId/speakers/:speakerId/picture';
    onSaved(await call(name, { params, body, ...watch }));
  };
