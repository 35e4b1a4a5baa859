import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  AppealAnswer,
  AppealInput,
  Case,
  CaseQuery,
  Cases,
  Measure,
  Measures,
  NewMeasure,
  NewReport,
  Settlement,
  WordFilter,
} from './moderation.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ eventId });
const measureParams = Type.Object({ eventId, measureId: Id('moderation.measure') });

/** Reports come from anyone of an event; organisers and moderators of it settle them. */
export const moderationRoutes = {
  'POST /api/events/:eventId/reports': {
    summary: 'Report what somebody wrote, a person, a profile or a booth',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: NewReport,
    replies: { 201: Empty },
    problems: ['moderation.reported_already', 'moderation.too_many_reports'],
  },
  'GET /api/events/:eventId/moderation': {
    summary: 'What is reported or held, with what was said around it',
    access: 'signed-in',
    params,
    query: CaseQuery,
    replies: { 200: Cases },
  },
  'POST /api/events/:eventId/moderation/:caseId/settle': {
    summary: 'Settle it: dismiss, release, hide, warn, mute or ban, with a reason they read',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ eventId, caseId: Id('moderation.case') }),
    body: Settlement,
    replies: { 200: Case },
    problems: ['moderation.settled', 'moderation.not_about_a_person', 'moderation.not_over_them'],
  },
  'GET /api/events/:eventId/measures': {
    summary: 'Warnings, mutes and bans of an event, the newest first',
    access: 'signed-in',
    params,
    replies: { 200: Measures },
  },
  'POST /api/events/:eventId/measures': {
    summary: 'Warn, mute or ban somebody without a report',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: NewMeasure,
    replies: { 201: Measure },
    problems: ['moderation.not_over_them'],
  },
  'DELETE /api/events/:eventId/measures/:measureId': {
    summary: 'Lift a mute or a ban before its time',
    access: 'signed-in',
    repeats: 'once',
    params: measureParams,
    replies: { 200: Measure },
  },
  'POST /api/events/:eventId/measures/:measureId/appeal-answer': {
    summary: 'Answer an appeal: another moderator than who decided, where there is one',
    access: 'signed-in',
    repeats: 'once',
    params: measureParams,
    body: AppealAnswer,
    replies: { 200: Measure },
    problems: ['moderation.no_appeal', 'moderation.by_another'],
  },
  'GET /api/events/:eventId/word-filter': {
    summary: 'Words that are refused, and words that hold a line back',
    access: 'signed-in',
    params,
    replies: { 200: WordFilter },
  },
  'PUT /api/events/:eventId/word-filter': {
    summary: 'Set these words',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: WordFilter,
    replies: { 200: WordFilter },
  },
  'GET /api/moderation/mine': {
    summary: 'What was done about me, also where I am banned',
    access: 'signed-in',
    replies: { 200: Measures },
  },
  'POST /api/moderation/measures/:measureId/appeal': {
    summary: 'Say something to it, once',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ measureId: Id('moderation.own') }),
    body: AppealInput,
    replies: { 200: Measure },
    problems: ['moderation.appealed_already'],
  },
} as const satisfies RouteTable;
