import { sql } from '../../platform/db/sql.ts';
import { eventIn, inEvent, type Make, type Scope } from '../entity-places.ts';
import type { Actor } from '../builders.ts';
import { proveAddress } from '../chat/desks.ts';
import type { TestApp } from '../test-app.ts';
import { aBooking } from './bookings.ts';
import { aFileAnswer } from './files.ts';
import { aWaiting } from './waiting.ts';
import { addList } from '../../features/bookings/index.ts';
import { addKiosk } from '../../features/bookings/kiosk/kiosk.service.ts';
import { aKioskInput } from './kiosks.ts';
import { aListInput } from './lists.ts';
import { aLetter } from './letters.ts';
import { verifyOrganisationsOf } from '../../features/organisations/index.ts';
import { inviteToTicket } from '../../features/tickets/index.ts';
import { anInvitationInput, newCode, newPool, newQuestion, newTicket } from './offer.ts';

async function bookingIn(app: TestApp, actor: Actor, scope: Scope = {}) {
  const { event, organiser } = await eventIn(app, actor, scope);
  return aBooking(app, organiser, event);
}

/** What an event offers, and what was booked of it. */
export const bookingEntities: Readonly<Record<string, Make>> = {
  'tickets.ticket': inEvent(
    async (app, organiser, eventId) => (await newTicket(app, organiser, eventId)).id,
  ),
  'tickets.pool': inEvent(
    async (app, organiser, eventId) => (await newPool(app, organiser, eventId, 10)).id,
  ),
  'tickets.code': inEvent(
    async (app, organiser, eventId) => (await newCode(app, organiser, eventId)).id,
  ),
  'tickets.invitation': inEvent(async (app, organiser, eventId) => {
    await verifyOrganisationsOf(app.testDb.db, organiser.person.id);
    const ticket = await newTicket(app, organiser, eventId, { audience: 'invited' });
    await inviteToTicket(app.work, organiser.person, eventId, anInvitationInput(ticket.id));
    const made = await app.testDb.db.row<{ id: number }>(
      sql`select id from tickets_invitations where ticket_id = ${ticket.id}`,
    );
    return made?.id ?? 0;
  }),
  'tickets.question': inEvent(
    async (app, organiser, eventId) =>
      (await newQuestion(app, organiser, eventId, { kind: 'yes_no', per: 'booking' })).id,
  ),
  'bookings.booking': async (app, actor, scope) => (await bookingIn(app, actor, scope)).id,
  'bookings.waiting': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const { id, pool } = await aWaiting(app, organiser, event);
    await app.testDb.db.run(
      sql`update stock_quotas q set size = 2 from tickets_pools p
          where p.organisation_id = q.organisation_id and p.quota_id = q.id and p.id = ${pool.id}`,
    );
    return id;
  },
  'bookings.letter': inEvent(
    async (app, organiser, eventId) => (await aLetter(app, organiser, eventId)).id,
  ),
  'bookings.kiosk': inEvent(
    async (app, organiser, eventId) =>
      (await addKiosk(app.work, organiser.person, eventId, aKioskInput())).id,
  ),
  'bookings.file': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    return (await aFileAnswer(app, organiser, event)).fileId;
  },
  'bookings.list': inEvent(
    async (app, organiser, eventId) =>
      (await addList(app.work, organiser.person, eventId, aListInput())).id,
  ),
  'bookings.place': async (app, actor, scope) => {
    const { id } = await bookingIn(app, actor, scope);
    const place = await app.testDb.db.row<{ id: number }>(
      sql`select id from bookings_places where booking_id = ${id}`,
    );
    return place?.id ?? 0;
  },
  /** Booked by somebody else for who is named, whose answers can fill a profile. */
  'bookings.given_place': async (app, actor, scope) => {
    const { event, organiser } = await eventIn(app, actor, scope);
    const { id } = await aBooking(app, organiser, event);
    await newQuestion(app, organiser, event.id, { fills: 'headline' });
    await proveAddress(app, actor);
    const place = await app.testDb.db.row<{ id: number }>(
      sql`update bookings_places set email = ${actor.email} where id = (
            select min(id) from bookings_places where booking_id = ${id}) returning id`,
    );
    return place?.id ?? 0;
  },
};
