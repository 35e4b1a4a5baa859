import type { Stage, StageRecording, StageStorage } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { effectInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { justReadMs } from '../../platform/loading/read-ahead.ts';

/** The stages of an event, and what goes on on each. */
export const stages = liveAnswer<Stage[], number>({
  key: ['stages', 'all'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/stages', { params: { eventId }, signal }),
  staleTime: justReadMs,
  told: () => ({
    'stages.changed': readEventAgain,
    'events.opens_changed': readEventAgain,
    // What begins by itself is what everyone reads.
    'agenda.published': readEventAgain,
    'stages.viewers': ({ stageId, viewers }) => ({
      step: (known) =>
        known.map((stage) =>
          stage.id === stageId && stage.viewers !== viewers ? { ...stage, viewers } : stage,
        ),
    }),
  }),
});

/** What can be watched again. */
export const recordings = liveAnswer<StageRecording[], number>({
  key: ['stages', 'recordings'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/recordings', { params: { eventId }, signal }),
  staleTime: justReadMs,
  // Who speaks in them says whether they may be shown.
  told: () => ({
    'stages.changed': readEventAgain,
    'speakers.speaker_changed': readEventAgain,
    'events.opens_changed': readEventAgain,
  }),
});

/** What recordings take up, told to organisers alone. */
export const storage = liveAnswer<StageStorage, number>({
  key: ['stages', 'storage'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/recordings/storage', { params: { eventId }, signal }),
  // Those of other events count as well, and tell nothing here.
  staleTime: 0,
  told: () => ({ 'stages.changed': readEventAgain }),
});

/** What a call about one stage answered, or is expected to. */
export const withStage = (eventId: number, stage: Stage) =>
  effectInEvent(
    eventId,
    stages.changed((known) =>
      known.some(({ id }) => id === stage.id)
        ? known.map((one) => (one.id === stage.id ? stage : one))
        : [...known, stage],
    ),
  );

export const withoutStage = (eventId: number, stageId: number) =>
  effectInEvent(
    eventId,
    stages.changed((known) => known.filter(({ id }) => id !== stageId)),
  );

export const inOrder = (eventId: number, reorder: (known: Stage[]) => Stage[]) =>
  effectInEvent(eventId, stages.changed(reorder));

export const changedRecordings = (
  eventId: number,
  change: (known: StageRecording[]) => StageRecording[],
) => effectInEvent(eventId, recordings.changed(change));
