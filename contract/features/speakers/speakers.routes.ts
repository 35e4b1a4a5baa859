import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  LinksSent,
  NewSpeaker,
  Speaker,
  SpeakerIds,
  SpeakerMove,
  SpeakerOrder,
  SpeakerQuery,
  SpeakerUpdate,
} from './speakers.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const speakerParams = Type.Object({
  eventId: Id('events.event'),
  speakerId: Id('speakers.speaker'),
});
const one = { 200: Speaker } as const;
const picture = { types: ['image/jpeg', 'image/png', 'image/webp'], maxBytes: 8_000_000 } as const;

/** The organiser's speakers of an event. */
export const speakersRoutes = {
  'GET /api/events/:eventId/speakers': {
    summary: 'The speakers in their order, hidden ones as well',
    access: 'admin',
    params,
    query: SpeakerQuery,
    replies: { 200: Type.Array(Speaker) },
  },
  'POST /api/events/:eventId/speakers': {
    summary: 'Add a speaker, last in order',
    access: 'admin',
    repeats: 'once',
    params,
    body: NewSpeaker,
    replies: { 201: Speaker },
  },
  'PATCH /api/events/:eventId/speakers/:speakerId': {
    summary: 'Change the given fields; refused when someone else changed them meanwhile',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    body: SpeakerUpdate,
    replies: one,
    problems: ['speakers.changed_meanwhile'],
  },
  'DELETE /api/events/:eventId/speakers/:speakerId': {
    summary: 'Remove a speaker who is in no session; their link dies',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    replies: { 200: Empty },
    problems: ['speakers.in_session'],
  },
  'POST /api/events/:eventId/speakers/:speakerId/move': {
    summary: 'Put a speaker right before another one, or last; answers all in their order',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    body: SpeakerMove,
    replies: { 200: SpeakerOrder },
  },
  'PUT /api/events/:eventId/speakers/:speakerId/picture': {
    summary: 'Set the picture',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    upload: picture,
    replies: one,
    problems: ['files.not_a_picture'],
  },
  'DELETE /api/events/:eventId/speakers/:speakerId/picture': {
    summary: 'Take the picture away',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    replies: one,
  },
  'POST /api/events/:eventId/speakers/:speakerId/invitation': {
    summary: 'Email a person the link to edit their profile; earlier links stop working',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    replies: one,
    problems: ['speakers.no_address', 'accounts.unverified'],
  },
  'DELETE /api/events/:eventId/speakers/:speakerId/invitation': {
    summary: 'End the link to edit the own profile',
    access: 'admin',
    repeats: 'once',
    params: speakerParams,
    replies: one,
  },
  'POST /api/events/:eventId/speakers/invitations': {
    summary: 'Email each of these people their link; those without an address are left out',
    access: 'admin',
    repeats: 'once',
    params,
    body: SpeakerIds,
    replies: { 200: LinksSent },
    problems: ['accounts.unverified'],
  },
} as const satisfies RouteTable;
