import type { EventSetup } from '@plenum/contract';
import type { eventsRoutes } from '@plenum/contract/features/events/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import type { AgendaFacts } from './events.facts.ts';
import { changePicture } from './events.pictures.ts';
import {
  addRoom,
  addTrack,
  changeRoom,
  changeTrack,
  movePlace,
  removeRoom,
  removeTrack,
} from './events.places.ts';
import { readNumbers } from './public/public.ts';
import {
  changeEvent,
  createEvent,
  listMyEvents,
  readSetup,
  removeDraft,
} from './events.service.ts';
import { makeSample } from './events.sample.ts';
import { changeState, readChecklist } from './events.state.ts';
import { putStepsAway, readSteps } from './events.steps.ts';

const ok = async (setup: Promise<EventSetup>) => ({ status: 200, body: await setup }) as const;
const made = async (setup: Promise<EventSetup>) => ({ status: 201, body: await setup }) as const;

export const eventsHandlers = (work: Work, facts: AgendaFacts): Handlers<typeof eventsRoutes> => ({
  'GET /api/events': async ({ person }) => ({
    status: 200,
    body: await listMyEvents(work, person),
  }),
  'POST /api/events': ({ person, received }) => made(createEvent(work, person, received.body)),
  'POST /api/events/sample': ({ person }) => made(makeSample(work, person)),
  'GET /api/events/:eventId': ({ person, received }) =>
    ok(readSetup(work, person, received.params.eventId)),
  'PATCH /api/events/:eventId': ({ person, received }) =>
    ok(changeEvent(work, person, received.params.eventId, received.body)),
  'DELETE /api/events/:eventId': async ({ person, received }) => {
    await removeDraft(work, person, received.params.eventId);
    return { status: 200, body: {} };
  },
  'POST /api/events/:eventId/state': ({ person, received }) =>
    ok(changeState(work, facts, person, received.params.eventId, received.body.state)),
  'GET /api/events/:eventId/checklist': async ({ person, received }) => ({
    status: 200,
    body: await readChecklist(work, facts, person, received.params.eventId),
  }),
  'GET /api/events/:eventId/steps': async ({ person, received }) => ({
    status: 200,
    body: await readSteps(work, facts, person, received.params.eventId),
  }),
  'PUT /api/events/:eventId/steps': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await putStepsAway(work, facts, person, params.eventId, body.isAway),
  }),
  'GET /api/events/:eventId/numbers': async ({ person, received }) => ({
    status: 200,
    body: await readNumbers(work, person, received.params.eventId),
  }),
  'PUT /api/events/:eventId/logo': ({ person, received }) =>
    ok(changePicture(work, person, received.params.eventId, 'logo', received.body)),
  'DELETE /api/events/:eventId/logo': ({ person, received }) =>
    ok(changePicture(work, person, received.params.eventId, 'logo', null)),
  'PUT /api/events/:eventId/banner': ({ person, received }) =>
    ok(changePicture(work, person, received.params.eventId, 'banner', received.body)),
  'DELETE /api/events/:eventId/banner': ({ person, received }) =>
    ok(changePicture(work, person, received.params.eventId, 'banner', null)),
  'POST /api/events/:eventId/rooms': ({ person, received }) =>
    made(addRoom(work, person, received.params.eventId, received.body)),
  'PATCH /api/events/:eventId/rooms/:roomId': ({ person, received: { params, body } }) =>
    ok(changeRoom(work, person, params.eventId, params.roomId, body)),
  'POST /api/events/:eventId/rooms/:roomId/move': ({ person, received: { params, body } }) =>
    ok(movePlace(work, person, params.eventId, { kind: 'rooms', id: params.roomId, ...body })),
  'DELETE /api/events/:eventId/rooms/:roomId': ({ person, received: { params } }) =>
    ok(removeRoom(work, facts, person, params.eventId, params.roomId)),
  'POST /api/events/:eventId/tracks': ({ person, received }) =>
    made(addTrack(work, person, received.params.eventId, received.body)),
  'PATCH /api/events/:eventId/tracks/:trackId': ({ person, received: { params, body } }) =>
    ok(changeTrack(work, person, params.eventId, params.trackId, body)),
  'POST /api/events/:eventId/tracks/:trackId/move': ({ person, received: { params, body } }) =>
    ok(movePlace(work, person, params.eventId, { kind: 'tracks', id: params.trackId, ...body })),
  'DELETE /api/events/:eventId/tracks/:trackId': ({ person, received: { params } }) =>
    ok(removeTrack(work, person, params.eventId, params.trackId)),
});
