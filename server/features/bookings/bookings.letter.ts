import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { saidIn } from './bookings.bill.ts';
import type { BookingRow } from './bookings.rows.ts';
import { bookingPath } from './bookings.secrets.ts';

const kinds = {
  held: null,
  expired: null,
  pending: 'bookingPending',
  confirmed: 'bookingDone',
  cancelled: 'bookingOver',
} as const;

/** What was booked, in the language it was booked in; tickets and payment are behind the link. */
export async function mailBooking(work: Work, tx: Tx, booking: BookingRow): Promise<void> {
  const { organisationId, eventId, email, language, reference, gross, currency } = booking;
  const organisation = await organisationById(tx, organisationId);
  const event = await findEvent(tx, organisationId, eventId);
  if (!organisation?.isVerified || !event || email === '' || booking.isQuiet) return;
  const kind = kinds[booking.state];
  if (kind === null) return;
  const words = booking.lines
    .map(({ name, quantity }) => `${quantity} × ${saidIn(name, language)}`)
    .join('\n');
  const values = {
    email,
    organisation: organisation.name,
    event: event.name,
    order: reference,
    amount: wordMoney(gross, currency, language),
    words,
  };
  const link = `${addressOf(work.config)}${bookingPath(work, booking)}`;
  await postLetter(work, tx, { organisationId }, email, letter(language, kind, values, link));
}
