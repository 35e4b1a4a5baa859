import type { DoorAttendance } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import type { Entrance } from '../door/door.passes.ts';
import { readAttendance } from './attendance.api.ts';

const calmMs = 300;

/** Counted by the server alone. */
export const attendance = liveAnswer<DoorAttendance, Entrance>({
  key: ['bookings', 'attendance'],
  read: readAttendance,
  told: () => ({
    'bookings.checked_in': (told) =>
      readAgain(({ eventId, listId }) => listId === null && eventId === told.eventId, calmMs),
    'bookings.list_changed': (told) => readAgain(({ listId }) => listId === told.listId, calmMs),
    'bookings.changed': ({ booking }) =>
      readAgain(({ eventId }) => eventId === booking.eventId, calmMs),
  }),
});
