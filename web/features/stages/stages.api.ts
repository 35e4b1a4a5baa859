import type {
  RecordingCut,
  RecordingUpdate,
  RunInput,
  Stage,
  StageInput,
  StageUpdate,
} from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { CallProblem } from '../../platform/call-problem.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Fate } from './studio/studio.sender.ts';

export const addStage = (eventId: number, body: StageInput) =>
  call('POST /api/events/:eventId/stages', { params: { eventId }, body });

export const changeStage = (eventId: number, stageId: number, body: StageUpdate) =>
  call('PATCH /api/events/:eventId/stages/:stageId', { params: { eventId, stageId }, body });

export const moveStage = (eventId: number, stageId: number, beforeId: number | null) =>
  call('POST /api/events/:eventId/stages/:stageId/move', {
    params: { eventId, stageId },
    body: { beforeId },
  });

export const removeStage = (eventId: number, stageId: number) =>
  call('DELETE /api/events/:eventId/stages/:stageId', { params: { eventId, stageId } });

export const holdSession = (
  eventId: number,
  { id: stageId }: Pick<Stage, 'id'>,
  sessionId: number,
  isHeld: boolean,
) =>
  call('PUT /api/events/:eventId/stages/:stageId/held/:sessionId', {
    params: { eventId, stageId, sessionId },
    body: { isHeld },
  });

export const beginRun = (eventId: number, stageId: number, body: RunInput) =>
  call('POST /api/events/:eventId/stages/:stageId/runs', { params: { eventId, stageId }, body });

export const endRun = (eventId: number, runId: number) =>
  call('POST /api/events/:eventId/runs/:runId/end', { params: { eventId, runId } });

export const beginSending = (eventId: number, runId: number) =>
  call('POST /api/events/:eventId/runs/:runId/sending', { params: { eventId, runId } });

const fates: Readonly<Record<string, Fate>> = {
  'stages.over': 'over',
  'stages.taken_over': 'taken_over',
  'stages.gap': 'gap',
  'stages.no_picture': 'from_the_start',
  not_found: 'over',
};

/** Longer than any piece is worth waiting for: it goes again on another connection. */
const patienceMs = 10_000;

/** One piece of a picture; whatever hinders it, it is sent again until the server has it. */
export async function sendPiece(
  pass: string,
  piece: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Fate> {
  const body = new Blob([bytes], { type: 'application/octet-stream' });
  try {
    const signal = AbortSignal.timeout(patienceMs);
    await call('POST /live/:pass/:piece', { params: { pass, piece }, body, signal });
    return 'taken';
  } catch (problem) {
    return (problem instanceof CallProblem && fates[problem.code]) || 'again';
  }
}

const renewMs = 4 * 60_000;
/** Asked for again in good time: the address ends. */
const renewed = { refetchInterval: renewMs, staleTime: renewMs, gcTime: 0 };
/** Also where nobody looks at the page and it plays on. */
const renewedBehind = { ...renewed, refetchIntervalInBackground: true };

export const watchingStage = (eventId: number, stageId: number, runId: number) =>
  queryOptions({
    queryKey: ['stages', 'watching', eventId, stageId, runId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/stages/:stageId/watching', {
        params: { eventId, stageId },
        signal,
      }),
    ...renewedBehind,
  });

/** What is shown while nothing comes from the studio. */
export const watchingInstead = (eventId: number, stageId: number) =>
  queryOptions({
    queryKey: ['stages', 'instead', eventId, stageId],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/stages/:stageId/instead', {
        params: { eventId, stageId },
        signal,
      }),
    ...renewedBehind,
  });

export const watchingRecording = (eventId: number, runId: number, cut: unknown = null) =>
  queryOptions({
    // Another cut is at another address.
    queryKey: ['stages', 'watching-recording', eventId, runId, cut],
    queryFn: ({ signal }) =>
      call('GET /api/events/:eventId/runs/:runId/watching', {
        params: { eventId, runId },
        query: cut === 'whole' ? { whole: true } : {},
        signal,
      }),
    ...renewed,
  });

export const changeRecording = (eventId: number, runId: number, body: RecordingUpdate) =>
  call('PATCH /api/events/:eventId/runs/:runId', { params: { eventId, runId }, body });

export const cutRecording = (eventId: number, runId: number, cut: RecordingCut | null) =>
  call('PUT /api/events/:eventId/runs/:runId/cut', { params: { eventId, runId }, body: { cut } });

export const readFiles = (eventId: number, runId: number, whole: boolean) =>
  call('GET /api/events/:eventId/runs/:runId/files', {
    params: { eventId, runId },
    query: whole ? { whole } : {},
  });

export const removeRecording = (eventId: number, runId: number) =>
  call('DELETE /api/events/:eventId/runs/:runId', { params: { eventId, runId } });

export const readRunFigures = (eventId: number, runId: number, signal: AbortSignal) =>
  call('GET /api/events/:eventId/runs/:runId/figures', { params: { eventId, runId }, signal });
