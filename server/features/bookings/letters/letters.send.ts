import type { BookingLetter, LetterSending } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { deleteMail } from '../../../platform/mail/mail.queries.ts';
import { requireWayOut } from '../../../platform/mail/way-out.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { record } from '../../audit/index.ts';
import type { EventRow } from '../../events/index.ts';
import { organisationById } from '../../organisations/index.ts';
import { lockedLetter } from './letters.access.ts';
import { partOf } from './letters.part.ts';
import { countSentAround, updateState } from './letters.queries.ts';
import { countTold, findFailed, leaveOutWaiting } from './letters.readers.queries.ts';
import type { LetterRow } from './letters.rows.ts';
import { isBefore, toldLetter } from './letters.service.ts';
import { titleOf } from './letters.view.ts';
import { refuseUnready } from './letters.words.ts';

export const lettersJob = 'bookings.send_letter';
export const mostReaders = 10_000;
/** Of one event, within a day of one another. */
const mostADay = 10;
const yearMs = 366 * 86_400_000;

async function refuseUnproven(work: Work, tx: Tx, organisationId: number): Promise<void> {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  requireWayOut(work.config);
}

async function refuseTooMany(tx: Tx, letter: LetterRow, event: EventRow, at: Date): Promise<void> {
  if ((await countSentAround(tx, letter, at)) >= mostADay) {
    throw problem('bookings.too_many_letters');
  }
  const told = await countTold(tx, await partOf(tx, event, letter));
  const reached = told.find(({ why }) => why === null)?.count ?? 0;
  if (reached > mostReaders) throw problem('bookings.too_many_recipients');
}

/** Now, or at a moment; what is scheduled may be scheduled anew. */
export const sendLetter = (
  work: Work,
  person: Person,
  id: number,
  { version, sendAt: asked }: LetterSending,
) =>
  work.transaction(async (tx): Promise<BookingLetter> => {
    const { letter, event } = await lockedLetter(tx, person, id);
    const { organisationId, eventId } = letter;
    if (version !== letter.version) throw problem('bookings.letters.changed_meanwhile');
    if (!isBefore(letter)) throw problem('bookings.not_from_here');
    refuseUnready(letter, event);
    await refuseUnproven(work, tx, organisationId);
    const now = work.clock.now();
    const sendAt = asked === null || Date.parse(asked) <= now.getTime() ? null : new Date(asked);
    if (sendAt && sendAt.getTime() - now.getTime() > yearMs) throw problem('invalid');
    await refuseTooMany(tx, letter, event, sendAt ?? now);
    if (!sendAt) await refuseEmpty(tx, letter, event);
    const state = sendAt ? 'scheduled' : 'sending';
    const to = { state, sendAt: sendAt ?? now, personId: person.id, endedAt: null } as const;
    await updateState(tx, organisationId, id, to);
    if (!sendAt) await enqueue(tx, lettersJob, { organisationId, eventId, letterId: id });
    const action = sendAt ? 'bookings.letter_scheduled' : 'bookings.letter_sent';
    const after = { filter: letter.filter, to: letter.to, sendAt: sendAt?.toISOString() ?? null };
    await record(tx, person, { action, subjectId: id, subject: titleOf(letter, event), after });
    return toldLetter(tx, organisationId, id);
  });

/** Later somebody may have booked; now nobody has. */
async function refuseEmpty(tx: Tx, letter: LetterRow, event: EventRow): Promise<void> {
  const told = await countTold(tx, await partOf(tx, event, letter));
  if (!told.some(({ why }) => why === null)) throw problem('bookings.letter_reaches_nobody');
}

/** What is scheduled is a draft again; what is being sent goes to nobody more. */
export const cancelLetter = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx): Promise<BookingLetter> => {
    const { letter, event } = await lockedLetter(tx, person, id);
    const { organisationId, state } = letter;
    if (state !== 'scheduled' && state !== 'sending') throw problem('bookings.not_from_here');
    const isBegun = state === 'sending';
    if (isBegun) await leaveOutWaiting(tx, organisationId, id);
    await updateState(tx, organisationId, id, {
      state: isBegun ? 'stopped' : 'draft',
      sendAt: isBegun ? letter.sendAt : null,
      personId: null,
      endedAt: isBegun ? work.clock.now() : null,
    });
    const deed = { action: 'bookings.letter_cancelled', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: titleOf(letter, event) });
    return toldLetter(tx, organisationId, id);
  });

/** A mail that failed may still be tried by the queue: it goes, so that nobody gets two. */
export const sendAgain = (work: Work, person: Person, id: number) =>
  work.transaction(async (tx): Promise<BookingLetter> => {
    const { letter, event } = await lockedLetter(tx, person, id);
    const { organisationId, eventId, state, sendAt } = letter;
    if (state !== 'sent' && state !== 'stopped') throw problem('bookings.not_from_here');
    await refuseUnproven(work, tx, organisationId);
    const failed = await findFailed(tx, organisationId, id);
    if (failed.length === 0) throw problem('bookings.not_from_here');
    for (const { mailId } of failed) {
      if (mailId !== null) await deleteMail(tx, organisationId, mailId);
    }
    const to = { state: 'sending', sendAt, personId: null, endedAt: null } as const;
    await updateState(tx, organisationId, id, to);
    await enqueue(tx, lettersJob, { organisationId, eventId, letterId: id });
    const deed = { action: 'bookings.letter_sent_again', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: titleOf(letter, event) });
    return toldLetter(tx, organisationId, id);
  });
