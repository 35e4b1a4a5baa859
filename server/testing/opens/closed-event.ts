import type { TicketOpens } from '@plenum/contract';
import { insertPerson } from '../../features/events/index.ts';
import { beginRun } from '../../features/stages/stages.runs.ts';
import {
  findRun,
  setClosed,
  setEnded,
  setTold,
} from '../../features/stages/stages.runs.queries.ts';
import { writeCaptions } from '../../features/stages/replay/replay.captions.ts';
import { addPoll, turnPoll } from '../../features/polls/index.ts';
import { ask } from '../../features/questions/index.ts';
import { sql } from '../../platform/db/sql.ts';
import { anAgenda } from '../agenda.ts';
import { aColleague, type Actor, anAdmin } from '../builders.ts';
import { keepDetails, readOwn } from '../../features/bookings/index.ts';
import { changeTicket } from '../../features/tickets/tickets.service.ts';
import { findTickets } from '../../features/tickets/index.ts';
import { aHold, booked, detailsOf } from '../bookings/bookings.ts';
import { aTicketInput, newTicket, onSale } from '../bookings/offer.ts';
import { newStage } from '../stages/stages.ts';
import { usualPoll } from '../stages/polls.ts';
import type { TestApp } from '../test-app.ts';

export const opening = (what: TicketOpens['what'], other: Partial<TicketOpens> = {}) => ({
  what,
  stageIds: [],
  sessionIds: [],
  ...other,
});

export const joinUrl = 'https://meet.example.org/opening';

/**
 * An event with a stage on which a session is live, and a recording of it, that one of its tickets opens and the
 * other does not; and a person with each.
 */
export async function aClosedEvent(app: TestApp) {
  const admin = await anAdmin(app);
  const agenda = await anAgenda(app, admin);
  const { event } = agenda;
  const { id: eventId } = event;
  const session = await agenda.add({ startsAt: '2027-03-28T09:00:00Z', joinUrl });
  await agenda.publish();
  const stage = await newStage(app, admin, eventId);
  const past = await aRecording(app, admin, { eventId, stageId: stage.id, sessionId: session.id });
  const input = { sessionId: session.id, isRecorded: true };
  const live = await beginRun(app.work, admin.person, eventId, stage.id, input);
  await onSale(app, admin, eventId);
  const free = { price: 0, mode: 'both' } as const;
  const full = await newTicket(app, admin, eventId, { ...free, name: { en: 'Full pass' } });
  const lobby = await newTicket(app, admin, eventId, {
    ...free,
    name: { en: 'Lobby' },
    opens: opening('nothing'),
  });
  const book = async ({ email, fullName }: Actor, ticketId: number) => {
    const token = await aHold(app, event.slug, [{ ticketId, quantity: 1 }]);
    await booked(app, token, { details: { booker: { email, fullName, phone: '' } } });
    return token;
  };
  const attendee = async () => {
    const one = await aColleague(app, admin);
    const { db } = app.testDb;
    await insertPerson(db, one.person.organisationId, eventId, one.person.id);
    await db.run(sql`update accounts set verified_at = now() where id = ${one.person.id}`);
    return one;
  };
  const handOn = async (token: string, { email, fullName }: Actor) => {
    const own = await readOwn(app.work, token);
    const people = own.people.map(({ id }) => ({ placeId: id, fullName, email, answers: [] }));
    const { fullName: name, phone } = own;
    const booker = { fullName: name, email: own.email, phone };
    await keepDetails(app.work, token, { ...detailsOf(own), booker, people });
  };
  const change = async (ticketId: number, opens: TicketOpens) => {
    const { organisationId } = admin.person;
    const row = (await findTickets(app.testDb.db, organisationId, eventId)).find(
      ({ id }) => id === ticketId,
    );
    if (!row) throw new Error('There is no such ticket.');
    const { version, name } = row;
    const input = { ...aTicketInput({ ...free, name, opens }), version };
    await changeTicket(app.work, admin.person, ticketId, input);
  };
  const parts = { admin, agenda, event, session, stage, live, past, full, lobby };
  return { ...parts, book, attendee, handOn, change };
}

/** The session is sold by itself from then on. */
export const aWorkshop = (
  app: TestApp,
  closed: Awaited<ReturnType<typeof aClosedEvent>>,
  other: Parameters<typeof newTicket>[3] = {},
) =>
  newTicket(app, closed.admin, closed.event.id, {
    kind: 'add_on',
    price: 0,
    opens: opening('chosen', { sessionIds: [closed.session.id] }),
    ...other,
  });

async function aRecording(
  app: TestApp,
  { person }: Actor,
  { eventId, stageId, sessionId }: { eventId: number; stageId: number; sessionId: number },
): Promise<number> {
  const { db } = app.testDb;
  const input = { sessionId, isRecorded: true };
  const { run } = await beginRun(app.work, person, eventId, stageId, input);
  const which = { organisationId: person.organisationId, id: run?.id ?? 0 };
  const at = app.clock.now();
  await setEnded(db, which, { by: 'by_person', at, isShown: true, isClosed: true });
  await setClosed(db, which, { seconds: 60, bytes: 1_000, films: 1 });
  const row = await findRun(db, person.organisationId, eventId, which.id);
  if (!row) throw new Error('A run that was just made is gone.');
  await setTold(db, row, { ...row, isShown: true, isDownloadable: true });
  const cues = [{ from: 1, until: 2, text: 'Good morning' }];
  const words = { eventId, runId: which.id, language: 'en' };
  await writeCaptions(app.work, person, words, { version: 0, cues });
  return which.id;
}

/** Something asked and something voted on there, by an organiser. */
export async function aTalk(app: TestApp, { person }: Actor, eventId: number, stageId: number) {
  const words = { text: 'How does it scale?', isAnonymous: false };
  const question = await ask(app.work, person, eventId, stageId, words);
  const poll = await addPoll(app.work, person, eventId, stageId, usualPoll);
  await turnPoll(app.work, person, poll.id, 'open');
  return { questionId: question.id, pollId: poll.id };
}
