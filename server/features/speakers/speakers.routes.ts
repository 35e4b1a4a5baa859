import type { speakersRoutes } from '@plenum/contract/features/speakers/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { endLink, inviteSpeaker, inviteSpeakers } from './speakers.invite.ts';
import { moveSpeaker } from './speakers.move-speaker.ts';
import { changePicture } from './speakers.picture.ts';
import { addSpeaker, changeSpeaker, listSpeakers, removeSpeaker } from './speakers.service.ts';

export const speakersHandlers = (work: Work): Handlers<typeof speakersRoutes> => ({
  'GET /api/events/:eventId/speakers': async ({ person, received: { params, query } }) => ({
    status: 200,
    body: await listSpeakers(work, person, params.eventId, query),
  }),
  'POST /api/events/:eventId/speakers': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addSpeaker(work, person, params.eventId, body),
  }),
  'PATCH /api/events/:eventId/speakers/:speakerId': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    const body = await changeSpeaker(work, person, eventId, speakerId, received.body);
    return { status: 200, body };
  },
  'DELETE /api/events/:eventId/speakers/:speakerId': async ({ person, received: { params } }) => {
    await removeSpeaker(work, person, params.eventId, params.speakerId);
    return { status: 200, body: {} };
  },
  'POST /api/events/:eventId/speakers/:speakerId/move': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    const ids = await moveSpeaker(work, person, eventId, speakerId, received.body.beforeId);
    return { status: 200, body: { ids } };
  },
  'PUT /api/events/:eventId/speakers/:speakerId/picture': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    const body = await changePicture(work, person, eventId, speakerId, received.body);
    return { status: 200, body };
  },
  'DELETE /api/events/:eventId/speakers/:speakerId/picture': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    return { status: 200, body: await changePicture(work, person, eventId, speakerId, null) };
  },
  'POST /api/events/:eventId/speakers/:speakerId/invitation': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    return { status: 200, body: await inviteSpeaker(work, person, eventId, speakerId) };
  },
  'DELETE /api/events/:eventId/speakers/:speakerId/invitation': async ({ person, received }) => {
    const { eventId, speakerId } = received.params;
    return { status: 200, body: await endLink(work, person, eventId, speakerId) };
  },
  'POST /api/events/:eventId/speakers/invitations': async ({ person, received }) => ({
    status: 200,
    body: await inviteSpeakers(work, person, received.params.eventId, received.body.ids),
  }),
});
