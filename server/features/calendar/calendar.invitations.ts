import type { Answer, EntryInvitation } from '@plenum/contract';
import type { Db } from '../../platform/db/db.ts';
import { problem } from '../../platform/http/problem.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import type { Work } from '../../platform/work.ts';
import { noteAnswer } from './calendar.answer.ts';
import { findGuestByToken } from './calendar.guests.queries.ts';
import { momentOf } from './calendar.moments.ts';
import { findOrganiser } from './calendar.people.queries.ts';
import { findEntry } from './calendar.queries.ts';
import type { EntryRow, GuestRow } from './calendar.rows.ts';

/** Whoever has the link is the guest it was made for, and is told no more than their letter says. */
async function requireInvited(db: Db, token: string) {
  const guest = await findGuestByToken(db, hashOfToken(token));
  const entry = guest && (await findEntry(db, guest.organisationId, guest.entryId));
  if (!entry) throw problem('not_found');
  return { guest, entry };
}

export async function readInvitation({ db }: Work, token: string): Promise<EntryInvitation> {
  const { entry, guest } = await requireInvited(db, token);
  return invitationView(db, entry, guest);
}

/** What does not take place needs no answer any more. */
export const answerInvitation = (
  work: Work,
  token: string,
  answer: Answer,
): Promise<EntryInvitation> =>
  work.transaction(async (tx) => {
    const { entry, guest } = await requireInvited(tx, token);
    if (entry.deletedAt) return invitationView(tx, entry, guest);
    await noteAnswer(work, tx, entry, guest, answer);
    return invitationView(tx, entry, { ...guest, answer });
  });

async function invitationView(
  db: Db,
  entry: EntryRow,
  { answer }: GuestRow,
): Promise<EntryInvitation> {
  const { isAllDay, timeZone, title, location } = entry;
  const organiser = await findOrganiser(db, entry.organisationId, entry.ownerId);
  return {
    title,
    start: momentOf(entry.start, isAllDay),
    end: momentOf(entry.end, isAllDay),
    isAllDay,
    timeZone,
    location,
    organiser: organiser.name,
    isCancelled: entry.deletedAt !== null,
    answer,
  };
}
