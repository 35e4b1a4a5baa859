import type { pollsRoutes } from '@plenum/contract/features/polls/index.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Work } from '../../platform/work.ts';
import { addPoll, changePoll, readPolls, removePoll, turnPoll } from './polls.service.ts';
import { vote } from './polls.votes.ts';

export const pollsHandlers = (work: Work): Handlers<typeof pollsRoutes> => ({
  'GET /api/events/:eventId/stages/:stageId/polls': async ({
    person,
    received: { params, query },
  }) => {
    const runId = query.runId ?? null;
    return {
      status: 200,
      body: await readPolls(work, person, params.eventId, params.stageId, runId),
    };
  },
  'POST /api/events/:eventId/stages/:stageId/polls': async ({
    person,
    received: { params, body },
  }) => ({
    status: 201,
    body: await addPoll(work, person, params.eventId, params.stageId, body),
  }),
  'PUT /api/polls/:pollId': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await changePoll(work, person, params.pollId, body),
  }),
  'POST /api/polls/:pollId/state': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await turnPoll(work, person, params.pollId, body.state),
  }),
  'DELETE /api/polls/:pollId': async ({ person, received: { params } }) => ({
    status: 200,
    body: await removePoll(work, person, params.pollId),
  }),
  'PUT /api/polls/:pollId/vote': async ({ person, received: { params, body } }) => ({
    status: 200,
    body: await vote(work, person, params.pollId, body),
  }),
});
