import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  Announcement,
  AnnouncementInput,
  JoinAsMe,
  Joined,
  JoinRequest,
  PastedLine,
  PastedPeople,
  PasteResult,
  PublicEvent,
  Slug,
  TeamMember,
  TeamRole,
} from './events.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const personParams = Type.Object({
  eventId: Id('events.event'),
  personId: Id('organisations.member'),
});
const announcementParams = Type.Object({
  eventId: Id('events.event'),
  announcementId: Id('events.announcement'),
});
const slugParams = Type.Object({ slug: Slug });
const team = { 200: Type.Array(TeamMember) } as const;

/** Who runs an event, who comes to it, and what they are told. */
export const eventsPeopleRoutes = {
  'GET /api/events/:eventId/team': {
    summary: 'Organisers and moderators of the event',
    access: 'admin',
    params,
    replies: team,
  },
  'PUT /api/events/:eventId/team/:personId': {
    summary: 'Make someone organiser or moderator; an organiser must be an admin',
    access: 'admin',
    repeats: 'once',
    params: personParams,
    body: TeamRole,
    replies: team,
    problems: ['events.not_an_admin'],
  },
  'DELETE /api/events/:eventId/team/:personId': {
    summary: 'Remove the role; the person stays an attendee',
    access: 'admin',
    repeats: 'once',
    params: personParams,
    replies: team,
  },
  'POST /api/events/:eventId/attendees/preview': {
    summary: 'What adding these pasted people would do, line by line; nothing is written',
    access: 'admin',
    repeats: 'same',
    params,
    body: PastedPeople,
    replies: { 200: Type.Array(PastedLine) },
  },
  'POST /api/events/:eventId/attendees': {
    summary: 'Add the pasted people: members at once, others by an emailed invitation',
    access: 'admin',
    repeats: 'once',
    params,
    body: PastedPeople,
    replies: { 201: PasteResult },
    problems: ['accounts.unverified'],
  },
  'DELETE /api/events/:eventId/attendees/:personId': {
    summary: 'Take someone out of the event; they stay in the organisation',
    access: 'admin',
    repeats: 'once',
    params: personParams,
    replies: { 200: Empty },
  },
  'GET /api/events/:eventId/announcements': {
    summary: 'All announcements, also those to come and those over',
    access: 'admin',
    params,
    replies: { 200: Type.Array(Announcement) },
  },
  'POST /api/events/:eventId/announcements': {
    summary: 'Announce something in the lobby',
    access: 'admin',
    repeats: 'once',
    params,
    body: AnnouncementInput,
    replies: { 201: Announcement },
  },
  'PATCH /api/events/:eventId/announcements/:announcementId': {
    summary: 'Change an announcement',
    access: 'admin',
    repeats: 'once',
    params: announcementParams,
    body: AnnouncementInput,
    replies: { 200: Announcement },
  },
  'DELETE /api/events/:eventId/announcements/:announcementId': {
    summary: 'Delete an announcement',
    access: 'admin',
    repeats: 'once',
    params: announcementParams,
    replies: { 200: Empty },
  },
  'GET /api/e/:slug': {
    summary: 'A published event, for everyone',
    access: 'public',
    params: slugParams,
    replies: { 200: PublicEvent },
  },
  'GET /api/e/:slug/announcements': {
    summary: 'What the lobby announces: what is shown now or will be',
    access: 'public',
    params: slugParams,
    replies: { 200: Type.Array(Announcement) },
  },
  'POST /api/e/:slug/join': {
    summary: 'Email me a link to join; the answer is always the same',
    access: 'public',
    repeats: 'never',
    limit: 'forgotten',
    params: slugParams,
    body: JoinRequest,
    replies: { 202: Empty },
    problems: ['events.joining_closed', 'events.wrong_code'],
  },
  'POST /api/e/:slug/join-as-me': {
    summary: 'Join a published event of any organisation with the account I am signed in to',
    access: 'signed-in',
    repeats: 'never',
    params: slugParams,
    body: JoinAsMe,
    replies: { 200: Joined },
    problems: [
      'events.joining_closed',
      'events.wrong_code',
      'events.address_unproven',
      'moderation.banned',
    ],
  },
} as const satisfies RouteTable;
