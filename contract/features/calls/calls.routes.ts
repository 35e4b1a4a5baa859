import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Call,
  CallAnswer,
  CallEnd,
  CallsQuery,
  CurrentCall,
  IceServers,
  NewCall,
  PastCall,
  Signals,
} from './calls.schema.ts';

const params = Type.Object({ callId: Id('calls.call') });

export const callsRoutes = {
  'GET /api/calls/ice-servers': {
    summary: 'Through what the browsers of a call find each other',
    access: 'signed-in',
    replies: { 200: IceServers },
  },
  'GET /api/calls/current': {
    summary: 'The call that rings at me or goes on, for a window that was opened meanwhile',
    access: 'signed-in',
    replies: { 200: CurrentCall },
  },
  'GET /api/calls': {
    summary: 'The last 200 calls of a conversation that are over, the oldest first',
    access: 'signed-in',
    query: CallsQuery,
    replies: { 200: Type.Array(PastCall) },
  },
  'POST /api/calls': {
    summary: 'Call the other one of a direct conversation',
    access: 'signed-in',
    repeats: 'once',
    body: NewCall,
    replies: { 201: Call },
    problems: ['calls.busy', 'calls.not_reachable', 'moderation.muted'],
  },
  'POST /api/calls/:callId/answer': {
    summary: 'Accept in this window, or refuse; of several windows the first one counts',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: CallAnswer,
    replies: { 200: Call },
    problems: ['calls.over', 'calls.answered'],
  },
  'POST /api/calls/:callId/signals': {
    summary: 'Hand the other side what its browser needs, in order',
    access: 'signed-in',
    repeats: 'never',
    params,
    body: Signals,
    limit: 'count',
    replies: { 200: Empty },
    problems: ['calls.over', 'calls.answered'],
  },
  'POST /api/calls/:callId/end': {
    summary: 'Hang up, or stop ringing',
    access: 'signed-in',
    repeats: 'once',
    params,
    body: CallEnd,
    replies: { 200: Call },
  },
} as const satisfies RouteTable;
