import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Empty, Id } from '../../kernel/values.ts';
import {
  Poll,
  PollInput,
  PollStateInput,
  PollUpdate,
  PollVote,
  PollVoteInput,
  StagePolls,
} from './polls.schema.ts';

const stageParams = Type.Object({ eventId: Id('events.event'), stageId: Id('stages.stage') });
const params = Type.Object({ pollId: Id('polls.poll') });

export const pollsRoutes = {
  'GET /api/events/:eventId/stages/:stageId/polls': {
    summary: 'The polls of a run, or those before the next; organisers see drafts as well',
    access: 'signed-in',
    params: stageParams,
    query: Type.Object({ runId: Type.Optional(CommonId) }),
    replies: { 200: StagePolls },
    problems: ['events.not_open'],
  },
  'POST /api/events/:eventId/stages/:stageId/polls': {
    summary: 'Prepare a poll',
    access: 'admin',
    repeats: 'once',
    params: stageParams,
    body: PollInput,
    replies: { 201: Poll },
    problems: ['polls.too_many'],
  },
  'PUT /api/polls/:pollId': {
    summary: 'Change a poll that nobody has seen yet',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ pollId: Id('polls.draft') }),
    body: PollUpdate,
    replies: { 200: Poll },
    problems: ['polls.changed_meanwhile', 'polls.was_opened'],
  },
  'POST /api/polls/:pollId/state': {
    summary: 'Open a poll, which closes the one before it on that stage; or close it',
    access: 'admin',
    repeats: 'once',
    params,
    body: PollStateInput,
    replies: { 200: Poll },
  },
  'DELETE /api/polls/:pollId': {
    summary: 'Remove a poll with its votes',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'PUT /api/polls/:pollId/vote': {
    summary: 'Vote, or vote otherwise while the poll is open',
    access: 'signed-in',
    repeats: 'same',
    params: Type.Object({ pollId: Id('polls.open_poll') }),
    body: PollVoteInput,
    replies: { 200: PollVote },
    problems: ['events.not_open', 'polls.not_open', 'moderation.word_refused', 'too_many'],
  },
} as const satisfies RouteTable;
