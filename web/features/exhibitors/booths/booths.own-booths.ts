import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { readAgain } from '../../../platform/live/live.ts';
import { liveReadings } from '../../../platform/live/live-readings.ts';

const ownBooths = liveReadings({
  key: ['exhibitors', 'own-booths'],
  told: () => ({
    'exhibitors.my_booths_changed': () => readAgain(),
    'exhibitors.hall_changed': () => readAgain(),
  }),
});

/** The booths I am staff of, in all my events. */
export const ownBoothsOptions = () =>
  queryOptions({
    queryKey: ownBooths.key,
    queryFn: ({ signal }) => call('GET /api/booths', { signal }),
    staleTime: 60_000,
    ...ownBooths.live,
  });
