import { Readable } from 'node:stream';
import type { Download, Language } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { printCalendar } from '../../../platform/ical/calendar.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { downloadOf, printInvoice } from '../../invoices/index.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import { firstOf } from '../added/added.queries.ts';
import { requireLinked } from '../bookings.access.ts';
import type { BookingRow } from '../bookings.rows.ts';
import { bookingPath } from '../bookings.secrets.ts';

export const sent = (name: string, content: string | Uint8Array): Download => ({
  name,
  content: Readable.from([content]),
});

export async function invoiceOf(work: Work, token: string, language?: Language): Promise<Download> {
  const booking = await requireLinked(work.db, token);
  if (booking.invoiceId === null) throw problem('bookings.not_from_here');
  const asked = language ?? booking.language;
  return downloadOf(await printInvoice(work, booking, booking.invoiceId, asked));
}

export async function eventOf(
  work: Work,
  { organisationId, eventId }: BookingRow,
): Promise<EventRow> {
  const event = await findEvent(work.db, organisationId, eventId);
  if (!event) throw problem('not_found');
  return event;
}

const dayMs = 86_400_000;
const dayOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The days of the event as one entry. */
export async function calendarOf(work: Work, token: string): Promise<Download> {
  const booking = await requireLinked(work.db, token);
  const event = await eventOf(work, booking);
  const address = addressOf(work.config);
  const entry = {
    // What was added is the same days: no second entry.
    uid: `booking-${booking.organisationId}-${firstOf(booking)}@plenum`,
    sequence: booking.version,
    changedAt: booking.createdAt,
    isAllDay: true,
    startsAt: new Date(dayOf(event.startsOn)),
    // The day after the last one, as calendars have it.
    endsAt: new Date(dayOf(event.endsOn) + dayMs),
    title: event.name,
    description: booking.reference,
    location: '',
    url: `${address}${bookingPath(work, booking)}`,
    isCancelled: booking.state === 'cancelled',
    alarm: null,
  };
  return sent(`${event.slug}.ics`, printCalendar({ name: event.name, entries: [entry] }));
}
