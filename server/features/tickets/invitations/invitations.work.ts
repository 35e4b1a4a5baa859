import type { TicketInvitation } from '@plenum/contract';
import { isRefusal } from '../../../platform/http/problem.ts';
import { enqueue, type JobTable } from '../../../platform/jobs/jobs.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { type Passed, postWithFiles } from '../../../platform/mail/mail.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type EventRow, findEvent } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { tellOffer } from '../tickets.live.ts';
import { findTickets } from '../tickets.queries.ts';
import type { TicketRow } from '../tickets.rows.ts';
import { takeWaiting, updateByMail, updateMailed } from './invitations.mail.queries.ts';
import { findInvitation, type InvitationRow } from './invitations.queries.ts';
import { invitationLink } from './invitations.secrets.ts';
import { invitationsJob } from './invitations.service.ts';

const atOnce = 50;

interface Which {
  organisationId: number;
  eventId: number;
}

export const invitationsJobs = (work: Work): JobTable => ({
  [invitationsJob]: async (which: Which) => {
    const count = await work.transaction((tx) => sendSome(work, tx, which));
    if (count === atOnce) await enqueue(work.db, invitationsJob, which);
  },
});

/** A piece with its mails in one transaction: whatever ends the server, nobody gets it twice. */
async function sendSome(work: Work, tx: Tx, { organisationId, eventId }: Which): Promise<number> {
  const event = await findEvent(tx, organisationId, eventId);
  const organisation = await organisationById(tx, organisationId);
  const waiting = await takeWaiting(tx, organisationId, eventId, atOnce);
  if (!event || !organisation || waiting.length === 0) return 0;
  const tickets = await findTickets(tx, organisationId, eventId);
  for (const { id } of waiting) {
    const row = await findInvitation(tx, organisationId, id);
    const ticket = tickets.find((one) => one.id === row?.ticketId);
    if (!row || !ticket) continue;
    const mailed = await mail(work, tx, row, { event, ticket, organisation: organisation.name });
    await updateMailed(tx, organisationId, id, { ...mailed, now: work.clock.now() });
  }
  tellOffer(tx, event);
  return waiting.length;
}

interface About {
  event: EventRow;
  ticket: TicketRow;
  organisation: string;
}

async function mail(
  work: Work,
  tx: Tx,
  row: InvitationRow,
  { event, ticket, organisation }: About,
): Promise<{ state: TicketInvitation['state']; mailId: number | null }> {
  const { language, email } = row;
  const at = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: event.timeZone,
  });
  const values = {
    email,
    organisation,
    event: event.name,
    order: `${row.places} × ${wordsIn(ticket.name, [language, ...event.languages])}`,
    words: row.words,
    until: row.until ? `${at.format(row.until)} (${event.timeZone})` : 'none',
  };
  const link = invitationLink(work, { ...row, slug: event.slug });
  try {
    const posted = await postWithFiles(work, tx, { organisationId: event.organisationId }, email, {
      letter: letter(language, 'ticketInvitation', values, link),
      files: [],
      replyTo: '',
    });
    return { state: posted.state, mailId: posted.id };
  } catch (error) {
    // The organisation has written as much as it may today: raised before anything is written.
    if (isRefusal(error)) return { state: 'held', mailId: null };
    throw error;
  }
}

/** How far a mail came, where it was an invitation. */
export const noteInvitation =
  (work: Work) =>
  (organisationId: number, { id: mailId, state }: Passed): Promise<void> =>
    work.transaction(async (tx) => {
      const passed = state === 'kept' ? 'sent' : state;
      const found = await updateByMail(tx, organisationId, { mailId, state: passed });
      if (found) tellOffer(tx, { organisationId, id: found.eventId });
    });
