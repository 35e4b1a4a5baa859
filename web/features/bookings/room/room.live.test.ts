import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { waitingRoom } from './room.live.ts';

test('the waiting room is read again when it moves, or when more is on offer', () =>
  expectReadAgain({ here: waitingRoom.options(7) }, [
    [['bookings.room_changed', { eventId: 7 }], ['here']],
    [['bookings.room_changed', { eventId: 8 }], []],
    [['tickets.offer_changed', { eventId: 7 }], ['here']],
  ]));
