import type { NewView, SavedView } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';

export const viewsOptions = () =>
  queryOptions({
    queryKey: ['people', 'views'],
    queryFn: ({ signal }) => call('GET /api/people/views', { signal }),
  });

/** The same name again replaces what was kept under it. */
export const keepView = (view: NewView): Promise<SavedView> =>
  call('POST /api/people/views', { body: view });

export const forgetView = ({ id }: Pick<SavedView, 'id'>): Promise<unknown> =>
  call('DELETE /api/people/views/:viewId', { params: { viewId: id } });
