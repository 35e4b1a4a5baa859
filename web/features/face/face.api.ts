import type { FaceUpdate } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

/** For everyone: no socket tells a stranger of a change, so it is read again now and then. */
const forStrangers = { staleTime: 30_000, refetchInterval: 60_000, refetchOnWindowFocus: true };

export const organisationPageOptions = (place: string) =>
  queryOptions({
    queryKey: ['face', 'page', place],
    queryFn: ({ signal }) => call('GET /api/o/:place', { params: { place }, signal }),
    ...forStrangers,
  });

export const aroundOptions = (slug: string) =>
  queryOptions({
    queryKey: ['face', 'around', slug],
    queryFn: ({ signal }) => call('GET /api/e/:slug/around', { params: { slug }, signal }),
    ...forStrangers,
  });

export const saveFace = (body: FaceUpdate) => call('PATCH /api/face', { body });

export const nameDomain = (name: string) => call('PUT /api/face/domain', { body: { name } });
export const proveDomain = () => call('POST /api/face/domain/proof');
export const removeDomain = () => call('DELETE /api/face/domain');
