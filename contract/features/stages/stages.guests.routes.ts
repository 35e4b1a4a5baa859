import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  GreenRoomAnswer,
  GreenRoomDevice,
  GreenRoomEntry,
  GreenRoomHear,
  GreenRoomSending,
  GreenRoomTalk,
  GuestInput,
  HandInput,
  OnStageInput,
  StageGuests,
} from './stages.guests.schema.ts';

const stageParams = Type.Object({ eventId: Id('events.event'), stageId: Id('stages.stage') });
const runParams = Type.Object({ eventId: Id('events.event'), runId: Id('stages.run') });
const guestParams = Type.Object({ ...runParams.properties, personId: Id('stages.guest') });

export const stagesGuestsRoutes = {
  'GET /api/events/:eventId/stages/:stageId/guests': {
    summary: 'Who asks to come on stage, who may, and who is in the green room',
    access: 'signed-in',
    params: stageParams,
    replies: { 200: StageGuests },
    problems: ['events.not_open'],
  },
  'PUT /api/events/:eventId/stages/:stageId/hand': {
    summary: 'Raise one’s hand to come on stage, or lower it; also an invitation is declined so',
    access: 'signed-in',
    repeats: 'same',
    params: stageParams,
    body: HandInput,
    replies: { 200: StageGuests },
    problems: [
      'events.not_open',
      'stages.over',
      'stages.no_guests',
      'stages.removed',
      'stages.hands_full',
      'moderation.muted',
      'too_many',
    ],
  },
  'PUT /api/events/:eventId/runs/:runId/guests/:personId': {
    summary: 'Invite who raised their hand, lower it, or remove somebody for this run',
    access: 'admin',
    repeats: 'same',
    params: guestParams,
    body: GuestInput,
    replies: { 200: StageGuests },
    problems: ['stages.over', 'stages.removed'],
  },
  'PUT /api/events/:eventId/runs/:runId/guests/:personId/on-stage': {
    summary: 'Bring somebody from the green room on stage, or off again; up to four at a time',
    access: 'admin',
    repeats: 'same',
    params: guestParams,
    body: OnStageInput,
    replies: { 200: StageGuests },
    problems: ['stages.over', 'stages.room_full'],
  },
  'POST /api/events/:eventId/runs/:runId/green-room': {
    summary: 'Enter the green room in this window; one who is in it already moves to this window',
    access: 'signed-in',
    repeats: 'same',
    params: runParams,
    body: GreenRoomEntry,
    replies: { 200: StageGuests },
    problems: [
      'events.not_open',
      'stages.over',
      'stages.no_guests',
      'stages.not_invited',
      'stages.removed',
      'stages.room_full',
      'moderation.muted',
      'calls.off',
    ],
  },
  'POST /api/events/:eventId/runs/:runId/green-room/talk': {
    summary: 'Send sound and picture into it: the browser offers, the server answers',
    access: 'signed-in',
    repeats: 'never',
    params: runParams,
    body: GreenRoomTalk,
    limit: 'count',
    replies: { 200: GreenRoomAnswer },
    problems: [
      'events.not_open',
      'stages.over',
      'stages.taken_over',
      'calls.not_understood',
      'calls.off',
    ],
  },
  'POST /api/events/:eventId/runs/:runId/green-room/hear': {
    summary: 'Hear and see one other who is in it',
    access: 'signed-in',
    repeats: 'never',
    params: runParams,
    body: GreenRoomHear,
    limit: 'count',
    replies: { 200: GreenRoomAnswer },
    problems: [
      'events.not_open',
      'stages.over',
      'stages.taken_over',
      'calls.not_understood',
      'calls.off',
    ],
  },
  'POST /api/events/:eventId/runs/:runId/green-room/sending': {
    summary:
      'Say what is sent, at every change and every 15 seconds; who says nothing for 45 is out',
    access: 'signed-in',
    repeats: 'same',
    params: runParams,
    body: GreenRoomSending,
    limit: 'count',
    replies: { 200: StageGuests },
    problems: ['events.not_open', 'stages.over', 'stages.taken_over'],
  },
  'POST /api/events/:eventId/runs/:runId/green-room/leave': {
    summary: 'Leave it; who was invited may come back while the run lasts',
    access: 'signed-in',
    repeats: 'same',
    params: runParams,
    body: GreenRoomDevice,
    replies: { 200: Empty },
    problems: ['events.not_open'],
  },
} as const satisfies RouteTable;
