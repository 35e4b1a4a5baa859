import type { CaptionsInput, ChaptersInput } from '@plenum/contract';
import { call } from '../../../platform/api-client.ts';

interface Which {
  eventId: number;
  runId: number;
}

export const writeChapters = (params: Which, body: ChaptersInput) =>
  call('PUT /api/events/:eventId/runs/:runId/chapters', { params, body });

export const writeCaptions = (params: Which & { language: string }, body: CaptionsInput) =>
  call('PUT /api/events/:eventId/runs/:runId/captions/:language', { params, body });

export const bringCaptions = (params: Which & { language: string }, file: File) =>
  call('POST /api/events/:eventId/runs/:runId/captions/:language/file', {
    params,
    body: new Blob([file], { type: 'text/vtt' }),
  });

export const findSaid = (eventId: number, q: string, signal: AbortSignal) =>
  call('GET /api/events/:eventId/said', { params: { eventId }, query: { q }, signal });
