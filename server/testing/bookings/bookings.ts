import { randomUUID } from 'node:crypto';
import type { Booking, BookInput, DetailsInput, WantedTicket } from '@plenum/contract';
import { book, keepDetails, keepPlaces, readOwn } from '../../features/bookings/index.ts';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import { someAddress } from '../orders.ts';
import type { TestApp } from '../test-app.ts';
import { aSale } from './offer.ts';

export const newKey = (): string => randomUUID().replaceAll('-', '');

const caller = { network: '203.0.113.7', language: 'en' } as const;

/** Places kept for somebody who fills in. */
export const aHold = async (
  app: TestApp,
  slug: string,
  items: WantedTicket[],
  code = '',
): Promise<string> => {
  const input = { key: newKey(), items, code };
  return (await keepPlaces(app.work, slug, input, caller)).token;
};

/** To the booking of this link, or what was added to it. */
export const anAddition = async (
  app: TestApp,
  slug: string,
  addsTo: string,
  items: WantedTicket[],
): Promise<string> => {
  const input = { key: newKey(), items, addsTo };
  return (await keepPlaces(app.work, slug, input, caller)).token;
};

/** Everything it takes, and each place named. */
export const detailsOf = (
  { version, people, asksAddress }: Booking,
  other: Partial<DetailsInput> = {},
): DetailsInput => ({
  version,
  booker: { fullName: 'Ines Prado', email: 'ines@example.com', phone: '' },
  address: asksAddress ? someAddress : null,
  people: people.map(({ id }, place) => ({
    placeId: id,
    fullName: `Guest ${place + 1}`,
    email: '',
    answers: [],
  })),
  answers: [],
  ...other,
});

export async function filledIn(
  app: TestApp,
  token: string,
  other: Partial<DetailsInput> = {},
): Promise<Booking> {
  return keepDetails(app.work, token, detailsOf(await readOwn(app.work, token), other));
}

export async function booked(
  app: TestApp,
  token: string,
  { details = {}, ...other }: Partial<BookInput> & { details?: Partial<DetailsInput> } = {},
): Promise<Booking> {
  const { gross } = await filledIn(app, token, details);
  const way = gross === 0 ? 'free' : 'transfer';
  return book(app.work, token, { way, gross, agrees: true, ...other }, caller.network);
}

/** Of an event that sells one kind of ticket. */
export async function aBooking(
  app: TestApp,
  admin: Actor,
  event: { id: number; slug: string },
  other: { quantity?: number; price?: number } & Partial<BookInput> = {},
): Promise<{ token: string; booking: Booking; id: number }> {
  const { quantity = 1, price = 11_900, ...input } = other;
  const { ticket } = await aSale(app, admin, event.id, { ticket: { price } });
  const token = await aHold(app, event.slug, [{ ticketId: ticket.id, quantity }]);
  const booking = await booked(app, token, input);
  const found = await app.testDb.db.row<{ id: number }>(
    sql`select id from bookings where reference = ${booking.reference}`,
  );
  return { token, booking, id: found?.id ?? 0 };
}
