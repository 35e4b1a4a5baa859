import type { LaterPrice, Offer, PublicOffer, Ticket } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '../../testing/bookings/bookings.ts';
import {
  aCodeInput,
  aQuestionInput,
  aSale,
  aTicketInput,
  newCode,
  newPool,
  newQuestion,
  newTicket,
  onSale,
} from '../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../testing/builders.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let event: Awaited<ReturnType<typeof aPublishedEvent>>;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  event = await aPublishedEvent(app, admin);
});

type Key = Parameters<TestApp['call']>[0];
const run = (key: Key, params: Record<string, unknown>, body?: object) =>
  app.call(key, { token: admin.token, params, ...(body && { body }) });
const here = (key: Key, body?: object) => run(key, { eventId: event.id }, body);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const offer = async () => (await here('GET /api/events/:eventId/offer')).body as Offer;
const shown = async (code?: string) =>
  (
    await app.call('GET /api/e/:slug/offer', {
      params: { slug: event.slug },
      ...(code && { query: { code } }),
    })
  ).body as PublicOffer;
const idsShown = async (code?: string) => (await shown(code)).tickets.map(({ id }) => id);

const later = (other: Partial<LaterPrice>): LaterPrice => ({
  name: {},
  price: 14_900,
  from: null,
  afterSold: null,
  ...other,
});

describe('what is refused', () => {
  test.each([
    ['without a name in any language', { name: { en: ' ' } }, 'tickets.needs_words'],
    [
      'sold from when it is over',
      { saleFrom: '2027-02-01T00:00:00Z', saleUntil: '2027-01-01T00:00:00Z' },
      'tickets.window_empty',
    ],
    ['at least more than at most', { least: 5, most: 2 }, 'tickets.least_over_most'],
    ['below zero', { price: -1 }, 'invalid'],
    ['with a later price that never begins', { laterPrices: [later({})] }, 'tickets.prices_wrong'],
    [
      'with a later price that begins before the one above it',
      {
        laterPrices: [
          later({ from: '2027-02-01T00:00:00Z' }),
          later({ from: '2027-01-01T00:00:00Z' }),
        ],
      },
      'tickets.prices_wrong',
    ],
  ])('a ticket %s', async (_, wrong, code) => {
    const body = aTicketInput(wrong);
    expect(codeOf(await here('POST /api/events/:eventId/tickets', body))).toBe(code);
    expect((await offer()).tickets).toEqual([]);
  });

  test('a ticket that draws from the pool of another event', async () => {
    const other = await aPublishedEvent(app, admin);
    const pool = await newPool(app, admin, other.id, 5);
    const body = aTicketInput({ poolIds: [pool.id] });
    expect((await here('POST /api/events/:eventId/tickets', body)).status).toBe(404);
  });

  test.each([
    ['more than all of it off', { effect: 'percent', value: 10_001 }, 'tickets.effect_wrong'],
    [
      'over before it begins',
      { from: '2027-02-01T00:00:00Z', until: '2027-01-01T00:00:00Z' },
      'tickets.window_empty',
    ],
    ['with signs nobody can type', { code: 'a b' }, 'invalid'],
  ])('a code: %s', async (_, wrong, code) => {
    const body = aCodeInput(wrong as object);
    expect(codeOf(await here('POST /api/events/:eventId/codes', body))).toBe(code);
  });

  test('a code the event has already, in whatever letters', async () => {
    const { code } = await newCode(app, admin, event.id, { code: 'EARLY' });
    const body = aCodeInput({ code: code.toLowerCase() });
    expect(codeOf(await here('POST /api/events/:eventId/codes', body))).toBe('tickets.code_taken');
  });

  test('a choice with one option, and a question that depends on what comes after it', async () => {
    const one = [{ id: 1, text: { en: 'Meat' } }];
    const key = 'POST /api/events/:eventId/questions';
    const lonely = aQuestionInput({ kind: 'one', options: one });
    expect(codeOf(await here(key, lonely))).toBe('tickets.options_wrong');
    const first = await newQuestion(app, admin, event.id, { kind: 'yes_no' });
    const second = await newQuestion(app, admin, event.id, {
      shownIf: { questionId: first.id, optionIds: [1] },
    });
    const move = await run(
      'POST /api/booking-questions/:questionId/move',
      { questionId: second.id },
      { beforeId: first.id },
    );
    expect(codeOf(move)).toBe('tickets.shown_if_wrong');
    expect((await offer()).questions.map(({ id }) => id)).toEqual([first.id, second.id]);
  });

  test('what another organisation asks for, as if it were not there', async () => {
    const ticket = await newTicket(app, admin, event.id);
    const stranger = await anAdmin(app);
    const answer = await app.call('DELETE /api/tickets/:ticketId', {
      token: stranger.token,
      params: { ticketId: ticket.id },
    });
    expect(answer.status).toBe(404);
    expect((await offer()).tickets).toHaveLength(1);
  });

  test('to remove what somebody has booked, or a pool that tickets draw from', async () => {
    await aBooking(app, admin, event);
    const { tickets, pools } = await offer();
    const ticketId = tickets[0]?.id ?? 0;
    expect(codeOf(await run('DELETE /api/tickets/:ticketId', { ticketId }))).toBe('tickets.in_use');
    const poolId = pools[0]?.id ?? 0;
    expect(codeOf(await run('DELETE /api/pools/:poolId', { poolId }))).toBe('tickets.pool_in_use');
  });

  test('another currency once somebody has booked', async () => {
    await aBooking(app, admin, event);
    const { settings } = await offer();
    const body = { ...settings, currency: 'USD' };
    expect(codeOf(await here('PUT /api/events/:eventId/offer/settings', body))).toBe(
      'tickets.currency_fixed',
    );
  });
});

describe('what two change at once', () => {
  test('is saved once, and the other is told', async () => {
    const ticket = await newTicket(app, admin, event.id);
    const { id: ticketId, version } = ticket;
    const price = (to: number) =>
      run('PUT /api/tickets/:ticketId', { ticketId }, { ...aTicketInput({ price: to }), version });
    const answers = await Promise.all([price(100), price(200)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.map(codeOf)).toContain('tickets.changed_meanwhile');
    const saved = answers.find(({ status }) => status === 200)?.body as Ticket;
    expect((await offer()).tickets[0]).toMatchObject({ price: saved.price, version: version + 1 });
  });

  test('is one code for two who add the same at once', async () => {
    const body = aCodeInput({ code: 'TWICE' });
    const add = () => here('POST /api/events/:eventId/codes', body);
    const answers = await Promise.all([add(), add()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });
});

describe('the booking page', () => {
  test('what is off sale is shown to nobody who books', async () => {
    const { ticket } = await aSale(app, admin, event.id);
    const off = await newTicket(app, admin, event.id, { isOnSale: false });
    expect(await idsShown()).toEqual([ticket.id]);
    expect((await offer()).tickets.map(({ id }) => id)).toEqual([ticket.id, off.id]);
  });

  test('shows no ticket as long as it does not sell', async () => {
    await aSale(app, admin, event.id);
    await onSale(app, admin, event.id, { isOn: false });
    expect(await shown()).toMatchObject({ state: 'off', tickets: [] });
  });

  test('a code that is off opens nothing', async () => {
    await aSale(app, admin, event.id);
    const hidden = await newTicket(app, admin, event.id, { audience: 'code' });
    const opens = { effect: 'none', opens: true } as const;
    const on = await newCode(app, admin, event.id, opens);
    const off = await newCode(app, admin, event.id, { ...opens, isOn: false });
    expect(await idsShown(on.code)).toContain(hidden.id);
    expect(await idsShown(off.code)).not.toContain(hidden.id);
    expect((await shown(off.code)).code).toEqual({ code: off.code, isValid: false });
  });

  test('nor does one before its time or after it', async () => {
    await aSale(app, admin, event.id);
    const hidden = await newTicket(app, admin, event.id, { audience: 'code' });
    const opens = { effect: 'none', opens: true } as const;
    const early = await newCode(app, admin, event.id, { ...opens, from: '2090-01-01T00:00:00Z' });
    const late = await newCode(app, admin, event.id, { ...opens, until: '2020-01-01T00:00:00Z' });
    expect(await idsShown(early.code)).not.toContain(hidden.id);
    expect(await idsShown(late.code)).not.toContain(hidden.id);
  });
});

describe('before it goes on sale', () => {
  const faultsWith = async (laterPrices: LaterPrice[], other: object = {}) => {
    await aSale(app, admin, event.id, { size: 20, ticket: { laterPrices, ...other } });
    return (await offer()).faults.map(({ what }) => what);
  };

  test.each([
    [{ from: '2027-03-01T00:00:00Z' }, { saleUntil: '2027-03-01T00:00:00Z' }, 'price_never_comes'],
    [{ afterSold: 20 }, {}, 'price_never_comes'],
  ])('a later price that begins when nothing is sold any more: %o', async (when, other, fault) => {
    expect(await faultsWith([later(when)], other)).toEqual([fault]);
  });

  test('two prices at one moment', async () => {
    const from = '2027-03-01T00:00:00Z';
    expect(await faultsWith([later({ from }), later({ from, price: 1 })])).toEqual([
      'prices_at_once',
    ]);
  });

  test('prices that begin in time are none, also where they fall', async () => {
    const falling = [later({ afterSold: 5 }), later({ from: '2027-03-01T00:00:00Z', price: 1 })];
    expect(await faultsWith(falling)).toEqual([]);
  });
});
