import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Encoder, EncoderKey } from './stages.encoder.schema.ts';

const params = Type.Object({ eventId: Id('events.event'), stageId: Id('stages.stage') });

export const stagesEncoderRoutes = {
  'GET /api/events/:eventId/stages/:stageId/encoder': {
    summary: 'Where OBS or another encoder sends to, and what arrives of it',
    access: 'admin',
    params,
    replies: { 200: Encoder },
    problems: ['stages.media_off'],
  },
  'POST /api/events/:eventId/stages/:stageId/encoder/key': {
    summary: 'Make a stream key; the one before opens nothing from then on',
    access: 'admin',
    repeats: 'never',
    params,
    replies: { 201: EncoderKey },
    problems: ['stages.media_off'],
  },
  'DELETE /api/events/:eventId/stages/:stageId/encoder/key': {
    summary: 'Remove the stream key: no encoder is let in any more',
    access: 'admin',
    repeats: 'once',
    params,
    replies: { 200: Encoder },
    problems: ['stages.media_off'],
  },
} as const satisfies RouteTable;
