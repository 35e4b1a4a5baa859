import { wordMoney } from '@plenum/contract/kernel/word-money.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findEvent } from '../events/index.ts';
import { organisationById } from '../organisations/index.ts';
import { firstOf } from './added/added.queries.ts';
import type { Locked } from './bookings.access.ts';
import { saidIn } from './bookings.bill.ts';
import { findBooking, findTogether } from './bookings.queries.ts';
import type { BookingRow } from './bookings.rows.ts';
import { bookingPath } from './bookings.secrets.ts';
import { stands } from './bookings.states.ts';

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
  const link = `${addressOf(work.config)}${bookingPath(work, await shownBy(tx, booking))}`;
  await postLetter(work, tx, { organisationId }, email, letter(language, kind, values, link));
}

/** The page of the first has all of it; what is to be paid is paid on its own. */
async function shownBy(tx: Tx, booking: BookingRow): Promise<BookingRow> {
  const { organisationId, addsTo, state } = booking;
  if (addsTo === null || state === 'pending') return booking;
  return (await findBooking(tx, organisationId, addsTo)) ?? booking;
}

/** Once it was called off, or some of it: what went along is named in the same letter. */
export async function mailOver(
  work: Work,
  tx: Tx,
  { own, all }: { own: Locked; all: readonly Locked[] },
): Promise<void> {
  const { organisationId, id } = own.booking;
  const stood = all.map((one) => one.booking).filter((one) => stands(one));
  const now = await findTogether(tx, organisationId, firstOf(own.booking));
  const over = now.filter(
    (one) => one.state === 'cancelled' && stood.some((before) => before.id === one.id),
  );
  const after = now.find((one) => one.id === id);
  if (!after) return;
  const along = after.state === 'cancelled' ? over.filter((one) => one.id !== id) : [];
  const told = [after, ...along];
  await mailBooking(work, tx, {
    ...after,
    lines: told.flatMap(({ lines }) => lines),
    gross: told.reduce((sum, { gross }) => sum + gross, 0),
  });
}
