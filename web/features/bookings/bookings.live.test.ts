import type { Booking } from '@plenum/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import { expectRowsReplay } from '../../testing/live/rows-replay.ts';
import { edit } from './bookings.edits.ts';
import { bookings } from './bookings.live.ts';

const flags = { isDone: fc.boolean(), isRemoved: fc.boolean() };
const listed = (truth: readonly Booking[]) =>
  truth.filter(({ isRemoved }) => !isRemoved).toSorted((one, other) => other.id - one.id);

test('bookings are what a fresh reading gives, whatever crosses on its way', () =>
  expectRowsReplay({
    row: (id): Booking => ({ id, title: 'First', isDone: false, isRemoved: false, version: 0 }),
    fields: fc.record(flags, { requiredKeys: [] }),
    says: (booking) => ['bookings.booking_changed', { booking }],
    edit,
    reads: [{ options: bookings.options(), answer: listed }],
  }));
