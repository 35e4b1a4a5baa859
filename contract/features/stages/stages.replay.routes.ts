import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  CaptionLanguage,
  Captions,
  CaptionsInput,
  ChaptersInput,
  Replay,
  Said,
} from './stages.replay.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ eventId, runId: Id('stages.recording') });
/** For organisers, who write on all of it; others read what belongs to what is shown. */
const whole = Type.Object({ whole: Type.Optional(Type.Boolean()) });
const inLanguage = Type.Object({ ...params.properties, language: CaptionLanguage });

/** Beside the picture of a recording: what was said, and where its parts begin. */
export const stagesReplayRoutes = {
  'GET /api/events/:eventId/runs/:runId/replay': {
    summary: 'The chapters of a recording, and in which languages it has captions',
    access: 'signed-in',
    params,
    query: whole,
    replies: { 200: Replay },
    problems: ['events.not_open'],
  },
  'PUT /api/events/:eventId/runs/:runId/chapters': {
    summary: 'Say where the parts of a recording begin',
    access: 'admin',
    repeats: 'once',
    params,
    body: ChaptersInput,
    replies: { 200: Replay },
    problems: ['stages.changed_meanwhile'],
  },
  'GET /api/events/:eventId/runs/:runId/captions/:language': {
    summary: 'What is said in a recording, in one language',
    access: 'signed-in',
    params: inLanguage,
    query: whole,
    replies: { 200: Captions },
    problems: ['events.not_open'],
  },
  'PUT /api/events/:eventId/runs/:runId/captions/:language': {
    summary: 'Write down what is said, in place of what is there',
    access: 'admin',
    repeats: 'once',
    params: inLanguage,
    body: CaptionsInput,
    replies: { 200: Captions },
    problems: ['stages.changed_meanwhile', 'stages.captions_unreadable'],
  },
  'POST /api/events/:eventId/runs/:runId/captions/:language/file': {
    summary: 'Import captions as WebVTT, replacing the existing ones',
    access: 'admin',
    repeats: 'once',
    params: inLanguage,
    upload: { types: ['text/vtt', 'application/octet-stream'], maxBytes: 1_000_000 },
    replies: { 200: Captions },
    problems: ['stages.captions_unreadable'],
  },
  'DELETE /api/events/:eventId/runs/:runId/captions/:language': {
    summary: 'Remove the captions of one language',
    access: 'admin',
    repeats: 'once',
    params: inLanguage,
    replies: { 200: Empty },
  },
  'GET /api/events/:eventId/said': {
    summary: 'Moments of recordings at which these words were said, at most fifty',
    access: 'signed-in',
    params: Type.Object({ eventId }),
    query: Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) }),
    replies: { 200: Type.Array(Said, { maxItems: 50 }) },
  },
} as const satisfies RouteTable;
