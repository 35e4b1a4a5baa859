import type { RouteKey } from '@plenum/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aHold, booked, detailsOf, filledIn, newKey } from '../../testing/bookings/bookings.ts';
import { aSale } from '../../testing/bookings/offer.ts';
import { breaking, type BreakingDb } from '../../testing/breaking-db.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { type CallInput, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDb } from '../../testing/test-db.ts';
import { readOwn } from './index.ts';

let db: BreakingDb;
let app: TestApp;
/** The same installation after a restart: nothing is left in memory. */
let restarted: TestApp;
let admin: Actor;
beforeAll(async () => {
  const many = { points: 100_000, seconds: 1 };
  const mails = { 'mail-address': many, 'mail-asked': many, 'mail-network': many };
  const limits = { ...mails, 'mail-organisation': many, 'ticket-hold': many };
  db = breaking(await createTestDb());
  app = await openTestApp({ testDb: db, limits });
  restarted = await openTestApp({ beside: app, limits });
  admin = await anAdmin(app);
});
afterAll(async () => {
  db.mend();
  await restarted.close();
  await app.close();
});

interface Deed extends CallInput {
  key: RouteKey;
  /** The same name for something else. */
  other?: CallInput;
}

const items = (ticketId: number, quantity = 2) => [{ ticketId, quantity }];

async function aStage(price = 11_900) {
  const event = await aPublishedEvent(app, admin);
  const { ticket } = await aSale(app, admin, event.id, { ticket: { price } });
  return { event, ticket };
}

async function heldOne(price?: number) {
  const { event, ticket } = await aStage(price);
  return { event, token: await aHold(app, event.slug, items(ticket.id)) };
}

async function bookedOne(way: 'transfer' | 'on_site' = 'transfer') {
  const { event, token } = await heldOne();
  const booking = await booked(app, token, { way });
  const found = await app.testDb.db.row<{ id: number }>(
    sql`select id from bookings where reference = ${booking.reference}`,
  );
  return { event, token, booking, id: found?.id ?? 0 };
}

const byStaff = () => ({ token: admin.token, headers: { 'idempotency-key': newKey() } });

/** Each call that changes a booking, on one that is ready for it. */
const deeds: Readonly<Record<string, () => Promise<Deed>>> = {
  'keep places': async () => {
    const { event, ticket } = await aStage();
    const params = { slug: event.slug };
    const body = { key: newKey(), items: items(ticket.id) };
    const other = { params, body: { ...body, items: items(ticket.id, 1) } };
    return { key: 'POST /api/e/:slug/bookings', params, body, other };
  },
  'fill in': async () => {
    const { token } = await heldOne();
    const body = detailsOf(await readOwn(app.work, token));
    const booker = { ...body.booker, fullName: 'Somebody Else' };
    const other = { params: { token }, body: { ...body, booker } };
    return { key: 'PUT /api/booking/:token/details', params: { token }, body, other };
  },
  prolong: async () => {
    const { token } = await heldOne();
    return { key: 'POST /api/booking/:token/prolong', params: { token } };
  },
  'give up': async () => {
    const { token } = await heldOne();
    return { key: 'POST /api/booking/:token/give-up', params: { token } };
  },
  'book at a price': async () => {
    const { token } = await heldOne();
    const { gross } = await filledIn(app, token);
    const body = { way: 'transfer', gross, agrees: true };
    return { key: 'POST /api/booking/:token/book', params: { token }, body };
  },
  'book for nothing': async () => {
    const { token } = await heldOne(0);
    await filledIn(app, token);
    const body = { way: 'free', gross: 0, agrees: true };
    return { key: 'POST /api/booking/:token/book', params: { token }, body };
  },
  'hand a place on': async () => {
    const { token, booking } = await bookedOne('on_site');
    const body = detailsOf(booking);
    const people = body.people.map((one, place) => ({ ...one, email: `to-${place}@example.com` }));
    return {
      key: 'PUT /api/booking/:token/details',
      params: { token },
      body: { ...body, people },
    };
  },
  'choose another way': async () => {
    const { token } = await bookedOne();
    return {
      key: 'PUT /api/booking/:token/way',
      params: { token },
      body: { way: 'on_site' },
    };
  },
  'cancel one’s own': async () => {
    const { token } = await bookedOne();
    return { key: 'POST /api/booking/:token/cancel', params: { token } };
  },
  'cancel a part, by staff': async () => {
    const { id: bookingId, booking } = await bookedOne();
    const body = { why: 'Ill', placeIds: [booking.people[0]?.id] };
    const other = { ...byStaff(), params: { bookingId }, body: { ...body, why: 'Late' } };
    const said = { ...byStaff(), params: { bookingId }, body };
    return {
      key: 'POST /api/bookings/:bookingId/cancel',
      ...said,
      other: { ...other, headers: said.headers },
    };
  },
  'let in': async () => {
    const { event, booking } = await bookedOne('on_site');
    const body = { key: newKey(), pass: booking.people[0]?.pass };
    return {
      key: 'POST /api/events/:eventId/check-ins',
      token: admin.token,
      params: { eventId: event.id },
      body,
    };
  },
};

/** All that bookings leave, without moments and names that are drawn. */
async function left() {
  const { organisationId } = admin.person;
  const rows = await app.testDb.db.rows<Record<string, unknown>>(
    sql`select b.state, b.way, b.full_name, b.is_prolonged, b.places, b.gross, i.credited, (
            select string_agg(c.state, ' ' order by c.id) from bookings_changes c
            where c.organisation_id = b.organisation_id and c.booking_id = b.id) as changes, (
            select jsonb_agg(jsonb_build_array(p.email, p.pass_round, p.is_cancelled,
              p.checked_in_at is not null) order by p.id) from bookings_places p
            where p.organisation_id = b.organisation_id and p.booking_id = b.id) as people
        from bookings b left join invoices i
          on i.organisation_id = b.organisation_id and i.id = b.invoice_id
        where b.organisation_id = ${organisationId} order by b.id desc limit 1`,
  );
  const counted = await app.testDb.db.row<Record<string, number>>(
    sql`select (select count(*)::int from bookings) as bookings,
          (select count(*)::int from invoices where number is not null) as invoices,
          (select count(*)::int from bookings_checks) as checks,
          (select coalesce(sum(taken), 0)::int from stock_quotas) as taken,
          (select count(*)::int from mail_messages) as mails`,
  );
  return { rows, counted };
}

const said = ({ status, body }: { status: number; body: unknown }) => ({ status, body });

describe.each(Object.entries(deeds))('%s', (_, prepare) => {
  test('three times at once, later and after a restart has one effect and one answer', async () => {
    const { key, other, ...input } = await prepare();
    const three = await Promise.all([1, 2, 3].map(() => app.call(key, input)));
    const first = three.find(({ status }) => status < 300);
    expect(first?.status, three[0]?.text).toBeLessThan(300);
    if (!first) return;
    for (const answer of three) expect([first.status, 409]).toContain(answer.status);
    const effect = await left();
    for (const node of [app, restarted]) {
      expect(said(await node.call(key, input))).toEqual(said(first));
    }
    if (other) expect([409, 422]).toContain((await app.call(key, other)).status);
    expect(await left()).toEqual(effect);
  });

  test('killed at any question and sent again has one effect', { timeout: 180_000 }, async () => {
    const grown = async (play: (deed: Deed) => Promise<boolean>) => {
      const deed = await prepare();
      const before = (await left()).counted ?? {};
      const isWhole = await play(deed);
      const { rows, counted } = await left();
      const counts = Object.entries(counted ?? {}).map(([name, count]) => [
        name,
        count - (before[name] ?? 0),
      ]);
      return { isWhole, effect: { rows, counts } };
    };
    const send = async ({ key, other: _, ...input }: Deed) =>
      (await app.call(key, input)).status < 300;
    const { effect } = await grown(send);
    for (let questions = 0; ; questions += 5) {
      const broken = await grown(async (deed) => {
        db.breakAfter(questions);
        const isWhole = await send(deed);
        await db.settled();
        db.mend();
        expect(await send(deed), `after ${questions}`).toBe(true);
        return isWhole;
      });
      expect(broken.effect, `after ${questions}`).toEqual(effect);
      if (broken.isWhole) return;
    }
  });
});
