import type { AgendaSession, Offer, Ticket, TicketInput, TicketOpens } from '@plenum/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgenda } from '../../../testing/agenda.ts';
import { type Actor, anAdmin, aSession } from '../../../testing/builders.ts';
import { aTicketInput, newPool, newTicket } from '../../../testing/bookings/offer.ts';
import { opening } from '../../../testing/opens/closed-event.ts';
import { newStage } from '../../../testing/stages/stages.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Actor;
let agenda: Awaited<ReturnType<typeof anAgenda>>;
let workshop: AgendaSession;

beforeAll(async () => (app = await openTestApp()));
beforeEach(async () => {
  admin = await anAdmin(app);
  agenda = await anAgenda(app, admin);
  workshop = await agenda.add({ title: { en: 'Plan a square' }, capacity: 12 });
});
afterAll(() => app.close());

const about = () => ({ token: admin.token, params: { eventId: agenda.event.id } });
const offer = async () => (await app.call('GET /api/events/:eventId/offer', about())).body as Offer;
const add = (opens: TicketOpens, other: Partial<TicketInput> = {}) =>
  app.call('POST /api/events/:eventId/tickets', {
    ...about(),
    body: aTicketInput({ opens, ...other }),
  });

describe('what a ticket opens', () => {
  test('is chosen among the stages and sessions of the event, changed and kept', async () => {
    const stage = await newStage(app, admin, agenda.event.id);
    const chosen = opening('chosen', { stageIds: [stage.id], sessionIds: [workshop.id] });
    const { status, body } = await add(chosen);
    expect([status, (body as Ticket).opens]).toEqual([201, chosen]);
    const { parts, tickets } = await offer();
    expect(parts.stages).toEqual([{ id: stage.id, name: stage.name }]);
    expect(parts.sessions).toMatchObject([{ id: workshop.id, capacity: 12 }]);
    const { id, version } = tickets[0] as Ticket;
    const changed = await app.call('PUT /api/tickets/:ticketId', {
      token: admin.token,
      params: { ticketId: id },
      body: { ...aTicketInput({ opens: opening('all') }), version },
    });
    expect((changed.body as Ticket).opens).toEqual(opening('all'));
    expect((await offer()).tickets[0]?.opens).toEqual(opening('all'));
  });

  test('is nothing of another event', async () => {
    const other = await anAdmin(app);
    const theirs = await anAgenda(app, other);
    const session = await aSession(app, other, theirs.event.id);
    const stage = await newStage(app, other, theirs.event.id);
    expect((await add(opening('chosen', { sessionIds: [session.id] }))).status).toBe(404);
    expect((await add(opening('chosen', { stageIds: [stage.id] }))).status).toBe(404);
    expect((await offer()).tickets).toEqual([]);
  });
});

describe('before it goes on sale', () => {
  const faults = async () => (await offer()).faults.map(({ what, about: id }) => [what, id]);
  const added = async (other: Partial<TicketInput>) =>
    (await newTicket(app, admin, agenda.event.id, other)).id;
  const workshopOf = async (size: number, session = workshop) => {
    const pool = await newPool(app, admin, agenda.event.id, size);
    const opens = opening('chosen', { sessionIds: [session.id] });
    return added({ kind: 'add_on', opens, poolIds: [pool.id] });
  };

  test('a ticket that opens nothing is pointed out, and a dinner is not', async () => {
    const empty = await added({ opens: opening('chosen') });
    const lobby = await added({ opens: opening('nothing') });
    const dinner = await added({ kind: 'add_on', opens: opening('nothing') });
    const found = await faults();
    for (const id of [empty, lobby]) expect(found).toContainEqual(['ticket_opens_nothing', id]);
    expect(found).not.toContainEqual(['ticket_opens_nothing', dinner]);
  });

  test('a workshop is not sold more often than its session has places', async () => {
    const fits = await workshopOf(12);
    const over = await workshopOf(13);
    const found = await faults();
    expect(found).toContainEqual(['more_than_session_has', over]);
    expect(found).not.toContainEqual(['more_than_session_has', fits]);
    const endless = await added({
      kind: 'add_on',
      opens: opening('chosen', { sessionIds: [workshop.id] }),
    });
    expect(await faults()).toContainEqual(['more_than_session_has', endless]);
  });

  test('a session that was removed is pointed out, and its ticket can be changed', async () => {
    const id = await workshopOf(12);
    expect(await faults()).not.toContainEqual(['opens_what_is_gone', id]);
    await agenda.remove(workshop);
    expect(await faults()).toContainEqual(['opens_what_is_gone', id]);
    const { tickets } = await offer();
    const { version, opens } = tickets.find((one) => one.id === id) as Ticket;
    const { status } = await app.call('PUT /api/tickets/:ticketId', {
      token: admin.token,
      params: { ticketId: id },
      body: { ...aTicketInput({ kind: 'add_on', opens }), version },
    });
    expect(status).toBe(200);
  });
});
