import type { bookingsFillsRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { listGiven } from './fills.given.ts';
import { agree, agreeToGiven } from './fills.service.ts';

export const fillsHandlers = (work: Work): Handlers<typeof bookingsFillsRoutes> => ({
  'PUT /api/booking/:token/places/:placeId/profile': async ({ received: { params, body } }) => ({
    status: 200,
    body: await agree(work, { ...params, ...body, person: null }),
  }),
  'PUT /api/booking/:token/places/:placeId/my-profile': async ({
    person,
    received: { params, body },
  }) => ({ status: 200, body: await agree(work, { ...params, ...body, person }) }),
  'GET /api/my-tickets': async ({ person }) => ({
    status: 200,
    body: await listGiven(work, person),
  }),
  'PUT /api/my-tickets/:placeId/profile': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await agreeToGiven(work, person, { ...params, ...body }),
  }),
});
