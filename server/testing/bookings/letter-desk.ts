import type {
  Booking,
  BookingLetter,
  EventSetup,
  LetterInput,
  LetterReaderPage,
} from '@plenum/contract';
import { sql } from '../../platform/db/sql.ts';
import type { Actor } from '../builders.ts';
import { mailTo } from '../email/mailbox.ts';
import type { TestApp } from '../test-app.ts';
import { aHold, booked } from './bookings.ts';
import { aLetterInput } from './letters.ts';

type Key = Parameters<TestApp['call']>[0];
let count = 0;
export const anotherAddress = (name: string): string => `${name}-${++count}@example.com`;
export const booker = (email: string, fullName = 'Ines Prado') => ({ fullName, email, phone: '' });
export const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

/** What an organiser does with the letters of an event, and what came of it. */
export function letterDesk(app: () => TestApp, admin: () => Actor, event: () => EventSetup) {
  const of = (key: Key, letterId: number, more: object = {}) =>
    app().call(key, { token: admin().token, params: { letterId }, ...more });
  return {
    of,
    written: async (other: Partial<LetterInput> = {}) =>
      (
        await app().call('POST /api/events/:eventId/booking-letters', {
          token: admin().token,
          params: { eventId: event().id },
          body: aLetterInput(other),
        })
      ).body as BookingLetter,
    read: async (id: number) =>
      (await of('GET /api/booking-letters/:letterId', id)).body as BookingLetter,
    readers: async (id: number, query: object = {}) =>
      (await of('GET /api/booking-letters/:letterId/readers', id, { query }))
        .body as LetterReaderPage,
    send: ({ id, version }: BookingLetter, sendAt: string | null = null) =>
      of('POST /api/booking-letters/:letterId/send', id, { body: { version, sendAt } }),
    /** Among all that an address was mailed. */
    lettersTo: async (address: string, subject = `News of ${event().name}`) =>
      (await mailTo(app(), address)).filter((mail) => mail.subject === subject),
    /** Unpaid, with two people: one is not named yet, the other has an address of their own. */
    aPair: async (ticketId: number, email: string, other: string) => {
      const token = await aHold(app(), event().slug, [{ ticketId, quantity: 2 }]);
      const held = await app().call('GET /api/booking/:token', { params: { token } });
      const details = {
        booker: booker(email),
        people: (held.body as Booking).people.map(({ id }, place) => ({
          placeId: id,
          fullName: place === 0 ? 'Nobody yet' : 'Bo Li',
          email: place === 0 ? '' : other,
          answers: [],
        })),
      };
      const booking = await booked(app(), token, { details });
      await app().testDb.db.run(
        sql`update bookings_places set full_name = '' where full_name = 'Nobody yet'`,
      );
      return { token, booking };
    },
  };
}
