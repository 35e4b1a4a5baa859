import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import { occurrences } from './calendar.live.ts';

const hourMs = 3_600_000;
const daysAhead = 14;

/** What is in the calendar from this hour on, for two weeks. */
export function comingOptions(now: number) {
  const from = Math.floor(now / hourMs) * hourMs;
  const query = {
    from: new Date(from).toISOString(),
    to: new Date(from + daysAhead * 24 * hourMs).toISOString(),
  };
  return queryOptions({
    ...occurrences.live,
    queryKey: [...occurrences.key, 'coming', query.from],
    queryFn: ({ signal }) => call('GET /api/calendar/occurrences', { query, signal }),
  });
}
