import type { WaitingRoom } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readRoom } from './room.api.ts';

const calmMs = 300;

/** How many wait, are in and are through, for who runs the event. */
export const waitingRoom = liveAnswer<WaitingRoom, number>({
  key: ['bookings', 'room'],
  read: readRoom,
  told: () => ({
    'bookings.room_changed': (told) => readAgain((eventId) => eventId === told.eventId, calmMs),
    'tickets.offer_changed': (told) => readAgain((eventId) => eventId === told.eventId, calmMs),
  }),
});
