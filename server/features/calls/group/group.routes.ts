import type { callsGroupRoutes } from '@plenum/contract/features/calls/index.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import type { Work } from '../../../platform/work.ts';
import { joinGroupCall, startGroupCall } from './group.join.ts';
import { answerKnock, knock, turnDoor } from './group.knock.ts';
import { leaveGroupCall } from './group.leave.ts';
import { hear, talk } from './group.lines.ts';
import { listGroupCalls, listPastGroupCalls, readRinging } from './group.list.ts';
import { remove, silence } from './group.moderate.ts';
import { saySending } from './group.sending.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const callsGroupHandlers = (work: Work): Handlers<typeof callsGroupRoutes> => ({
  'GET /api/group-calls': ({ person }) => ok(listGroupCalls(work, person)),
  'GET /api/group-calls/ringing': ({ person }) => ok(readRinging(work, person)),
  'GET /api/group-calls/past': ({ person, received: { query } }) =>
    ok(listPastGroupCalls(work, person, query.conversationId)),
  'POST /api/group-calls': ({ person, received: { body } }) =>
    ok(startGroupCall(work, person, body)),
  'POST /api/group-calls/:groupCallId/join': ({ person, received: { params, body } }) =>
    ok(joinGroupCall(work, person, params.groupCallId, body.deviceId)),
  'PUT /api/group-calls/:groupCallId/door': ({ person, received: { params, body } }) =>
    ok(turnDoor(work, person, params.groupCallId, body.isClosed)),
  'PUT /api/group-calls/:groupCallId/knock': ({ person, received: { params, body } }) =>
    ok(knock(work, person, params.groupCallId, body.isKnocking)),
  'POST /api/group-calls/:groupCallId/knocks/:knockerId/answer': ({
    person,
    received: { params, body },
  }) => ok(answerKnock(work, person, params.groupCallId, { ...params, ...body })),
  'POST /api/group-calls/:groupCallId/talk': ({ person, received: { params, body } }) =>
    ok(talk(work, person, params.groupCallId, body)),
  'POST /api/group-calls/:groupCallId/hear': ({ person, received: { params, body } }) =>
    ok(hear(work, person, params.groupCallId, body)),
  'POST /api/group-calls/:groupCallId/sending': ({ person, received: { params, body } }) =>
    ok(saySending(work, person, params.groupCallId, body)),
  'POST /api/group-calls/:groupCallId/leave': ({ person, received: { params, body } }) =>
    ok(leaveGroupCall(work, person, params.groupCallId, body.deviceId)),
  'POST /api/group-calls/:groupCallId/people/:personId/silence': ({
    person,
    received: { params, body },
  }) => ok(silence(work, person, params.groupCallId, { ...params, ...body })),
  'POST /api/group-calls/:groupCallId/people/:personId/remove': ({
    person,
    received: { params },
  }) => ok(remove(work, person, params.groupCallId, params.personId)),
});
