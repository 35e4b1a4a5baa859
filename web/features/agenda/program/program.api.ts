import type { MyEvent } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

const programKey = (slug: string) => ['agenda', 'program', slug] as const;

/** The same for everyone; without an open socket it is read again now and then. */
export const programOptions = (slug: string) =>
  queryOptions({
    queryKey: programKey(slug),
    queryFn: ({ signal }) => call('GET /api/e/:slug/program', { params: { slug }, signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
  });

/** Of one of my events; a draft has published nothing, and asking would only be refused. */
export const myProgramOptions = ({ slug, state }: Pick<MyEvent, 'slug' | 'state'>) => ({
  ...programOptions(slug),
  enabled: state !== 'draft',
});

/** The best first. Below the program's key: a new program is searched anew. */
export const programHitsOptions = (slug: string, q: string) =>
  queryOptions({
    queryKey: [...programKey(slug), 'hits', q],
    queryFn: ({ signal }) =>
      call('GET /api/e/:slug/program/search', { params: { slug }, query: { q }, signal }),
    staleTime: 60_000,
  });

const previewKey = ['agenda', 'preview'] as const;

/** For organisers: the program as it would be if the draft were published now. */
export const previewOptions = (eventId: number) =>
  queryOptions({
    queryKey: [...previewKey, eventId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/agenda/preview', { params: { eventId }, signal }),
  });
