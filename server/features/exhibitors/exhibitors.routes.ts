import type { ExhibitorSetup } from '@plenum/contract';
import type { exhibitorsRoutes } from '@plenum/contract/features/exhibitors/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { decideApplication, listApplications } from './applications/applications.ts';
import { applyToExhibit, readCall } from './applications/applications.call.ts';
import { readSetup } from './editor/editor.changing.ts';
import type { ExhibitorsWork } from './exhibitors.facts.ts';
import { remindExhibitors } from './exhibitors.reminders.ts';
import { reviewBooth } from './applications/applications.review.ts';
import {
  addExhibitor,
  changeExhibitor,
  moveExhibitor,
  removeExhibitor,
} from './exhibitors.service.ts';
import { setRules, setTier } from './setup/setup.tiers.ts';

const whole = async (setup: Promise<ExhibitorSetup>) => ({
  status: 200 as const,
  body: await setup,
});

export const exhibitorsHandlers = (work: ExhibitorsWork): Handlers<typeof exhibitorsRoutes> => ({
  'GET /api/events/:eventId/exhibitors': ({ person, received: { params } }) =>
    whole(readSetup(work, person, params.eventId)),
  'POST /api/events/:eventId/exhibitors': async ({ person, received: { params, body } }) => {
    await addExhibitor(work, person, params.eventId, body);
    return { status: 201, body: await readSetup(work, person, params.eventId) };
  },
  'PATCH /api/events/:eventId/exhibitors/:exhibitorId': ({ person, received: { params, body } }) =>
    whole(changeExhibitor(work, person, params.eventId, params.exhibitorId, body)),
  'POST /api/events/:eventId/exhibitors/:exhibitorId/move': ({
    person,
    received: { params, body },
  }) => whole(moveExhibitor(work, person, params.eventId, params.exhibitorId, body)),
  'DELETE /api/events/:eventId/exhibitors/:exhibitorId': ({ person, received: { params } }) =>
    whole(removeExhibitor(work, person, params.eventId, params.exhibitorId)),
  'PUT /api/events/:eventId/exhibitor-tiers/:tier': ({ person, received: { params, body } }) =>
    whole(setTier(work, person, params.eventId, params.tier, body)),
  'PUT /api/events/:eventId/exhibitor-rules': ({ person, received: { params, body } }) =>
    whole(setRules(work, person, params.eventId, body)),
  'POST /api/events/:eventId/exhibitors/reminders': async ({
    person,
    received: { params, body },
  }) => ({ status: 200, body: await remindExhibitors(work, person, params.eventId, body.ids) }),
  'POST /api/events/:eventId/exhibitors/:exhibitorId/review': async ({
    person,
    received: { params, body },
  }) => ({
    status: 200,
    body: await reviewBooth(work, person, params.eventId, params.exhibitorId, body),
  }),
  'GET /api/events/:eventId/exhibitor-applications': async ({ person, received: { params } }) => ({
    status: 200,
    body: await listApplications(work, person, params.eventId),
  }),
  'POST /api/events/:eventId/exhibitor-applications/:applicationId/decision': async ({
    person,
    received: { params, body },
  }) => ({
    status: 200,
    body: await decideApplication(work, person, params.eventId, params.applicationId, body),
  }),
  'GET /api/e/:slug/exhibitor-call': ({ received: { params } }) => readCall(work, params.slug),
  'POST /api/e/:slug/exhibitor-applications': async ({ received: { params, body }, network }) => {
    await applyToExhibit(work, params.slug, body, network);
    return { status: 202, body: {} };
  },
});
