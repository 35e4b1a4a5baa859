import type { stagesGuestsRoutes } from '@plenum/contract/features/stages/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { readGuests, turnHand } from './guests.hand.ts';
import { bringOnStage, placeGuest } from './guests.host.ts';
import { hear, talk } from './guests.lines.ts';
import { muteGuest, unmute } from './guests.muted.ts';
import { enterGreenRoom, leaveGreenRoom, saySending } from './guests.room.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const guestsHandlers = (work: Work): Handlers<typeof stagesGuestsRoutes> => ({
  'GET /api/events/:eventId/stages/:stageId/guests': ({ person, received: { params } }) =>
    ok(readGuests(work, person, params.eventId, params.stageId)),
  'PUT /api/events/:eventId/stages/:stageId/hand': ({ person, received: { params, body } }) =>
    ok(turnHand(work, person, params, body.isUp)),
  'PUT /api/events/:eventId/runs/:runId/guests/:personId': ({
    person,
    received: { params, body },
  }) => ok(placeGuest(work, person, params, body)),
  'PUT /api/events/:eventId/runs/:runId/guests/:personId/on-stage': ({
    person,
    received: { params, body },
  }) => ok(bringOnStage(work, person, params, body.isOnStage)),
  'POST /api/events/:eventId/runs/:runId/guests/:personId/mute': ({
    person,
    received: { params },
  }) => ok(muteGuest(work, person, params)),
  'POST /api/events/:eventId/runs/:runId/green-room': ({ person, received: { params, body } }) =>
    ok(enterGreenRoom(work, person, params, body)),
  'POST /api/events/:eventId/runs/:runId/green-room/talk': ({
    person,
    received: { params, body },
  }) => ok(talk(work, person, params, body)),
  'POST /api/events/:eventId/runs/:runId/green-room/hear': ({
    person,
    received: { params, body },
  }) => ok(hear(work, person, params, body)),
  'POST /api/events/:eventId/runs/:runId/green-room/sending': ({
    person,
    received: { params, body },
  }) => ok(saySending(work, person, params, body)),
  'POST /api/events/:eventId/runs/:runId/green-room/unmute': ({
    person,
    received: { params, body },
  }) => ok(unmute(work, person, params, body.deviceId)),
  'POST /api/events/:eventId/runs/:runId/green-room/leave': ({
    person,
    received: { params, body },
  }) => ok(leaveGreenRoom(work, person, params, body.deviceId)),
});
