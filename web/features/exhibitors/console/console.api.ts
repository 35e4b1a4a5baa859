import type { Step } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';
import { consoles } from './console.live.ts';

const part = (exhibitorId: number, ...name: readonly (string | number)[]) => ({
  queryKey: [...consoles.key, exhibitorId, ...name],
  ...consoles.live,
});

export const consoleOptions = (exhibitorId: number) =>
  queryOptions({
    ...part(exhibitorId, 'numbers'),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console', { params: { exhibitorId }, signal }),
  });

export const visitorsOptions = (exhibitorId: number, step: Step) =>
  queryOptions({
    ...part(exhibitorId, 'visitors', step),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console/visitors', {
        params: { exhibitorId },
        query: { step },
        signal,
      }),
  });

export const visitorDeedsOptions = (exhibitorId: number, personId: number) =>
  queryOptions({
    ...part(exhibitorId, 'deeds', personId),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console/visitors/:personId', {
        params: { exhibitorId, personId },
        signal,
      }),
  });

export const exportVisitors = (exhibitorId: number) =>
  download('GET /api/booths/:exhibitorId/console.csv', { params: { exhibitorId } });
