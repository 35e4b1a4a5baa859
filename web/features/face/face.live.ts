import type { FaceSetup } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { readAgain } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';

/** What an organiser sets about the public page. */
export const faceSetup = liveAnswer<FaceSetup>({
  key: ['face', 'setup'],
  read: (_, signal) => call('GET /api/face', { signal }),
  told: () => ({ 'face.changed': () => readAgain() }),
});
