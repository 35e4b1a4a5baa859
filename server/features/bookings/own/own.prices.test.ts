import type { Booking, EventSetup, LaterPrice, PublicOffer } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aHold, newKey } from '../../../testing/bookings/bookings.ts';
import { aSale } from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { readOwn } from '../index.ts';

let app: TestApp;
let admin: Actor;
let event: EventSetup;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.ahead = 0;
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

const later = (price: number, other: Partial<LaterPrice>): LaterPrice => ({
  name: { en: 'Regular' },
  price,
  from: null,
  afterSold: null,
  ...other,
});
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const selling = async (...laterPrices: LaterPrice[]) =>
  (
    await aSale(app, admin, event.id, {
      size: 100,
      ticket: { price: 30_000, priceName: { en: 'Early' }, laterPrices },
    })
  ).ticket;
const some = (ticketId: number, quantity: number) => [{ ticketId, quantity }];
const shown = async () =>
  (await app.call('GET /api/e/:slug/offer', { params: { slug: event.slug } })).body as PublicOffer;
const linesOf = async (token: string) =>
  (await readOwn(app.work, token)).lines.map(({ quantity, price }) => [quantity, price]);

describe('a price that changes', () => {
  test('is shown with what it will be and when, and what is held keeps its price', async () => {
    const from = inHours(1);
    const { id } = await selling(later(40_000, { from }));
    expect((await shown()).tickets).toMatchObject([
      {
        price: 30_000,
        priceName: { en: 'Early' },
        comingPrices: [{ price: 40_000, from, name: { en: 'Regular' } }],
      },
    ]);
    app.clock.ahead = 3_590;
    const token = await aHold(app, event.slug, some(id, 2));
    app.clock.ahead = 3_610;
    expect((await shown()).tickets).toMatchObject([
      { price: 40_000, priceName: { en: 'Regular' }, priceBefore: null, comingPrices: [] },
    ]);
    const own: Booking = await readOwn(app.work, token);
    expect(own.gross).toBe(60_000);
    expect(own.lines).toMatchObject([{ price: 30_000, priceName: { en: 'Early' } }]);
    const sums = await app.call('POST /api/e/:slug/booking-sums', {
      params: { slug: event.slug },
      body: { items: some(id, 2) },
    });
    expect(sums.body).toMatchObject({ gross: 80_000 });
  });

  test('by number goes place by place, and what is given up is had at its price again', async () => {
    const { id } = await selling(later(40_000, { afterSold: 3 }));
    const first = await aHold(app, event.slug, some(id, 2));
    expect((await shown()).tickets).toMatchObject([{ comingPrices: [{ left: 1 }] }]);
    const second = await aHold(app, event.slug, some(id, 3));
    expect(await linesOf(second)).toEqual([
      [1, 30_000],
      [2, 40_000],
    ]);
    expect(await readOwn(app.work, second)).toMatchObject({
      gross: 110_000,
      summary: '3 × Full, on site',
      people: [{}, {}, {}],
    });
    const give = { params: { token: first } };
    expect((await app.call('POST /api/booking/:token/give-up', give)).status).toBe(200);
    expect((await shown()).tickets).toMatchObject([{ price: 40_000 }]);
    app.clock.ahead = 16 * 60;
    expect((await shown()).tickets).toMatchObject([{ price: 30_000 }]);
  });

  test('by number is had by exactly so many, however many come at once', async () => {
    const { id } = await selling(later(40_000, { afterSold: 10 }));
    const tokens = await Promise.all(
      Array.from({ length: 30 }, (_, place) =>
        app
          .call('POST /api/e/:slug/bookings', {
            params: { slug: event.slug },
            body: { key: newKey(), items: some(id, 1 + (place % 2)) },
          })
          .then(({ body }) => (body as { token: string }).token),
      ),
    );
    const lines = (await Promise.all(tokens.map(linesOf))).flat();
    const at = (price: number) =>
      lines.reduce((sum, [count = 0, one]) => sum + (one === price ? count : 0), 0);
    expect([at(30_000), at(40_000)]).toEqual([10, 35]);
  });
});
