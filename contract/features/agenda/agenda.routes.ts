import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import {
  Agenda,
  AgendaChange,
  AgendaResult,
  AgendaVersion,
  Clashes,
  NewSession,
  PossibleMoves,
  Program,
  Publication,
  PublicationPreview,
  Published,
  SessionDifference,
  SessionUpdate,
  Shift,
} from './agenda.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const sessionParams = Type.Object({ eventId: Id('events.event'), sessionId: Id('agenda.session') });
const FileId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
const result = { 200: AgendaResult } as const;
const clashes = ['agenda.room_taken', 'agenda.speaker_taken', 'agenda.part_unknown'] as const;
const fileTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/webp',
  'text/plain',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.presentation',
] as const;

/** The organiser's agenda: a draft, and what is published of it. */
export const agendaRoutes = {
  'GET /api/events/:eventId/agenda': {
    summary: 'The draft with all its sessions',
    access: 'admin',
    params,
    replies: { 200: Agenda },
  },
  'GET /api/events/:eventId/agenda/preview': {
    summary: 'The program as attendees would see it if the draft were published now',
    access: 'admin',
    params,
    replies: { 200: Program },
  },
  'POST /api/events/:eventId/agenda/sessions': {
    summary: 'Add a session to the draft',
    access: 'admin',
    repeats: 'once',
    params,
    body: NewSession,
    replies: { 201: AgendaResult },
    problems: clashes,
  },
  'PATCH /api/events/:eventId/agenda/sessions/:sessionId': {
    summary: 'Change or move a session; refused when someone else changed it meanwhile',
    access: 'admin',
    repeats: 'once',
    params: sessionParams,
    body: SessionUpdate,
    replies: result,
    problems: ['agenda.changed_meanwhile', ...clashes],
  },
  'DELETE /api/events/:eventId/agenda/sessions/:sessionId': {
    summary: 'Take a session out of the draft; an undo brings it back with its stars',
    access: 'admin',
    repeats: 'once',
    params: sessionParams,
    replies: result,
  },
  'POST /api/events/:eventId/agenda/sessions/:sessionId/files': {
    summary: 'Put a file beside a session',
    access: 'admin',
    repeats: 'once',
    params: sessionParams,
    query: Type.Object({ name: Type.String({ minLength: 1, maxLength: 200 }) }),
    upload: { types: fileTypes, maxBytes: 20_000_000 },
    replies: { 201: AgendaResult },
    problems: ['agenda.too_many_files'],
  },
  'DELETE /api/events/:eventId/agenda/sessions/:sessionId/files/:fileId': {
    summary: 'Take a file away from a session',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({
      ...sessionParams.properties,
      fileId: FileId,
    }),
    replies: result,
  },
  'GET /api/events/:eventId/agenda/files/:fileId': {
    summary: 'A file beside a session of the draft',
    access: 'admin',
    params: Type.Object({ ...params.properties, fileId: FileId }),
    download: 'application/octet-stream',
    replies: {},
  },
  'POST /api/events/:eventId/agenda/shift': {
    summary: 'Move many sessions by the same time: all of them or none',
    access: 'admin',
    repeats: 'once',
    params,
    body: Shift,
    replies: result,
    problems: [...clashes, 'agenda.not_in_grid'],
  },
  'GET /api/events/:eventId/agenda/changes': {
    summary: 'The last fifty changes of the draft, the newest first',
    access: 'admin',
    params,
    replies: { 200: Type.Array(AgendaChange) },
  },
  'POST /api/events/:eventId/agenda/changes/:changeId/undo': {
    summary: 'Restore exactly what was there before; refused when it was changed again',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ eventId: Id('events.event'), changeId: Id('agenda.change') }),
    replies: result,
    problems: ['agenda.changed_since'],
  },
  'GET /api/events/:eventId/agenda/clashes': {
    summary: 'Rooms, speakers and attendees that are wanted twice at a time, and rooms too small',
    access: 'admin',
    params,
    replies: { 200: Clashes },
  },
  'GET /api/events/:eventId/agenda/sessions/:sessionId/moves': {
    summary: 'Where a session could move to, and how many people that would help or hurt',
    access: 'admin',
    params: sessionParams,
    replies: { 200: PossibleMoves },
  },
  'GET /api/events/:eventId/agenda/versions': {
    summary: 'What was published when, the newest first',
    access: 'admin',
    params,
    replies: { 200: Type.Array(AgendaVersion) },
  },
  'GET /api/events/:eventId/agenda/differences': {
    summary: 'What publishing would change; with a version, what that one changed',
    access: 'admin',
    params,
    query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1 })) }),
    replies: { 200: Type.Array(SessionDifference) },
  },
  'GET /api/events/:eventId/agenda/publication': {
    summary: 'What publishing the draft would do now, and how many people would be notified',
    access: 'admin',
    params,
    replies: { 200: PublicationPreview },
  },
  'POST /api/events/:eventId/agenda/publish': {
    summary: 'Publish the draft; people who starred a changed session are notified',
    access: 'admin',
    repeats: 'once',
    params,
    body: Publication,
    replies: { 201: Published },
    problems: ['agenda.changed_since', 'agenda.nothing_new'],
  },
} as const satisfies RouteTable;
