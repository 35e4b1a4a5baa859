import type { bookingsUpgradesRoutes } from '@plenum/contract/features/bookings/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { makeUpgrade } from './upgrades.hand.ts';
import { keepUpgrade } from './upgrades.hold.ts';
import { readOwnUpgrades, readUpgrades } from './upgrades.offer.ts';

export const upgradesHandlers = (work: Work): Handlers<typeof bookingsUpgradesRoutes> => ({
  'GET /api/booking/:token/upgrades': async ({ received: { params } }) => ({
    status: 200,
    body: await readOwnUpgrades(work, params.token),
  }),
  'POST /api/booking/:token/upgrades': async ({ received: { params, body }, network }) => ({
    status: 201,
    body: await keepUpgrade(work, params.token, body, network),
  }),
  'GET /api/bookings/:bookingId/upgrades': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readUpgrades(work, person, params.bookingId),
  }),
  'POST /api/bookings/:bookingId/upgrades': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await makeUpgrade(work, person, params.bookingId, body),
  }),
});
