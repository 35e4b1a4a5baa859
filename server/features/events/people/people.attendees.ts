import type { PastedLine } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import { problem } from '../../../platform/http/problem.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { languageFor, mailJoinLink } from '../../accounts/index.ts';
import { record } from '../../audit/index.ts';
import { memberById, organisationById } from '../../organisations/index.ts';
import { requireEvent, requireEventLocked } from '../events.access.ts';
import { tellPeopleChanged } from '../events.live.ts';
import { readPasted } from './people.pasted.ts';
import { findKnownAddresses, insertInvited, insertPerson } from './people.queries.ts';
import type { EventRow } from '../events.view.ts';

interface Weighed extends PastedLine {
  personId: number | null;
}

export async function previewAttendees(work: Work, person: Person, eventId: number, text: string) {
  const event = await requireEvent(work.db, person, eventId);
  const lines = await weigh(work.db, event, text);
  return lines.map(({ personId: _, ...line }) => line);
}

async function weigh(db: Db, event: EventRow, text: string): Promise<Weighed[]> {
  const lines = readPasted(text);
  const emails = lines.flatMap(({ what, email }) => (what === 'invite' ? [email] : []));
  const rows = await findKnownAddresses(db, event.organisationId, event.id, emails);
  const known = new Map(rows.map((row) => [row.email, row]));
  return lines.map((line) => {
    const found = line.what === 'invite' ? known.get(line.email) : undefined;
    if (!found) return { ...line, personId: null };
    const what = found.isIn
      ? 'already'
      : found.personId !== null
        ? 'add'
        : found.isInvited
          ? 'invited'
          : 'invite';
    return { ...line, what, personId: found.personId };
  });
}

/** Members take part at once and are told; strangers get a link. Again invited is invited anew. */
export function addAttendees(work: Work, person: Person, eventId: number, text: string) {
  return work.transaction(async (tx) => {
    const event = await requireEventLocked(tx, person, eventId);
    const organisation = await organisationById(tx, event.organisationId);
    if (!organisation?.isVerified) throw problem('accounts.unverified');
    const lines = await weigh(tx, event, text);
    const added = lines.filter(({ what }) => what === 'add');
    const strangers = lines.filter(({ what }) => what === 'invite' || what === 'invited');
    for (const { personId, email } of added) {
      if (personId === null) continue;
      await insertPerson(tx, event.organisationId, eventId, personId);
      await tellAdded(tx, work, event, { personId, email, inviter: person });
    }
    for (const { email, fullName } of strangers) {
      await insertInvited(tx, event.organisationId, eventId, email);
      const guest = { email, fullName, event: event.name, inviter: person, browser: null };
      await mailJoinLink(tx, work, event.organisationId, guest);
    }
    const result = { invited: strangers.length, added: added.length };
    await record(tx, person, {
      action: 'events.attendees_added',
      subjectId: eventId,
      subject: event.name,
      after: result,
    });
    const told = added.flatMap(({ personId }) => (personId === null ? [] : [personId]));
    tellPeopleChanged(tx, event, told);
    return result;
  });
}

async function tellAdded(
  tx: Tx,
  work: Work,
  event: EventRow,
  { personId, email, inviter }: { personId: number; email: string; inviter: Person },
): Promise<void> {
  if (event.state === 'draft') return;
  const [organisation, member] = [
    await organisationById(tx, event.organisationId),
    await memberById(tx, event.organisationId, inviter.id),
  ];
  if (!organisation) return;
  const names = {
    email,
    organisation: organisation.name,
    event: event.name,
    inviter: member?.fullName ?? '',
  };
  const language = await languageFor(tx, { personId, browser: null, organisation });
  const mail = letter(language, 'eventAdded', names, `${addressOf(work.config)}/e/${event.slug}`);
  await postLetter(work, tx, inviter, email, mail);
}
