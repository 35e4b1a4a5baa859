import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  GroupCall,
  GroupCallAnswer,
  GroupCallDevice,
  GroupCallHear,
  GroupCalls,
  GroupCallSending,
  GroupCallSilence,
  GroupCallTalk,
  NewGroupCall,
  PastGroupCall,
  PastGroupCallsQuery,
  RingingGroupCall,
} from './calls.group.schema.ts';

const params = Type.Object({ groupCallId: Id('calls.group_call') });
const ofPerson = Type.Object({ ...params.properties, personId: Id('calls.group_person') });

export const callsGroupRoutes = {
  'GET /api/group-calls': {
    summary:
      'The calls that are on in my groups and talks at booths, and whether there can be any here',
    access: 'signed-in',
    replies: { 200: GroupCalls },
  },
  'GET /api/group-calls/ringing': {
    summary: 'The call of several that rings at me, for a window that was opened meanwhile',
    access: 'signed-in',
    replies: { 200: RingingGroupCall },
  },
  'GET /api/group-calls/past': {
    summary: 'The last 100 calls of a group or a booth’s talk that are over, the oldest first',
    access: 'signed-in',
    query: PastGroupCallsQuery,
    replies: { 200: Type.Array(PastGroupCall) },
  },
  'POST /api/group-calls': {
    summary: 'Begin a call in a group or a talk at a booth, or join the one that is on',
    access: 'signed-in',
    repeats: 'never',
    body: NewGroupCall,
    replies: { 200: GroupCall },
    problems: [
      'calls.busy',
      'calls.full',
      'calls.off',
      'calls.removed',
      'calls.too_many',
      'moderation.muted',
    ],
  },
  'POST /api/group-calls/:groupCallId/join': {
    summary: 'Join in this window; one who is in it already moves to this window',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: GroupCallDevice,
    replies: { 200: GroupCall },
    problems: [
      'calls.busy',
      'calls.full',
      'calls.off',
      'calls.over',
      'calls.removed',
      'moderation.muted',
    ],
  },
  'POST /api/group-calls/:groupCallId/talk': {
    summary: 'Send sound and picture: the browser offers, the server answers',
    access: 'signed-in',
    repeats: 'never',
    params,
    body: GroupCallTalk,
    limit: 'count',
    replies: { 200: GroupCallAnswer },
    problems: ['calls.answered', 'calls.not_understood', 'calls.off', 'calls.over'],
  },
  'POST /api/group-calls/:groupCallId/hear': {
    summary: 'Hear and see one other who is in it',
    access: 'signed-in',
    repeats: 'never',
    params,
    body: GroupCallHear,
    limit: 'count',
    replies: { 200: GroupCallAnswer },
    problems: ['calls.answered', 'calls.not_understood', 'calls.off', 'calls.over'],
  },
  'POST /api/group-calls/:groupCallId/sending': {
    summary:
      'Say what is sent, at every change and every 15 seconds; who says nothing for 45 is out',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: GroupCallSending,
    limit: 'count',
    replies: { 200: GroupCall },
    problems: ['calls.answered', 'calls.over', 'calls.screen_taken'],
  },
  'POST /api/group-calls/:groupCallId/leave': {
    summary: 'Leave; the last one ends it',
    access: 'signed-in',
    repeats: 'same',
    params,
    body: GroupCallDevice,
    replies: { 200: Empty },
  },
  'POST /api/group-calls/:groupCallId/people/:personId/silence': {
    summary: 'Let nobody hear them, or hear them again: who began the call, and organisers in it',
    access: 'signed-in',
    repeats: 'same',
    params: ofPerson,
    body: GroupCallSilence,
    replies: { 200: GroupCall },
    problems: ['calls.over'],
  },
  'POST /api/group-calls/:groupCallId/people/:personId/remove': {
    summary: 'Put somebody out of this call for good: who began it, and organisers in it',
    access: 'signed-in',
    repeats: 'same',
    params: ofPerson,
    body: Empty,
    replies: { 200: Empty },
    problems: ['calls.over'],
  },
} as const satisfies RouteTable;
