import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { waitingList } from './waiting.live.ts';

test('who waits is read again when somebody comes or goes, or more is on offer', () =>
  expectReadAgain({ here: waitingList.options({ eventId: 7 }) }, [
    [['bookings.waiting_changed', { eventId: 7 }], ['here']],
    [['bookings.waiting_changed', { eventId: 8 }], []],
    [['tickets.offer_changed', { eventId: 7 }], ['here']],
  ]));
