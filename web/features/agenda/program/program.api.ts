import type { MyEvent } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { program, programHits } from './program.live.ts';

/** Without an open socket it is read again now and then. */
export const programOptions = (slug: string) => ({
  ...program.options(slug),
  refetchOnWindowFocus: true,
});

/** Of one of my events; a draft has published nothing, and asking would only be refused. */
export const myProgramOptions = ({ slug, state }: Pick<MyEvent, 'slug' | 'state'>) => ({
  ...programOptions(slug),
  enabled: state !== 'draft',
});

/** The best first. */
export const programHitsOptions = (slug: string, q: string) =>
  queryOptions({
    ...programHits.live,
    queryKey: [...programHits.key, slug, q],
    queryFn: ({ signal }) =>
      call('GET /api/e/:slug/program/search', { params: { slug }, query: { q }, signal }),
    staleTime: 60_000,
  });
