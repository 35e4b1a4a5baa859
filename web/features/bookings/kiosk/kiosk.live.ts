import type { KioskList } from '@plenum/contract';
import { readAgain } from '../../../platform/live/live.ts';
import { liveAnswer } from '../../../platform/live/live-answer.ts';
import { readKiosks } from './kiosk.api.ts';

/** When each was last seen nobody tells: it is read whenever it is opened. */
export const kiosks = liveAnswer<KioskList, number>({
  key: ['bookings', 'kiosks'],
  read: readKiosks,
  told: () => ({
    'bookings.kiosks_changed': (told) => readAgain((eventId) => eventId === told.eventId, 0),
  }),
  staleTime: 0,
});
