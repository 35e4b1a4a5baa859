import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Empty, Id } from '../../kernel/values.ts';
import {
  NewQuestion,
  Question,
  QuestionRules,
  QuestionRulesInput,
  QuestionUpdate,
  QuestionVote,
  QuestionVoteInput,
  StageQuestions,
} from './questions.schema.ts';

const stageParams = Type.Object({ eventId: Id('events.event'), stageId: Id('stages.stage') });
const params = Type.Object({ questionId: Id('questions.question') });

export const questionsRoutes = {
  'GET /api/events/:eventId/stages/:stageId/questions': {
    summary: 'What was asked during a run, or for what is live next',
    access: 'signed-in',
    params: stageParams,
    query: Type.Object({ runId: Type.Optional(CommonId) }),
    replies: { 200: StageQuestions },
    problems: ['events.not_open'],
  },
  'POST /api/events/:eventId/stages/:stageId/questions': {
    summary: 'Ask those on a stage',
    access: 'signed-in',
    repeats: 'once',
    params: stageParams,
    body: NewQuestion,
    replies: { 201: Question },
    problems: [
      'events.not_open',
      'questions.closed',
      'questions.too_soon',
      'moderation.muted',
      'moderation.word_refused',
      'too_many',
    ],
  },
  'PATCH /api/events/:eventId/stages/:stageId/question-rules': {
    summary: 'Whether questions are taken, and whether each waits for a moderator',
    access: 'signed-in',
    repeats: 'once',
    params: stageParams,
    body: QuestionRulesInput,
    replies: { 200: QuestionRules },
    problems: ['events.not_open'],
  },
  'PATCH /api/questions/:questionId': {
    summary: 'Show, hide, pin or answer a question; for who runs the event or chairs the session',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: QuestionUpdate,
    replies: { 200: Question },
    problems: ['events.not_open'],
  },
  'DELETE /api/questions/:questionId': {
    summary: 'Withdraw my own question',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ questionId: Id('questions.own_question') }),
    replies: { 200: Empty },
    problems: ['events.not_open'],
  },
  'PUT /api/questions/:questionId/vote': {
    summary: 'Say that one wants the answer too, or no more',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: QuestionVoteInput,
    replies: { 200: QuestionVote },
    problems: ['events.not_open'],
  },
} as const satisfies RouteTable;
