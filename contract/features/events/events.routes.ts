import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  ChecklistItem,
  EventNumbers,
  EventSetup,
  EventUpdate,
  MyEvent,
  NewEvent,
  RoomInput,
  RoomMove,
  StateChange,
  TrackInput,
  TrackMove,
} from './events.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const roomParams = Type.Object({ eventId: Id('events.event'), roomId: Id('events.room') });
const trackParams = Type.Object({ eventId: Id('events.event'), trackId: Id('events.track') });
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;
const whole = { 200: EventSetup } as const;

export const eventsRoutes = {
  'GET /api/events': {
    summary: 'The events I run or take part in, the nearest first',
    access: 'signed-in',
    replies: { 200: Type.Array(MyEvent) },
  },
  'POST /api/events': {
    summary: 'Begin an event: a draft nobody else sees',
    access: 'admin',
    body: NewEvent,
    replies: { 201: EventSetup },
  },
  'GET /api/events/:eventId': {
    summary: 'Everything an organiser sets of an event',
    access: 'admin',
    params,
    replies: whole,
  },
  'PATCH /api/events/:eventId': {
    summary: 'Change the given settings; refused when someone else changed them meanwhile',
    access: 'admin',
    params,
    body: EventUpdate,
    replies: whole,
    problems: ['events.changed_meanwhile', 'events.slug_taken'],
  },
  'DELETE /api/events/:eventId': {
    summary: 'Throw a draft away with all that is in it',
    access: 'admin',
    params,
    replies: { 200: Empty },
    problems: ['events.not_a_draft', 'accounts.confirm_first'],
  },
  'POST /api/events/:eventId/state': {
    summary: 'Publish, go live, end, or take a step back',
    access: 'admin',
    params,
    body: StateChange,
    replies: whole,
    problems: ['events.not_ready', 'events.wrong_step', 'accounts.unverified'],
  },
  'GET /api/events/:eventId/checklist': {
    summary: 'What is done and what is missing before the event can be published',
    access: 'admin',
    params,
    replies: { 200: Type.Array(ChecklistItem) },
  },
  'GET /api/events/:eventId/numbers': {
    summary: 'Who joined, by day',
    access: 'admin',
    params,
    replies: { 200: EventNumbers },
  },
  'PUT /api/events/:eventId/logo': {
    summary: 'Set the logo',
    access: 'admin',
    params,
    upload: picture,
    replies: whole,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/events/:eventId/logo': {
    summary: 'Take the logo away',
    access: 'admin',
    params,
    replies: whole,
  },
  'PUT /api/events/:eventId/banner': {
    summary: 'Set the picture across the public page',
    access: 'admin',
    params,
    upload: picture,
    replies: whole,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/events/:eventId/banner': {
    summary: 'Take the picture across the public page away',
    access: 'admin',
    params,
    replies: whole,
  },
  'POST /api/events/:eventId/rooms': {
    summary: 'Add a room or stage, last in order',
    access: 'admin',
    params,
    body: RoomInput,
    replies: { 201: EventSetup },
    problems: ['events.room_named_so'],
  },
  'PATCH /api/events/:eventId/rooms/:roomId': {
    summary: 'Change a room or stage',
    access: 'admin',
    params: roomParams,
    body: RoomInput,
    replies: whole,
    problems: ['events.room_named_so'],
  },
  'POST /api/events/:eventId/rooms/:roomId/move': {
    summary: 'Put a room right before another one, or last',
    access: 'admin',
    params: roomParams,
    body: RoomMove,
    replies: whole,
  },
  'DELETE /api/events/:eventId/rooms/:roomId': {
    summary: 'Remove a room nothing takes place in',
    access: 'admin',
    params: roomParams,
    replies: whole,
    problems: ['events.room_in_use'],
  },
  'POST /api/events/:eventId/tracks': {
    summary: 'Add a track, last in order',
    access: 'admin',
    params,
    body: TrackInput,
    replies: { 201: EventSetup },
  },
  'PATCH /api/events/:eventId/tracks/:trackId': {
    summary: 'Change a track',
    access: 'admin',
    params: trackParams,
    body: TrackInput,
    replies: whole,
  },
  'POST /api/events/:eventId/tracks/:trackId/move': {
    summary: 'Put a track right before another one, or last',
    access: 'admin',
    params: trackParams,
    body: TrackMove,
    replies: whole,
  },
  'DELETE /api/events/:eventId/tracks/:trackId': {
    summary: 'Remove a track; its sessions stay, without one',
    access: 'admin',
    params: trackParams,
    replies: whole,
  },
} as const satisfies RouteTable;
