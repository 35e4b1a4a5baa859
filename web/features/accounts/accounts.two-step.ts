import type { Confirmation } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api-client.ts';

export const twoStepOptions = () =>
  queryOptions({
    queryKey: ['accounts', 'two-step'],
    queryFn: ({ signal }) => call('GET /api/accounts/two-step', { signal }),
  });

export const confirmIdentity = (body: Confirmation) => call('POST /api/accounts/confirm', { body });
