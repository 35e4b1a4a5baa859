import type { PublicOffer, Ticket, TicketInvitation } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOwn, keepPlaces, readOwn } from '../../bookings/index.ts';
import { aHold, booked, newKey } from '../../../testing/bookings/bookings.ts';
import {
  aSale,
  anInvitationInput,
  newTicket,
  onSale,
  takenOfPools,
} from '../../../testing/bookings/offer.ts';
import { type Actor, anAdmin, aPublishedEvent } from '../../../testing/builders.ts';
import { mailTo } from '../../../testing/email/mailbox.ts';
import { everythingKept } from '../../../testing/letters/causes.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ProblemError } from '../../../platform/http/problem.ts';
import { verifyOrganisationsOf } from '../../organisations/index.ts';
import { readOffer } from '../sale/sale.offer.ts';

let app: TestApp;
let admin: Actor;
let event: Awaited<ReturnType<typeof aPublishedEvent>>;
let ticket: Ticket;
let open: Ticket;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await anAdmin(app);
  await verifyOrganisationsOf(app.testDb.db, admin.person.id);
  event = await aPublishedEvent(app, admin);
  const sale = await aSale(app, admin, event.id, { ticket: { audience: 'invited', price: 0 } });
  ticket = sale.ticket;
  open = await newTicket(app, admin, event.id, { poolIds: [sale.pool.id], price: 0 });
});

type Key = Parameters<TestApp['call']>[0];
const here = (key: Key, body?: object, token = admin.token) =>
  app.call(key, { token, params: { eventId: event.id }, ...(body && { body }) });
const invite = (other: Parameters<typeof anInvitationInput>[1] = {}) =>
  here('POST /api/events/:eventId/ticket-invitations', anInvitationInput(ticket.id, other));
const listed = async () =>
  (await here('GET /api/events/:eventId/ticket-invitations')).body as TicketInvitation[];
const only = async () => {
  const [one] = await listed();
  if (!one) throw new Error('Nobody is invited.');
  return one;
};
const deed = (what: 'send' | 'withdraw', invitationId: number, token = admin.token) =>
  app.call(`POST /api/ticket-invitations/:invitationId/${what}`, {
    token,
    params: { invitationId },
  });
const shown = async (code?: string) =>
  (
    await app.call('GET /api/e/:slug/offer', {
      params: { slug: event.slug },
      ...(code && { query: { code } }),
    })
  ).body as PublicOffer;
const linkTo = async (email = 'noor@example.com') => {
  await app.doJobs();
  const text = (await mailTo(app, email)).at(-1)?.text ?? '';
  return `~${/invite=([\w-]{22})/.exec(text)?.[1] ?? ''}`;
};
const invitedWith = async (other: Parameters<typeof anInvitationInput>[1] = {}) => {
  await invite(other);
  return linkTo();
};
const one = () => [{ ticketId: ticket.id, quantity: 1 }];
const refusal = (deed: Promise<unknown>) =>
  deed.then(
    () => 'done',
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

describe('what is refused', () => {
  test('a ticket that is sold otherwise, too many places, and a day that has passed', async () => {
    expect(codeOf(await invite({ ticketId: open.id }))).toBe('tickets.not_by_invitation');
    expect(codeOf(await invite({ places: 11 }))).toBe('tickets.places_wrong');
    expect(codeOf(await invite({ until: '2020-01-01T00:00:00Z' }))).toBe('tickets.window_empty');
    const people = Array.from({ length: 501 }, (_, at) => ({
      email: `p${at}@example.com`,
      fullName: '',
    }));
    expect(codeOf(await invite({ people }))).toBe('invalid');
    expect(await listed()).toHaveLength(0);
  });

  test('whoever is not theirs: another organisation, a ticket of another event', async () => {
    await invite();
    const { id } = await only();
    const other = await anAdmin(app);
    expect((await deed('send', id, other.token)).status).toBe(404);
    expect((await deed('withdraw', id, other.token)).status).toBe(404);
    const list = 'GET /api/events/:eventId/ticket-invitations';
    expect((await here(list, undefined, other.token)).status).toBe(404);
    const elsewhere = await aPublishedEvent(app, admin);
    const params = { eventId: elsewhere.id };
    const key = 'POST /api/events/:eventId/ticket-invitations';
    const body = anInvitationInput(ticket.id);
    expect((await app.call(key, { token: admin.token, params, body })).status).toBe(404);
  });
});

test('who is invited sees the ticket beside the others and books it; nobody else does', async () => {
  const token = await invitedWith({ words: '<b>Come</b>' });
  const html = (await mailTo(app, 'noor@example.com')).at(-1)?.html ?? '';
  expect(html).not.toContain('<b>Come</b>');
  expect((await shown()).tickets.map(({ id }) => id)).toEqual([open.id]);
  const offer = await shown(token);
  expect(offer.code).toEqual({ code: token, isValid: true });
  expect(offer.tickets.map(({ id, left }) => [id, left])).toEqual([
    [ticket.id, 1],
    [open.id, null],
  ]);
  expect(await refusal(aHold(app, event.slug, one()))).toBe('bookings.ticket_not_on_sale');
  const { reference } = await booked(app, await aHold(app, event.slug, one(), token));
  expect(await only()).toMatchObject({ used: 1, bookings: [{ reference }] });
  expect(await refusal(aHold(app, event.slug, one(), token))).toBe('bookings.code_used_up');
});

test('an address twice is one invitation, and who has one gets no second', async () => {
  const people = [
    { email: 'noor@example.com', fullName: 'Noor' },
    { email: 'NOOR@example.com', fullName: '' },
    { email: 'ben@example.com', fullName: '' },
  ];
  expect((await invite({ people })).body).toEqual({ invited: 2, known: 0 });
  expect((await invite({ people })).body).toEqual({ invited: 0, known: 2 });
  await app.doJobs();
  expect(await mailTo(app, 'ben@example.com')).toHaveLength(1);
});

test('the secret is kept nowhere and shown to no organiser', async () => {
  const token = await invitedWith();
  await aHold(app, event.slug, one(), token);
  const kept = await everythingKept(app, []);
  expect(kept).not.toContain(token.slice(1));
  expect(JSON.stringify(await listed())).not.toContain(token.slice(1));
  const offered = await here('GET /api/events/:eventId/offer');
  expect(JSON.stringify(offered.body)).not.toContain('#');
});

test('what stands for it is never found as a code', async () => {
  await invite();
  const row = await app.testDb.db.row<{ code: string }>(
    sql`select code from tickets_codes where token_hash is not null and event_id = ${event.id}`,
  );
  expect((await shown(row?.code.slice(0, 40))).code?.isValid).toBe(false);
});

test('two at once with one invitation sell once', async () => {
  const token = await invitedWith();
  const both = await Promise.all([1, 2].map(() => refusal(aHold(app, event.slug, one(), token))));
  expect(both.toSorted()).toEqual(['bookings.code_used_up', 'done']);
  expect(await takenOfPools(app, event.id)).toEqual([1]);
});

test('its places count over all bookings, and come back when one is cancelled', async () => {
  const token = await invitedWith({ places: 3 });
  const two = [{ ticketId: ticket.id, quantity: 2 }];
  const hold = await aHold(app, event.slug, two, token);
  await booked(app, hold);
  expect(await refusal(aHold(app, event.slug, two, token))).toBe('bookings.code_used_up');
  await aHold(app, event.slug, one(), token);
  expect((await only()).used).toBe(3);
  await onSale(app, admin, event.id, { cancelDays: 0 });
  await cancelOwn(app.work, hold, '203.0.113.9');
  expect((await only()).used).toBe(1);
  await aHold(app, event.slug, two, token);
});

test('withdrawn it opens nothing; what is being filled in stays', async () => {
  const token = await invitedWith({ places: 2 });
  const hold = await aHold(app, event.slug, one(), token);
  const { id } = await only();
  expect((await deed('withdraw', id)).status).toBe(200);
  expect((await deed('withdraw', id)).status).toBe(200);
  expect((await shown(token)).code?.isValid).toBe(false);
  expect(await refusal(aHold(app, event.slug, one(), token))).toBe('bookings.code_wrong');
  expect((await booked(app, hold)).state).toBe('confirmed');
  expect(codeOf(await deed('send', id))).toBe('tickets.invitation_over');
  // Withdrawn, the address may be invited anew: with another link.
  expect((await invite()).body).toMatchObject({ invited: 1 });
  expect(await linkTo()).not.toBe(token);
});

test('past its date it opens nothing', async () => {
  const until = new Date(app.work.clock.now().getTime() + 60_000).toISOString();
  const token = await invitedWith({ until });
  expect((await shown(token)).code?.isValid).toBe(true);
  await app.testDb.db.run(
    sql`update tickets_codes set valid_until = now() - interval '1 second' where event_id = ${event.id}`,
  );
  expect((await shown(token)).code?.isValid).toBe(false);
});

test('it is sent again with the same link, a few times an hour', async () => {
  const email = 'again@example.com';
  await invite({ people: [{ email, fullName: '' }] });
  const token = await linkTo(email);
  const { id } = await only();
  expect((await deed('send', id)).status).toBe(200);
  expect(await linkTo(email)).toBe(token);
  expect(await mailTo(app, email)).toHaveLength(2);
  const more = [];
  for (let time = 0; time < 6; time++) more.push((await deed('send', id)).status);
  expect(more).toContain(429);
});

test('ten thousand guesses from one network are thirty and one each five seconds', async () => {
  await invite();
  const began = performance.now();
  const guess = (at: number) =>
    refusal(readOffer(app.work, event.slug, { code: `~guess${at}`, network: '198.51.100.77' }));
  let looked = 0;
  for (let from = 0; from < 10_000; from += 100) {
    const said = await Promise.all(Array.from({ length: 100 }, (_, at) => guess(from + at)));
    looked += said.filter((what) => what !== 'too_many').length;
  }
  expect(looked).toBeLessThanOrEqual(32 + (performance.now() - began) / 5_000);
});

test('the check before sale says what nobody can book', async () => {
  type Faults = { faults: { what: string; about: number | null }[] };
  const faults = async () =>
    ((await here('GET /api/events/:eventId/offer')).body as Faults).faults.map(({ what }) => what);
  expect(await faults()).toContain('ticket_without_invitation');
  await invite();
  expect(await faults()).not.toContain('ticket_without_invitation');
});

test('the same key leads to the same booking', async () => {
  const code = await invitedWith();
  const input = { key: newKey(), items: one(), code };
  const caller = { network: '203.0.113.9', language: 'en' } as const;
  const first = await keepPlaces(app.work, event.slug, input, caller);
  expect(await keepPlaces(app.work, event.slug, input, caller)).toEqual(first);
  expect((await readOwn(app.work, first.token)).code).toBe('');
});
