import { randomBytes, randomUUID } from 'node:crypto';
import {
  type TicketInvitation,
  type TicketInvitationInput,
  type TicketInvitationsMade,
  mostInList,
} from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import type { Person } from '../../../platform/person.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent, requireEventLocked } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { deleteQuotas, insertQuotas } from '../../stock/index.ts';
import { lockedThing } from '../tickets.access.ts';
import { tellOffer } from '../tickets.live.ts';
import { findTickets } from '../tickets.queries.ts';
import type { TicketRow } from '../tickets.rows.ts';
import {
  countInvitations,
  deleteInvitations,
  findInvitation,
  findInvitations,
  findKnown,
  insertInvitations,
  type InvitationRow,
  updateWaiting,
  updateWithdrawn,
} from './invitations.queries.ts';
import { invitationTokenOf } from './invitations.secrets.ts';
import { invitationView } from './invitations.view.ts';

export const invitationsJob = 'tickets.send_invitations';

async function viewed(
  { answers }: Work,
  db: Db,
  organisationId: number,
  rows: readonly InvitationRow[],
): Promise<TicketInvitation[]> {
  const ids = rows.map(({ codeId }) => codeId);
  const bookings = ids.length > 0 ? await answers.bookingsByCode(db, organisationId, ids) : [];
  return rows.map((row) => invitationView(row, bookings));
}

export async function listInvitations(
  work: Work,
  person: Person,
  eventId: number,
): Promise<TicketInvitation[]> {
  const { organisationId } = await requireEvent(work.db, person, eventId);
  const rows = await findInvitations(work.db, organisationId, eventId, mostInList);
  return viewed(work, work.db, organisationId, rows);
}

/** Each is a code of its own, that one person has and nobody knows. */
export const inviteToTicket = (
  work: Work,
  person: Person,
  eventId: number,
  input: TicketInvitationInput,
) =>
  work.transaction(async (tx): Promise<TicketInvitationsMade> => {
    const event = await requireEventLocked(tx, person, eventId);
    const { organisationId } = event;
    const ticket = await invitedTicket(work, tx, event, input);
    await refuseUnproven(work, tx, organisationId);
    const asked = new Map(input.people.map((one) => [one.email.toLowerCase(), one] as const));
    const known = new Set(
      (await findKnown(tx, organisationId, ticket.id)).map(({ email }) => email),
    );
    const people = [...asked].filter(([email]) => !known.has(email)).map(([, one]) => one);
    if ((await countInvitations(tx, organisationId, eventId)) + people.length > mostInList) {
      throw problem('tickets.too_many');
    }
    if (people.length > 0) await insertPeople(work, tx, event, { ...input, people });
    const subject = wordsIn(ticket.name, event.languages);
    const after = { places: input.places, until: input.until, people: people.length };
    await record(tx, person, { action: 'tickets.invited', subjectId: ticket.id, subject, after });
    await enqueue(tx, invitationsJob, { organisationId, eventId });
    tellOffer(tx, event);
    return { invited: people.length, known: asked.size - people.length };
  });

async function invitedTicket(
  { clock }: Work,
  tx: Tx,
  { organisationId, id }: EventRow,
  { ticketId, places, until }: TicketInvitationInput,
): Promise<TicketRow> {
  const ticket = (await findTickets(tx, organisationId, id)).find((one) => one.id === ticketId);
  if (!ticket) throw problem('not_found');
  if (ticket.audience !== 'invited') throw problem('tickets.not_by_invitation');
  if (places > ticket.most || places < ticket.least) throw problem('tickets.places_wrong');
  if (until !== null && Date.parse(until) <= +clock.now()) throw problem('tickets.window_empty');
  return ticket;
}

async function refuseUnproven(work: Work, tx: Tx, organisationId: number): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  requireWayOut(work.config);
}

async function insertPeople(
  work: Work,
  tx: Tx,
  { organisationId, id: eventId }: EventRow,
  { people, places, ticketId, language, words, until }: TicketInvitationInput,
): Promise<void> {
  const quotas = await insertQuotas(tx, organisationId, places, people.length);
  const alike = { eventId, ticketId, language, words, until, now: work.clock.now() };
  const each = quotas.flatMap(({ id: quotaId }, place) => {
    const [one, key] = [people[place], randomBytes(16)];
    const tokenHash = hashOfToken(invitationTokenOf(work, { eventId, key }));
    return one ? [{ ...one, key, tokenHash, name: `#${randomUUID()}`, quotaId }] : [];
  });
  await insertInvitations(tx, organisationId, alike, each);
}

const locked = (tx: Tx, person: Person, id: number) =>
  lockedThing(tx, person, () => findInvitation(tx, person.organisationId, id));

async function whole(
  work: Work,
  tx: Tx,
  organisationId: number,
  id: number,
): Promise<TicketInvitation> {
  const row = await findInvitation(tx, organisationId, id);
  const [one] = row ? await viewed(work, tx, organisationId, [row]) : [];
  if (!one) throw problem('not_found');
  return one;
}

/** To one address only so often: it is no weapon. */
export async function sendInvitation(
  work: Work,
  person: Person,
  id: number,
): Promise<TicketInvitation> {
  const seen = await findInvitation(work.db, person.organisationId, id);
  if (!seen) throw problem('not_found');
  await requireEvent(work.db, person, seen.eventId);
  await work.limits.spend('mail-asked', `invitation.${person.organisationId}.${id}`);
  return work.transaction(async (tx) => {
    const { row, event } = await locked(tx, person, id);
    const { organisationId } = event;
    const isOver = row.until !== null && row.until <= work.clock.now();
    if (row.withdrawnAt !== null || isOver) throw problem('tickets.invitation_over');
    await refuseUnproven(work, tx, organisationId);
    await updateWaiting(tx, organisationId, id);
    await enqueue(tx, invitationsJob, { organisationId, eventId: event.id });
    tellOffer(tx, event);
    return whole(work, tx, organisationId, id);
  });
}

export const withdrawInvitation = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx): Promise<TicketInvitation> => {
    const { row, event } = await locked(tx, person, id);
    const { organisationId } = event;
    if (row.withdrawnAt === null) {
      await updateWithdrawn(tx, organisationId, { id, codeId: row.codeId, now: work.clock.now() });
      const deed = { action: 'tickets.invitation_withdrawn', subjectId: id } as const;
      await record(tx, person, { ...deed, subject: row.email });
      tellOffer(tx, event);
    }
    return whole(work, tx, organisationId, id);
  });

/** Of a ticket that nobody has booked. */
export async function dropInvitations(
  tx: Tx,
  organisationId: number,
  ticketId: number,
): Promise<void> {
  const gone = await deleteInvitations(tx, organisationId, ticketId);
  await deleteQuotas(
    tx,
    organisationId,
    gone.map(({ quotaId }) => quotaId),
  );
}
