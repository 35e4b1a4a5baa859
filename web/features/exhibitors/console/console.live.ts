import { readAgain } from '../../../platform/live/live.ts';
import { liveReadings } from '../../../platform/live/live-readings.ts';

/** The numbers of a booth, who they are made of, and what each did. */
export const consoles = liveReadings<number>({
  key: ['exhibitors', 'console'],
  told: () => ({
    'exhibitors.console_changed': (told) =>
      readAgain((exhibitorId) => exhibitorId === told.exhibitorId),
  }),
});
