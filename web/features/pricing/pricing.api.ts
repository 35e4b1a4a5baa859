import type { PricingUpdate } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';
import type { SendPicture } from '../../ui/upload/upload-rules.ts';

/** For everyone: no socket tells a stranger of a change, so it is read again now and then. */
export const publicPricingOptions = (slug: string) =>
  queryOptions({
    queryKey: ['pricing', 'public', slug],
    queryFn: ({ signal }) => call('GET /api/e/:slug/pricing', { params: { slug }, signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  });

/** What an event sells by itself, to choose from. */
export const soldOptions = (eventId: number) =>
  queryOptions({
    queryKey: ['pricing', 'sold', eventId],
    queryFn: async ({ signal }) => {
      const { tickets } = await call('GET /api/events/:eventId/offer', {
        params: { eventId },
        signal,
      });
      return tickets.filter(({ kind }) => kind !== 'add_on');
    },
    refetchOnMount: 'always',
  });

export const saveSetup = (body: PricingUpdate) => call('PATCH /api/pricing/setup', { body });

export const pictureRules = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 8_000_000,
};

export const savePicture = (planId: string, body: Blob, watch: Parameters<SendPicture>[1]) =>
  call('PUT /api/pricing/plans/:planId/picture', { params: { planId }, body, ...watch });

export const removePicture = (planId: string) =>
  call('DELETE /api/pricing/plans/:planId/picture', { params: { planId } });
