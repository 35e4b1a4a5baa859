import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { CommonId, Empty, Id } from '../../kernel/values.ts';
import { Language } from '../accounts/index.ts';
import { Slug } from '../events/index.ts';
import { Feed, JoinPlace, NewFeed, Program, Reminder, SearchHits, Stars } from './agenda.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const slugParams = Type.Object({ slug: Slug });
const starParams = Type.Object({ eventId: Id('events.event'), sessionId: Id('agenda.session') });

/** What attendees see and keep of the published program. */
export const agendaProgramRoutes = {
  'GET /api/e/:slug/program': {
    summary: 'The published program; the same bytes for everyone',
    access: 'public',
    params: slugParams,
    replies: { 200: Program },
  },
  'GET /api/e/:slug/program/search': {
    summary: 'Sessions by the words in titles, abstracts and speakers',
    access: 'public',
    params: slugParams,
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 200 }) }),
    replies: { 200: SearchHits },
  },
  'GET /api/e/:slug/program.ics': {
    summary: 'The published program for calendars',
    access: 'public',
    params: slugParams,
    download: 'text/calendar',
    replies: {},
  },
  'GET /api/e/:slug/sessions/:sessionId/session.ics': {
    summary: 'One published session for calendars',
    access: 'public',
    params: Type.Object({ slug: Slug, sessionId: CommonId }),
    download: 'text/calendar',
    replies: {},
  },
  'GET /api/e/:slug/sessions/:sessionId/card': {
    summary: 'The picture that is shown beside links to a published session',
    access: 'public',
    params: Type.Object({ slug: Slug, sessionId: CommonId }),
    query: Type.Object({
      language: Type.Optional(Language),
      mark: Type.Optional(
        Type.String({
          pattern: '^[0-9a-f]{16}$',
          description: 'Of what it shows; under it the picture stays as it is.',
        }),
      ),
    }),
    download: 'image/png',
    replies: {},
    problems: ['papers_off'],
  },
  'GET /api/e/:slug/files/:fileId': {
    summary: 'A file beside a published session',
    access: 'public',
    params: Type.Object({ slug: Slug, fileId: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }) }),
    download: 'application/octet-stream',
    replies: {},
  },
  'GET /api/events/:eventId/stars': {
    summary: 'The sessions I starred',
    access: 'signed-in',
    params,
    replies: { 200: Stars },
  },
  'PUT /api/events/:eventId/stars/:sessionId': {
    summary: 'Star a published session; a second time changes nothing',
    access: 'signed-in',
    repeats: 'once',
    whileActing: true,
    params: starParams,
    replies: { 200: Stars },
  },
  'DELETE /api/events/:eventId/stars/:sessionId': {
    summary: 'Remove the star',
    access: 'signed-in',
    repeats: 'once',
    whileActing: true,
    params: starParams,
    replies: { 200: Stars },
  },
  'GET /api/events/:eventId/sessions/:sessionId/join': {
    summary: 'Where a published session is shown, for those who take part',
    access: 'signed-in',
    params: starParams,
    replies: { 200: JoinPlace },
  },
  'GET /api/events/:eventId/feed': {
    summary: 'Whether my agenda has a secret calendar address',
    access: 'signed-in',
    params,
    replies: { 200: Feed },
  },
  'POST /api/events/:eventId/feed': {
    summary: 'Make a secret calendar address for my agenda; one before it dies',
    access: 'signed-in',
    repeats: 'never',
    params,
    replies: { 201: NewFeed },
  },
  'DELETE /api/events/:eventId/feed': {
    summary: 'End the secret calendar address',
    access: 'signed-in',
    repeats: 'once',
    params,
    replies: { 200: Empty },
  },
  'GET /api/events/:eventId/reminder': {
    summary: 'How long before a starred session I am told; ten minutes until I choose',
    access: 'signed-in',
    params,
    replies: { 200: Reminder },
  },
  'PUT /api/events/:eventId/reminder': {
    summary: 'Choose how long before a starred session I am told',
    access: 'signed-in',
    repeats: 'same',
    whileActing: true,
    params,
    body: Reminder,
    replies: { 200: Reminder },
  },
  'GET /api/feeds/:token/agenda.ics': {
    summary: 'My agenda for calendars, by its secret address',
    access: 'public',
    params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
    download: 'text/calendar',
    replies: {},
  },
} as const satisfies RouteTable;
