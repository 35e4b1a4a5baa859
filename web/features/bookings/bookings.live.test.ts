import type { BookingHead } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { attendance } from './attendance/attendance.live.ts';
import { badgeRun, badges } from './badges/badges.live.ts';
import { kiosks } from './kiosk/kiosk.live.ts';
import { entryLists } from './lists/lists.live.ts';
import { expectReadAgain } from '../../testing/live/read-again.ts';
import { expectReplay, type Said } from '../../testing/live/replay.ts';
import { booking, bookings, bookingsOfPerson, door } from './bookings.live.ts';
import { myBookings, myTickets } from './mine/mine.live.ts';

interface Known {
  id: number;
  eventId: number;
  note: string;
  version: number;
}

const aBooking = (id: number): Known => ({ id, eventId: 7, note: '', version: 1 });
let lastVersion = 1;

const deeds = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom('Ill', 'Speaker', 'VIP'),
});

function act(truth: readonly Known[], { id, note }: { id: number; note: string }) {
  lastVersion += 1;
  const changed: Known = { id, eventId: 7, note, version: lastVersion };
  const says: Said[] = [['bookings.changed', { booking: changed as unknown as BookingHead }]];
  return { truth: [...truth.filter((one) => one.id !== id), changed], says, answer: changed };
}

const oneOf = (id: number) => (truth: readonly Known[]) => truth.find((one) => one.id === id);

test('the list of bookings, and each of them, are what a fresh reading gives', () =>
  expectReplay({
    begin: [1, 2].map(aBooking),
    deeds,
    act,
    reads: [
      {
        options: bookings.options({ eventId: 7, q: 'VIP' }),
        answer: (truth: readonly Known[]) => truth.filter(({ note }) => note === 'VIP'),
      },
      { options: booking.options(1), answer: oneOf(1) },
      { options: booking.options(2), answer: oneOf(2) },
    ],
  }));

test('the door, and what somebody booked, are read again when something is told of them', () => {
  const told = { id: 1, eventId: 7, version: 2 } as BookingHead;
  const there = { eventId: 7, listId: null, q: '', after: null };
  return expectReadAgain(
    {
      door: door.options(there),
      dinner: door.options({ ...there, listId: 3 }),
      lists: entryLists.options(7),
      came: attendance.options({ eventId: 7, listId: null }),
      dined: attendance.options({ eventId: 7, listId: 3 }),
      list: bookings.options({ eventId: 7 }),
      looks: badges.options(7),
      devices: kiosks.options(7),
      printed: badgeRun.options({ eventId: 7, listId: 3 }),
      mine: myBookings.options(),
      given: myTickets.options(),
      theirs: bookingsOfPerson.options(5),
    },
    [
      [
        ['bookings.checked_in', { eventId: 7 }],
        ['door', 'came', 'printed', 'list', 'theirs'],
      ],
      [
        ['bookings.list_changed', { eventId: 7, listId: 3 }],
        ['dinner', 'lists', 'dined', 'printed'],
      ],
      [
        ['bookings.changed', { booking: told }],
        ['door', 'dinner', 'lists', 'came', 'dined', 'looks', 'printed', 'list', 'theirs'],
      ],
      [['bookings.kiosks_changed', { eventId: 7 }], ['devices']],
      [['bookings.badges_changed', { eventId: 7 }], ['looks']],
      [['bookings.mine_changed', { reference: 'ABC2345' }], ['mine']],
      [['bookings.tickets_changed', { eventId: 7 }], ['given']],
    ],
  );
});
