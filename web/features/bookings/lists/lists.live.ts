import type { EntryLists } from '@plenum/contract';
import { readEventAgain } from '../../../platform/live/event-news.ts';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readLists } from './lists.api.ts';

const calmMs = 300;

/** With how many have come; sessions of the agenda change elsewhere: it is read whenever it is opened. */
export const entryLists = liveAnswer<EntryLists, number>({
  key: ['bookings', 'lists'],
  read: readLists,
  told: () => ({
    'bookings.list_changed': (told) => readAgain((eventId) => eventId === told.eventId, calmMs),
    'bookings.changed': ({ booking }) =>
      readAgain((eventId) => eventId === booking.eventId, calmMs),
    'tickets.offer_changed': readEventAgain,
  }),
  staleTime: 0,
});
