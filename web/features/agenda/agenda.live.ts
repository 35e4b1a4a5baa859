import type { Agenda, AgendaSession, EventSetup, Speaker } from '@plenum/contract';
import { call } from '../../platform/api-client.ts';
import { onlyInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveReadings } from '../../platform/live/live-readings.ts';
import { liveRowsIn } from '../../platform/live/live-rows.ts';

export const draft = liveRowsIn<AgendaSession, number, Agenda>({
  key: ['agenda', 'draft'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/agenda', { params: { eventId }, signal }),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  rowsOf: ({ sessions }) => sessions,
  withRows: (agenda, sessions) => ({ ...agenda, sessions: [...sessions] }),
  told: (rows) => ({
    'agenda.draft_changed': (told) => onlyInEvent(told, rows.told(told.sessions, told.gone)),
    'agenda.published': readEventAgain,
    // A room or track that is gone takes itself out of its sessions.
    'events.setup_changed': readEventAgain,
  }),
});

/** What follows from the draft. */
export const follows = liveReadings<number>({
  key: ['agenda', 'follows'],
  told: () => ({
    'agenda.draft_changed': readEventAgain,
    'agenda.published': readEventAgain,
    'events.setup_changed': readEventAgain,
  }),
});

export const eventSetup = liveAnswer<EventSetup, number>({
  key: ['agenda', 'setup'],
  read: (eventId, signal) => call('GET /api/events/:eventId', { params: { eventId }, signal }),
  told: () => ({ 'events.setup_changed': readEventAgain }),
  staleTime: 60_000,
});

/** Hidden ones too. */
export const eventSpeakers = liveAnswer<Speaker[], number>({
  key: ['agenda', 'speakers'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/speakers', { params: { eventId }, query: {}, signal }),
  told: () => ({
    'speakers.speaker_changed': readEventAgain,
    'speakers.speaker_gone': readEventAgain,
    // A file that is brought in may bring speakers.
    'events.setup_changed': readEventAgain,
  }),
  staleTime: 60_000,
});
