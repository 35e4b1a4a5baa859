import type { Speaker } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../platform/api-client.ts';
import { effectInEvent, onlyInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { effectOf, readAgain, unsure } from '../../platform/live/live.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveRows } from '../../platform/live/live-rows.ts';
import { teach } from '../../platform/live/teach.ts';
import { inOrder } from './list/list.rules.ts';

const order = (about: { eventId: number; ids: readonly number[] }) =>
  onlyInEvent(about, unsure({ step: (known: Speaker[]) => inOrder(known, about.ids) }));

export const speakers = liveRows<Speaker, number>({
  key: ['speakers', 'list'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/speakers', { params: { eventId }, query: {}, signal }),
  idOf: ({ id }) => id,
  versionOf: ({ version }) => version,
  told: (rows) => ({
    'speakers.speaker_changed': (told) => onlyInEvent(told, rows.told([told.speaker])),
    'speakers.speaker_gone': ({ id }) => rows.told([], [id]),
    'speakers.order_changed': order,
    'agenda.draft_changed': readEventAgain,
    'agenda.published': readEventAgain,
  }),
});

export const ordered = (eventId: number, ids: readonly number[]) =>
  effectOf(speakers.declared, order({ eventId, ids }));

export const learnSpeaker = (client: QueryClient, eventId: number, speaker: Speaker): void =>
  teach(client, effectInEvent(eventId, speakers.told([speaker])));

/** What everyone may know of the speakers of a published event. */
export const shownSpeakers = liveAnswer<CallReply<'GET /api/e/:slug/speakers'>, string>({
  key: ['speakers', 'shown'],
  read: (slug, signal) => call('GET /api/e/:slug/speakers', { params: { slug }, signal }),
  told: () => ({
    'speakers.shown_changed': () => readAgain(),
    'agenda.published': () => readAgain(),
    'events.changed': () => readAgain(),
  }),
  staleTime: 60_000,
});

export const moderated = liveAnswer<
  CallReply<'GET /api/events/:eventId/moderated-sessions'>,
  number
>({
  key: ['speakers', 'moderated'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/moderated-sessions', { params: { eventId }, signal }),
  told: () => ({
    'speakers.shown_changed': readEventAgain,
    'agenda.published': readEventAgain,
    'events.changed': readEventAgain,
  }),
});
