import * as Type from 'typebox';
import type { RouteTable } from '../../kernel/route.ts';
import { Id } from '../../kernel/values.ts';
import { Hold } from './bookings.own.schema.ts';
import { BookingRecord } from './bookings.record.schema.ts';
import { BookingToken } from './bookings.schema.ts';
import { HandUpgradeInput, UpgradeInput, UpgradeOffers } from './bookings.upgrades.schema.ts';

const linked = Type.Object({ token: BookingToken });
const ofBooking = Type.Object({ bookingId: Id('bookings.booking') });

/** A place is exchanged for a dearer ticket of its kind, by who booked it and by organisers. */
export const bookingsUpgradesRoutes = {
  'GET /api/booking/:token/upgrades': {
    summary: 'What the places of a booking may be exchanged for now',
    access: 'public',
    params: linked,
    replies: { 200: UpgradeOffers },
    limit: 'link',
  },
  'POST /api/booking/:token/upgrades': {
    summary: 'Keep a dearer ticket for one of its places for 15 minutes, to pay the difference',
    access: 'public',
    repeats: 'same',
    params: linked,
    body: UpgradeInput,
    replies: { 201: Hold },
    limit: 'link',
    problems: [
      'bookings.not_on_sale',
      'bookings.not_from_here',
      'bookings.upgrade_waits',
      'bookings.ticket_not_on_sale',
      'bookings.too_few_left',
      'bookings.too_many_additions',
      'bookings.key_taken',
      'bookings.room_first',
      'too_many',
    ],
  },
  'GET /api/bookings/:bookingId/upgrades': {
    summary: 'What organisers may exchange the places of a booking for, on sale or not',
    access: 'admin',
    params: ofBooking,
    replies: { 200: UpgradeOffers },
  },
  'POST /api/bookings/:bookingId/upgrades': {
    summary: 'Exchange a place for another ticket, for the difference or another price',
    access: 'admin',
    repeats: 'same',
    params: ofBooking,
    body: HandUpgradeInput,
    replies: { 200: BookingRecord },
    problems: [
      'bookings.not_from_here',
      'bookings.upgrade_waits',
      'bookings.ticket_not_on_sale',
      'bookings.too_few_left',
      'bookings.too_many_additions',
      'bookings.needs_reason',
      'bookings.key_taken',
      'bookings.hold_ended',
      'bookings.incomplete',
      'bookings.way_not_offered',
    ],
  },
} as const satisfies RouteTable;
