import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  AnswerInput,
  BoothAsk,
  Console,
  ConsoleQuery,
  Visitor,
  VisitorDeeds,
} from './exhibitors.hall.schema.ts';

const exhibitorId = Id('exhibitors.exhibitor');
const params = Type.Object({ exhibitorId });

/** For the staff of a booth and the organisers of its event: who came, and what they asked. */
export const exhibitorsConsoleRoutes = {
  'GET /api/booths/:exhibitorId/asks': {
    summary: 'What visitors asked, what is open first',
    access: 'signed-in',
    whileActing: false,
    params,
    replies: { 200: Type.Array(BoothAsk) },
  },
  'POST /api/booths/:exhibitorId/asks/:askId/answer': {
    summary: 'Answer a question; the first answer counts',
    access: 'signed-in',
    repeats: 'once',
    params: Type.Object({ exhibitorId, askId: Id('exhibitors.ask') }),
    body: AnswerInput,
    replies: { 200: Type.Array(BoothAsk) },
    problems: ['exhibitors.answered'],
  },
  'GET /api/booths/:exhibitorId/console': {
    summary: 'How many people came how far, beside the median of the tier',
    access: 'signed-in',
    whileActing: false,
    params,
    replies: { 200: Console },
  },
  'GET /api/booths/:exhibitorId/console/visitors': {
    summary: 'Who came so far, named as far as they agreed; highest score first',
    access: 'signed-in',
    whileActing: false,
    params,
    query: ConsoleQuery,
    replies: { 200: Type.Array(Visitor) },
  },
  'GET /api/booths/:exhibitorId/console/visitors/:personId': {
    summary: 'What earned a named visitor each point; who is not named is not there',
    access: 'signed-in',
    whileActing: false,
    params: Type.Object({ exhibitorId, personId: Id('exhibitors.visitor') }),
    replies: { 200: VisitorDeeds },
  },
  'GET /api/booths/:exhibitorId/console.csv': {
    summary: 'Visitors with their scores and what earned them, as CSV',
    access: 'signed-in',
    whileActing: false,
    params,
    download: 'text/csv',
    replies: {},
  },
} as const satisfies RouteTable;
