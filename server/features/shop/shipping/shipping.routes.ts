import type { shopShippingRoutes } from '@plenum/contract/features/shop/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { changeShipping, readShipping } from './shipping.service.ts';

export const shopShippingHandlers = (work: Work): Handlers<typeof shopShippingRoutes> => ({
  'GET /api/shop/shipping': async ({ person }) => ({
    status: 200,
    body: await readShipping(work, person),
  }),
  'PUT /api/shop/shipping': async ({ person, received: { body } }) => ({
    status: 200,
    body: await changeShipping(work, person, body),
  }),
});
