import type { moderationRoutes } from '@plenum/contract/features/moderation/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { listMeasures, readDesk } from './moderation.desk.ts';
import type { ModerationWork } from './moderation.facts.ts';
import { changeFilter, readFilter } from './moderation.filter.ts';
import { addMeasure, answerAppeal, appeal, lift, listMine } from './moderation.measures.ts';
import { report } from './moderation.report.ts';
import { settle } from './moderation.settle.ts';

const ok = async <T>(body: Promise<T>) => ({ status: 200, body: await body }) as const;

export const moderationHandlers = (work: ModerationWork): Handlers<typeof moderationRoutes> => ({
  'POST /api/events/:eventId/reports': async ({ person, received: { params, body } }) => {
    await report(work, person, params.eventId, body);
    return { status: 201, body: {} };
  },
  'GET /api/events/:eventId/moderation': ({ person, received: { params, query } }) =>
    ok(readDesk(work, person, params.eventId, query)),
  'POST /api/events/:eventId/moderation/:caseId/settle': ({ person, received: { params, body } }) =>
    ok(settle(work, person, params.eventId, params.caseId, body)),
  'GET /api/events/:eventId/measures': ({ person, received }) =>
    ok(listMeasures(work, person, received.params.eventId)),
  'POST /api/events/:eventId/measures': async ({ person, received: { params, body } }) => ({
    status: 201,
    body: await addMeasure(work, person, params.eventId, body),
  }),
  'DELETE /api/events/:eventId/measures/:measureId': ({ person, received: { params } }) =>
    ok(lift(work, person, params.eventId, params.measureId)),
  'POST /api/events/:eventId/measures/:measureId/appeal-answer': ({
    person,
    received: { params, body },
  }) => ok(answerAppeal(work, person, params.eventId, params.measureId, body)),
  'GET /api/events/:eventId/word-filter': ({ person, received }) =>
    ok(readFilter(work, person, received.params.eventId)),
  'PUT /api/events/:eventId/word-filter': ({ person, received: { params, body } }) =>
    ok(changeFilter(work, person, params.eventId, body)),
  'GET /api/moderation/mine': ({ person }) => ok(listMine(work, person)),
  'POST /api/moderation/measures/:measureId/appeal': ({ person, received: { params, body } }) =>
    ok(appeal(work, person, params.measureId, body.text)),
});
