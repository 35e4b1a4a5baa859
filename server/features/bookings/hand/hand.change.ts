import type { BookingChangeInput, BookingRecord } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import type { Person } from '../../../platform/person.ts';
import { insideOf, type Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { lockedWithInvoice, requireBooking } from '../bookings.access.ts';
import { stands } from '../bookings.states.ts';
import { changeDetails } from '../own/own.details.ts';
import { readRecord } from '../record/record.service.ts';

/** Whatever the event's rules say to those who book. */
export async function changeBooking(
  work: Work,
  person: Person,
  id: number,
  input: BookingChangeInput,
): Promise<BookingRecord> {
  const seen = await requireBooking(work.db, person, id);
  return work.transaction(async (tx) => {
    const { booking } = await lockedWithInvoice(work, tx, seen);
    if (!stands(booking)) throw problem('bookings.not_from_here');
    // The invoice has the address it was made out to.
    const { address } = booking.invoiceId === null ? input : booking;
    const by = { id: person.id, isByItself: false };
    await changeDetails(work, tx, booking, { ...input, address }, by);
    await record(tx, person, {
      action: 'bookings.changed',
      subjectId: id,
      subject: booking.reference,
    });
    return readRecord(insideOf(work, tx), person, id);
  });
}
