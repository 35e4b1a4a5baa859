import type { WaySettings } from '@plenum/contract';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readWays } from './ways.api.ts';

export const waySettings = liveAnswer<WaySettings>({
  key: ['payments', 'ways'],
  read: (_, signal) => readWays(signal),
  told: () => ({
    'payments.ways_changed': ({ settings }) => ({
      step: (known) => (known.version < settings.version ? settings : known),
    }),
  }),
});
