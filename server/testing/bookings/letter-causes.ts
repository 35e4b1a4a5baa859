import { aBooking } from './bookings.ts';
import { inviteToTicket } from '../../features/tickets/index.ts';
import { aLetter } from './letters.ts';
import { anInvitationInput, aSale } from './offer.ts';
import { aWaiting } from './waiting.ts';
import { type Cause, good, settled, type Stage } from '../letters/stage.ts';

async function anOfferedPlace(stage: Stage): Promise<void> {
  const { app, admin, event } = stage;
  const { hold } = await aWaiting(app, admin, event);
  await settled(stage);
  good(await app.call('POST /api/booking/:token/give-up', { params: { token: hold } }));
  await app.doJobs();
}

/** What people hear of what they booked, or wait for. */
export const bookingCauses = {
  bookingPending: async ({ app, admin, event }) => {
    await aBooking(app, admin, event);
    return 'ines@example.com';
  },
  bookingDone: async ({ app, admin, event }) => {
    await aBooking(app, admin, event, { price: 0 });
    return 'ines@example.com';
  },
  bookingOver: async ({ app, admin, event }) => {
    const { token } = await aBooking(app, admin, event);
    await settled({ app, admin, event });
    good(await app.call('POST /api/booking/:token/cancel', { params: { token } }));
    return 'ines@example.com';
  },
  bookingLetter: async (stage) => {
    const { app, admin, event } = stage;
    await aBooking(app, admin, event);
    await settled(stage);
    const { id: letterId, version } = await aLetter(app, admin, event.id);
    const key = 'POST /api/booking-letters/:letterId/send';
    const body = { version, sendAt: null };
    good(await app.call(key, { token: admin.token, params: { letterId }, body }));
    await app.doJobs();
    return 'ines@example.com';
  },
  ticketInvitation: async ({ app, admin, event }) => {
    const { ticket } = await aSale(app, admin, event.id, { ticket: { audience: 'invited' } });
    await inviteToTicket(app.work, admin.person, event.id, anInvitationInput(ticket.id));
    await app.doJobs();
    return 'noor@example.com';
  },
  waitingJoined: async ({ app, admin, event }) => {
    const { ticket } = await aWaiting(app, admin, event);
    const items = [{ ticketId: ticket.id, quantity: 1 }];
    const body = { items, fullName: 'Kim Osei', email: 'kim@example.com' };
    good(await app.call('POST /api/e/:slug/waiting', { params: { slug: event.slug }, body }));
    return 'kim@example.com';
  },
  waitingOffer: async (stage) => {
    await anOfferedPlace(stage);
    return 'kim@example.com';
  },
  waitingOver: async (stage) => {
    const token = stage.admin.token;
    const { id } = await aWaiting(stage.app, stage.admin, stage.event);
    await settled(stage);
    const body = { why: 'Booked by telephone.' };
    const key = 'POST /api/waiting-entries/:waitingId/remove';
    good(await stage.app.call(key, { token, params: { waitingId: id }, body }));
    return 'kim@example.com';
  },
} satisfies Readonly<Record<string, Cause>>;
