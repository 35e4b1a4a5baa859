import type { BadgeRun, BadgeFilter, BadgeSetup } from '@plenum/contract';
import { readEventAgain } from '../../../platform/live/event-news.ts';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readBadges, readRun } from './badges.api.ts';

const calmMs = 300;

/** How badges look, with people to try it on. */
export const badges = liveAnswer<BadgeSetup, number>({
  key: ['bookings', 'badges'],
  read: readBadges,
  told: () => ({
    'bookings.badges_changed': (told) => readAgain((eventId) => eventId === told.eventId, 0),
    'bookings.changed': ({ booking }) =>
      readAgain((eventId) => eventId === booking.eventId, calmMs),
    'tickets.offer_changed': readEventAgain,
  }),
});

export interface RunOf extends BadgeFilter {
  eventId: number;
}

/** Whom a press of the button prints. */
export const badgeRun = liveAnswer<BadgeRun, RunOf>({
  key: ['bookings', 'badge-run'],
  read: ({ eventId, ...filter }, signal) => readRun(eventId, filter, signal),
  told: () => ({
    'bookings.checked_in': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
    'bookings.list_changed': (told) => readAgain(({ listId }) => listId === told.listId, calmMs),
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
  }),
});
