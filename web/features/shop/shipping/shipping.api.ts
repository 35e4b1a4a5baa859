import type { Shipping, ShippingUpdate } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

export const readShipping = (signal: AbortSignal): Promise<Shipping> =>
  call('GET /api/shop/shipping', { signal });

export const changeShipping = (body: ShippingUpdate): Promise<Shipping> =>
  call('PUT /api/shop/shipping', { body });
