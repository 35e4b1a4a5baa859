import type { StripeKeys, StripeTest } from '@plenum/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/api-client.ts';
import { newKey } from '../../../platform/new-key.ts';

export const keysOptions = () =>
  queryOptions({
    queryKey: ['payments', 'stripe'],
    queryFn: ({ signal }) => call('GET /api/payments/stripe', { signal }),
  });

export const setKeys = (body: { secretKey: string; hookSecret: string }): Promise<StripeKeys> =>
  call('PUT /api/payments/stripe', { body });

export const forgetKeys = (): Promise<StripeKeys> =>
  call('DELETE /api/payments/stripe', { idempotencyKey: newKey() });

export const testKeys = (): Promise<StripeTest> => call('POST /api/payments/stripe/test');

/** Where the payer goes on. */
export const beginByLink = async (token: string): Promise<string> =>
  (await call('POST /api/pay/:token/checkout', { params: { token } })).url;
