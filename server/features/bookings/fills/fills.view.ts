import type { Booking } from '@plenum/contract';
import type { Filled } from '../own/own.missing.ts';
import type { BookingRow } from '../bookings.rows.ts';
import type { FillRow } from './fills.queries.ts';
import { fieldsOf, isOwn } from './fills.rules.ts';

/** Whether it was used by now is nobody's who only has the link: it would tell who has come in. */
export const fillsView = (
  booking: BookingRow,
  { places, questions }: Pick<Filled, 'places' | 'questions'>,
  kept: readonly FillRow[],
): Booking['fills'] =>
  places
    .filter((place) => isOwn(place, booking))
    .flatMap((place) => {
      const fields = fieldsOf(questions, place, places);
      if (fields.length === 0) return [];
      const fill = kept.find(({ placeId }) => placeId === place.id);
      const isAgreed = fill?.email === booking.email.toLowerCase() && fill.withdrawnAt === null;
      return [
        isAgreed
          ? { placeId: place.id, fields: fill.fields, agreedAt: fill.agreedAt.toISOString() }
          : { placeId: place.id, fields, agreedAt: null },
      ];
    });
