import type { callsRoutes } from '@plenum/contract/features/calls/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { answerCall } from './calls.answer.ts';
import { readCurrentCall } from './calls.current.ts';
import { endCall } from './calls.end.ts';
import { listPastCalls } from './calls.past.ts';
import { passSignals } from './calls.signals.ts';
import { startCall } from './calls.start.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const callsHandlers = (work: Work): Handlers<typeof callsRoutes> => ({
  'GET /api/calls/ice-servers': () => ok(Promise.resolve({ iceServers: work.config.iceServers })),
  'GET /api/calls/current': ({ person }) => ok(readCurrentCall(work, person)),
  'GET /api/calls': ({ person, received: { query } }) =>
    ok(listPastCalls(work, person, query.conversationId)),
  'POST /api/calls': async ({ person, received: { body } }) => ({
    status: 201,
    body: await startCall(work, person, body),
  }),
  'POST /api/calls/:callId/answer': ({ person, received: { params, body } }) =>
    ok(answerCall(work, person, params.callId, body)),
  'POST /api/calls/:callId/signals': ({ person, received: { params, body } }) =>
    ok(passSignals(work, person, params.callId, body)),
  'POST /api/calls/:callId/end': ({ person, received: { params, body } }) =>
    ok(endCall(work, person, params.callId, body.isFailed)),
});
