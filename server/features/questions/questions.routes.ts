import type { questionsRoutes } from '@plenum/contract/features/questions/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { changeRules, moderate } from './questions.moderate.ts';
import { ask, readQuestions, withdraw } from './questions.service.ts';
import { vote } from './questions.votes.ts';

export const questionsHandlers = (work: Work): Handlers<typeof questionsRoutes> => ({
  'GET /api/events/:eventId/stages/:stageId/questions': async ({
    person,
    received: { params, query },
  }) => {
    const { eventId, stageId } = params;
    const runId = query.runId ?? null;
    return { status: 200, body: await readQuestions(work, person, eventId, stageId, runId) };
  },
  'POST /api/events/:eventId/stages/:stageId/questions': async ({
    person,
    received: { params, body },
  }) => ({ status: 201, body: await ask(work, person, params.eventId, params.stageId, body) }),
  'PATCH /api/events/:eventId/stages/:stageId/question-rules': async ({
    person,
    received: { params, body },
  }) => ({
    status: 200,
    body: await changeRules(work, person, params.eventId, params.stageId, body),
  }),
  'PATCH /api/questions/:questionId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await moderate(work, person, params.questionId, body),
  }),
  'DELETE /api/questions/:questionId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await withdraw(work, person, params.questionId),
  }),
  'PUT /api/questions/:questionId/vote': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await vote(work, person, params.questionId, body.isUp),
  }),
});
