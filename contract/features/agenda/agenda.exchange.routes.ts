import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Slug } from '../events/index.ts';
import { ImportPlan, ImportResult } from './agenda.exchange.schema.ts';

const params = Type.Object({ eventId: Id('events.event') });
const slugParams = Type.Object({ slug: Slug });
const upload = {
  types: [
    'application/json',
    'application/xml',
    'text/xml',
    'text/csv',
    'text/calendar',
    'application/octet-stream',
  ],
  maxBytes: 10_000_000,
} as const;
const ImportHow = Type.Object({
  name: Type.String({ maxLength: 200, description: 'What the file is called.' }),
  drop: Type.Optional(
    Type.Boolean({ description: 'Sessions that are not in the file leave the draft.' }),
  ),
});

/** A whole agenda in and out: CSV, iCal, and the schedule files of pretalx and frab. */
export const agendaExchangeRoutes = {
  'POST /api/events/:eventId/agenda/import/preview': {
    summary: 'What importing this file would do, row by row; nothing is written',
    access: 'admin',
    repeats: 'same',
    params,
    query: ImportHow,
    upload,
    replies: { 200: ImportPlan },
    problems: ['agenda.import_unreadable'],
  },
  'POST /api/events/:eventId/agenda/import': {
    summary: 'Import the file: all of it or nothing; one undo removes it again',
    access: 'admin',
    repeats: 'once',
    params,
    query: Type.Object({
      ...ImportHow.properties,
      digest: Type.String({ maxLength: 100, description: 'Of the plan that was looked at.' }),
    }),
    upload,
    replies: { 201: ImportResult },
    problems: ['agenda.import_unreadable', 'agenda.import_faulty', 'agenda.changed_since'],
  },
  'GET /api/events/:eventId/agenda/export.csv': {
    summary: 'The draft as CSV, in all its languages',
    access: 'admin',
    params,
    download: 'text/csv',
    replies: {},
  },
  'GET /api/events/:eventId/agenda/export.json': {
    summary: 'The draft as schedule JSON, as pretalx and frab write it',
    access: 'admin',
    params,
    download: 'application/json',
    replies: {},
  },
  'GET /api/events/:eventId/agenda/export.xml': {
    summary: 'The draft as schedule XML, as pretalx and frab write it',
    access: 'admin',
    params,
    download: 'application/xml',
    replies: {},
  },
  'GET /api/events/:eventId/agenda/export.ics': {
    summary: 'The draft for calendars',
    access: 'admin',
    params,
    download: 'text/calendar',
    replies: {},
  },
  'GET /api/e/:slug/schedule.json': {
    summary: 'The published program as schedule JSON',
    access: 'public',
    params: slugParams,
    download: 'application/json',
    replies: {},
  },
  'GET /api/e/:slug/schedule.xml': {
    summary: 'The published program as schedule XML',
    access: 'public',
    params: slugParams,
    download: 'application/xml',
    replies: {},
  },
} as const satisfies RouteTable;
