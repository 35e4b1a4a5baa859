import type { Announcement, ChecklistItem, EventSetup, TeamMember } from '@plenum/contract';
import type { QueryClient } from '@tanstack/react-query';
import { call, type CallReply } from '../../platform/api-client.ts';
import { effectInEvent, readEventAgain } from '../../platform/live/event-news.ts';
import { liveAnswer } from '../../platform/live/live-answer.ts';
import { liveRows } from '../../platform/live/live-rows.ts';
import { teach } from '../../platform/live/teach.ts';

export const eventSetup = liveAnswer<EventSetup, number>({
  key: ['events', 'setup'],
  read: (eventId, signal) => call('GET /api/events/:eventId', { params: { eventId }, signal }),
  told: () => ({ 'events.setup_changed': readEventAgain }),
  staleTime: 60_000,
});

export const checklist = liveAnswer<ChecklistItem[], number>({
  key: ['events', 'checklist'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/checklist', { params: { eventId }, signal }),
  told: () => ({
    'events.setup_changed': readEventAgain,
    'agenda.draft_changed': readEventAgain,
    'agenda.published': readEventAgain,
  }),
  staleTime: 0,
});

export const numbers = liveAnswer<CallReply<'GET /api/events/:eventId/numbers'>, number>({
  key: ['events', 'numbers'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/numbers', { params: { eventId }, signal }),
  told: () => ({ 'events.people_changed': readEventAgain }),
});

export const team = liveAnswer<TeamMember[], number>({
  key: ['events', 'team'],
  read: (eventId, signal) => call('GET /api/events/:eventId/team', { params: { eventId }, signal }),
  told: () => ({ 'events.people_changed': readEventAgain }),
});

export const announcements = liveRows<Announcement, number>({
  key: ['events', 'announcements'],
  read: (eventId, signal) =>
    call('GET /api/events/:eventId/announcements', { params: { eventId }, signal }),
  idOf: ({ id }) => id,
  compare: () => (one, other) =>
    Date.parse(other.shownFrom) - Date.parse(one.shownFrom) || other.id - one.id,
  told: () => ({ 'events.announced': readEventAgain }),
});

/** What the server answers to a change of the set-up. */
export const learnedSetup = (setup: EventSetup) =>
  effectInEvent(
    setup.id,
    eventSetup.changed(() => setup),
  );

export const learnSetup = (client: QueryClient, setup: EventSetup): void =>
  teach(client, learnedSetup(setup));
