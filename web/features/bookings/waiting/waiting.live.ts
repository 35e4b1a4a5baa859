import type { WaitingPage } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readWaitingList, type WaitingOf } from './waiting.api.ts';

const calmMs = 300;

/** Who stands where changes with everyone who comes or goes: it is read again. */
export const waitingList = liveAnswer<WaitingPage, WaitingOf>({
  key: ['bookings', 'waiting', 'list'],
  read: readWaitingList,
  told: () => ({
    'bookings.waiting_changed': (told) =>
      readAgain(({ eventId }) => eventId === told.eventId, calmMs),
    'tickets.offer_changed': (told) => readAgain(({ eventId }) => eventId === told.eventId, calmMs),
  }),
});
