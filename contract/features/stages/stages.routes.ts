import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Empty, Id } from '../../kernel/values.ts';
import {
  HoldInput,
  RecordingCutInput,
  RecordingFiles,
  RecordingUpdate,
  StageRecording,
  RunFigures,
  RunInput,
  Sending,
  Stage,
  StageInput,
  StageMove,
  StageStorage,
  StageUpdate,
  Watching,
  WatchingInstead,
} from './stages.schema.ts';

const eventId = Id('events.event');
const params = Type.Object({ eventId });
const stageParams = Type.Object({ eventId, stageId: Id('stages.stage') });
const runParams = Type.Object({ eventId, runId: Id('stages.run') });
/** A run that is over. */
const pastParams = Type.Object({ eventId, runId: Id('stages.recording') });
/** For organisers, who see what others do unless they ask for all. */
const whole = Type.Object({ whole: Type.Optional(Type.Boolean()) });

export const stagesRoutes = {
  'GET /api/events/:eventId/stages': {
    summary: 'The stages in their order, with what goes on on each',
    access: 'signed-in',
    params,
    replies: { 200: Type.Array(Stage) },
  },
  'POST /api/events/:eventId/stages': {
    summary: 'Add a stage, last in order',
    access: 'admin',
    repeats: 'once',
    params,
    body: StageInput,
    replies: { 201: Stage },
    problems: ['stages.too_many'],
  },
  'PATCH /api/events/:eventId/stages/:stageId': {
    summary: 'Change the given fields of a stage; its source only while nothing is live there',
    access: 'admin',
    repeats: 'once',
    params: stageParams,
    body: StageUpdate,
    replies: { 200: Stage },
    problems: ['stages.changed_meanwhile', 'stages.is_live'],
  },
  'POST /api/events/:eventId/stages/:stageId/move': {
    summary: 'Put a stage right before another one, or last',
    access: 'admin',
    repeats: 'once',
    params: stageParams,
    body: StageMove,
    replies: { 200: Empty },
  },
  'DELETE /api/events/:eventId/stages/:stageId': {
    summary: 'Remove a stage with all its recordings',
    access: 'admin',
    repeats: 'once',
    params: stageParams,
    replies: { 200: Empty },
    problems: ['stages.is_live'],
  },
  'PUT /api/events/:eventId/stages/:stageId/held/:sessionId': {
    summary: 'Turn on or off that a session begins automatically on its stage',
    access: 'admin',
    repeats: 'once',
    params: Type.Object({ ...stageParams.properties, sessionId: Id('agenda.session') }),
    body: HoldInput,
    replies: { 200: Stage },
  },
  'POST /api/events/:eventId/stages/:stageId/runs': {
    summary: 'Begin: a studio sends next; with another source it is live at once',
    access: 'admin',
    repeats: 'once',
    params: stageParams,
    body: RunInput,
    replies: { 201: Stage },
    problems: ['stages.is_live', 'stages.media_off', 'stages.recordings_full'],
  },
  'POST /api/events/:eventId/runs/:runId/sending': {
    summary: 'Send from this window from now on, and from no other',
    access: 'admin',
    repeats: 'never',
    params: runParams,
    replies: { 200: Sending },
    problems: ['stages.over', 'stages.media_off'],
  },
  'POST /api/events/:eventId/runs/:runId/end': {
    summary: 'End what is live; what was recorded can be watched at once',
    access: 'admin',
    repeats: 'once',
    params: runParams,
    replies: { 200: Stage },
    problems: ['stages.over'],
  },
  'GET /api/events/:eventId/stages/:stageId/watching': {
    summary: 'Where the picture of what is live is found',
    access: 'signed-in',
    params: stageParams,
    replies: { 200: Watching },
    problems: ['stages.over', 'stages.media_off', 'events.not_open'],
  },
  'GET /api/events/:eventId/stages/:stageId/instead': {
    summary: 'Where a picture is found to be shown while what is live is interrupted',
    access: 'signed-in',
    params: stageParams,
    replies: { 200: WatchingInstead },
    problems: ['stages.over', 'stages.media_off', 'events.not_open'],
  },
  'GET /api/events/:eventId/recordings': {
    summary: 'What can be watched again, the newest first; organisers see those not shown as well',
    access: 'signed-in',
    params,
    replies: { 200: Type.Array(StageRecording) },
  },
  'GET /api/events/:eventId/recordings/storage': {
    summary: 'What the recordings of the organisation take up, and how much they may',
    access: 'admin',
    params,
    replies: { 200: StageStorage },
  },
  'GET /api/events/:eventId/runs/:runId/watching': {
    summary: 'Where what is shown of a recording is found; all of it is for organisers',
    access: 'signed-in',
    params: pastParams,
    query: whole,
    replies: { 200: Watching },
    problems: ['stages.media_off', 'events.not_open'],
  },
  'GET /api/events/:eventId/runs/:runId/files': {
    summary: 'Save a recording, where that is allowed; organisers always may',
    access: 'signed-in',
    params: pastParams,
    query: whole,
    replies: { 200: RecordingFiles },
    problems: ['stages.media_off', 'stages.nothing_left', 'events.not_open'],
  },
  'PUT /api/events/:eventId/runs/:runId/cut': {
    summary: 'Show only what is between two moments, at whole segments of two seconds; null: all',
    access: 'admin',
    repeats: 'once',
    params: pastParams,
    body: RecordingCutInput,
    replies: { 200: StageRecording },
    problems: ['stages.nothing_left', 'stages.media_off'],
  },
  'PATCH /api/events/:eventId/runs/:runId': {
    summary: 'Say who finds a recording, who may save it, and of which session it is',
    access: 'admin',
    repeats: 'once',
    params: pastParams,
    body: RecordingUpdate,
    replies: { 200: StageRecording },
    problems: ['stages.consent_missing'],
  },
  'DELETE /api/events/:eventId/runs/:runId': {
    summary: 'Remove a recording',
    access: 'admin',
    repeats: 'once',
    params: pastParams,
    replies: { 200: Empty },
    problems: ['stages.is_live'],
  },
  'GET /api/events/:eventId/runs/:runId/figures': {
    summary: 'Who watched a run, by the minute',
    access: 'admin',
    params: pastParams,
    replies: { 200: RunFigures },
  },
} as const satisfies RouteTable;
