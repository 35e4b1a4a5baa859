import type { Step } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { download } from '../../../platform/files/download.ts';

export const consoleKeyOf = (exhibitorId: number) =>
  ['exhibitors', 'console', exhibitorId] as const;
const part = (exhibitorId: number, ...name: readonly string[]) =>
  [...consoleKeyOf(exhibitorId), ...name] as const;

export const consoleOptions = (exhibitorId: number) =>
  queryOptions({
    queryKey: part(exhibitorId, 'numbers'),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console', { params: { exhibitorId }, signal }),
    retry: false,
  });

export const visitorsOptions = (exhibitorId: number, step: Step) =>
  queryOptions({
    queryKey: part(exhibitorId, 'visitors', step),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console/visitors', {
        params: { exhibitorId },
        query: { step },
        signal,
      }),
  });

/** Who took back their card is not there any more: to ask again would change nothing. */
export const visitorDeedsOptions = (exhibitorId: number, personId: number) =>
  queryOptions({
    queryKey: part(exhibitorId, 'deeds', String(personId)),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/console/visitors/:personId', {
        params: { exhibitorId, personId },
        signal,
      }),
    retry: false,
  });

export const boothAsksOptions = (exhibitorId: number) =>
  queryOptions({
    queryKey: part(exhibitorId, 'asks'),
    queryFn: ({ signal }) =>
      call('GET /api/booths/:exhibitorId/asks', { params: { exhibitorId }, signal }),
  });

/** Of the booth only what its screens say above themselves. */
export const boothHeadOptions = (exhibitorId: number) =>
  queryOptions({
    queryKey: part(exhibitorId, 'head'),
    queryFn: async ({ signal }) => {
      const { shown, tier, eventId } = await call('GET /api/booths/:exhibitorId', {
        params: { exhibitorId },
        signal,
      });
      return { name: shown.name, tier, eventId };
    },
    retry: false,
  });

export const answer = (exhibitorId: number, askId: number, text: string) =>
  call('POST /api/booths/:exhibitorId/asks/:askId/answer', {
    params: { exhibitorId, askId },
    body: { text },
  });

export const exportVisitors = (exhibitorId: number) =>
  download('GET /api/booths/:exhibitorId/console.csv', { params: { exhibitorId } });
