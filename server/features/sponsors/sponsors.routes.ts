import type { SponsorSetup } from '@plenum/contract';
import type { sponsorsRoutes } from '@plenum/contract/features/sponsors/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { countViews } from './sponsors.counts.ts';
import { exportDelivery, readDelivery } from './sponsors.delivery.ts';
import {
  addPackage,
  changePackage,
  drawAgain,
  movePackage,
  removePackage,
  setSeconds,
} from './sponsors.packages.ts';
import {
  addSponsor,
  changeLogo,
  changeSponsor,
  moveSponsor,
  readSetup,
  removeSponsor,
} from './sponsors.service.ts';
import { readShownSponsors } from './sponsors.shown.ts';

const whole = async (setup: Promise<SponsorSetup>) => ({ status: 200 as const, body: await setup });
const made = async (setup: Promise<SponsorSetup>) => ({ status: 201 as const, body: await setup });

export const sponsorsHandlers = (work: Work): Handlers<typeof sponsorsRoutes> => ({
  'GET /api/events/:eventId/sponsors': ({ person, received: { params } }) =>
    whole(readSetup(work, person, params.eventId)),
  'POST /api/events/:eventId/sponsors': ({ person, received: { params, body } }) =>
    made(addSponsor(work, person, params.eventId, body)),
  'PATCH /api/events/:eventId/sponsors/:sponsorId': ({ person, received: { params, body } }) =>
    whole(changeSponsor(work, person, params.eventId, params.sponsorId, body)),
  'POST /api/events/:eventId/sponsors/:sponsorId/move': ({ person, received: { params, body } }) =>
    whole(moveSponsor(work, person, params.eventId, params.sponsorId, body.beforeId)),
  'DELETE /api/events/:eventId/sponsors/:sponsorId': ({ person, received: { params } }) =>
    whole(removeSponsor(work, person, params.eventId, params.sponsorId)),
  'PUT /api/events/:eventId/sponsors/:sponsorId/logo': ({ person, received: { params, body } }) =>
    whole(changeLogo(work, person, params.eventId, params.sponsorId, body)),
  'DELETE /api/events/:eventId/sponsors/:sponsorId/logo': ({ person, received: { params } }) =>
    whole(changeLogo(work, person, params.eventId, params.sponsorId, null)),
  'POST /api/events/:eventId/sponsor-packages': ({ person, received: { params, body } }) =>
    made(addPackage(work, person, params.eventId, body)),
  'PATCH /api/events/:eventId/sponsor-packages/:packageId': ({
    person,
    received: { params, body },
  }) => whole(changePackage(work, person, params.eventId, params.packageId, body)),
  'POST /api/events/:eventId/sponsor-packages/:packageId/move': ({
    person,
    received: { params, body },
  }) => whole(movePackage(work, person, params.eventId, params.packageId, body.beforeId)),
  'DELETE /api/events/:eventId/sponsor-packages/:packageId': ({ person, received: { params } }) =>
    whole(removePackage(work, person, params.eventId, params.packageId)),
  'POST /api/events/:eventId/sponsor-rotation/seed': ({ person, received: { params } }) =>
    whole(drawAgain(work, person, params.eventId)),
  'PUT /api/events/:eventId/sponsor-rotation': ({ person, received: { params, body } }) =>
    whole(setSeconds(work, person, params.eventId, body.seconds)),
  'GET /api/events/:eventId/sponsor-delivery': async ({ person, received: { params } }) => ({
    status: 200,
    body: await readDelivery(work, person, params.eventId),
  }),
  'GET /api/events/:eventId/sponsor-delivery.csv': ({ person, received: { params } }) =>
    exportDelivery(work, person, params.eventId),
  'GET /api/e/:slug/sponsors': ({ received: { params } }) => readShownSponsors(work, params.slug),
  'POST /api/e/:slug/sponsors/counts': async ({ received: { params, body }, agent }) => {
    await countViews(work, params.slug, body.counts, agent);
    return { status: 202, body: {} };
  },
});
