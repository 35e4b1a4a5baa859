import type { EntryInvitation } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';
import type { Work } from '../../../platform/work.ts';
import { noteAnswer, type Said } from './invitation.answer.ts';
import { answerAt } from './invitation.answers.ts';
import { findExceptions } from '../repeats/repeats.exceptions.queries.ts';
import { happeningsOf } from '../repeats/repeats.happenings.ts';
import { findGuestByToken } from './invitation.guests.queries.ts';
import { dayMs, momentOf } from '../calendar.moments.ts';
import { findOrganiser } from './invitation.people.queries.ts';
import { findEntry } from '../calendar.queries.ts';
import type { EntryRow, GuestRow } from '../calendar.rows.ts';

/** Whoever has the link is the guest it was made for, and is told no more than their letter says. */
async function requireInvited(db: Db, token: string) {
  const guest = await findGuestByToken(db, hashOfToken(token));
  const entry = guest && (await findEntry(db, guest.organisationId, guest.entryId));
  if (!entry) throw problem('not_found');
  return { guest, entry };
}

export async function readInvitation(work: Work, token: string): Promise<EntryInvitation> {
  const { entry, guest } = await requireInvited(work.db, token);
  return invitationView(work, work.db, entry, guest);
}

/** What does not take place needs no answer any more. */
export const answerInvitation = (work: Work, token: string, said: Said): Promise<EntryInvitation> =>
  work.transaction(async (tx) => {
    const { entry, guest } = await requireInvited(tx, token);
    if (!entry.deletedAt) await noteAnswer(work, tx, entry, guest, said);
    return invitationView(work, tx, entry, (await requireInvited(tx, token)).guest);
  });

async function invitationView(
  work: Work,
  db: Db,
  entry: EntryRow,
  guest: GuestRow,
): Promise<EntryInvitation> {
  const { isAllDay, timeZone, title, location, repeat } = entry;
  const organiser = await findOrganiser(db, entry.organisationId, entry.ownerId);
  return {
    title,
    start: momentOf(entry.start, isAllDay),
    end: momentOf(entry.end, isAllDay),
    isAllDay,
    timeZone,
    location,
    organiser: organiser.name,
    repeat,
    repeats: await comingRepeats(work, db, entry, guest),
    isCancelled: entry.deletedAt !== null,
    answer: guest.answer,
  };
}

const [mostTold, longestAhead] = [10, 400];

async function comingRepeats({ clock }: Work, db: Db, entry: EntryRow, guest: GuestRow) {
  const { isAllDay, organisationId, id } = entry;
  if (entry.repeat === null) return [];
  const from = clock.now();
  const until = new Date(Math.max(from.getTime(), entry.start.getTime()) + longestAhead * dayMs);
  const exceptions = await findExceptions(db, organisationId, [id]);
  return happeningsOf(entry, exceptions, from, until)
    .slice(0, mostTold)
    .map(({ original, start, end, title, location }) => ({
      original: momentOf(original, isAllDay),
      title,
      start: momentOf(start, isAllDay),
      end: momentOf(end, isAllDay),
      location,
      answer: answerAt(guest, original),
    }));
}
