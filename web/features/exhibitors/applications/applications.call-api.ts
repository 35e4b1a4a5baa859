import type { ApplicationInput } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

/** Whether companies may apply to exhibit, for everyone who looks at the event. */
export const exhibitorCallOptions = (slug: string) =>
  queryOptions({
    queryKey: ['exhibitors', 'call', slug],
    queryFn: ({ signal }) => call('GET /api/e/:slug/exhibitor-call', { params: { slug }, signal }),
    staleTime: 60_000,
    retry: false,
  });

export const applyToExhibit = (slug: string, body: ApplicationInput) =>
  call('POST /api/e/:slug/exhibitor-applications', { params: { slug }, body });
