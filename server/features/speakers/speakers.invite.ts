import { randomBytes } from 'node:crypto';
import type { Speaker } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { letter } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import type { Person } from '../../platform/person.ts';
import { hashOfToken } from '../../platform/token-hash.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { record } from '../audit/index.ts';
import { memberById, organisationById } from '../organisations/index.ts';
import { type Found, requireSpeaker } from './speakers.access.ts';
import { tellSpeakerChanged } from './speakers.live.ts';
import { noLink, updateLink } from './speakers.queries.ts';
import { readSpeaker } from './speakers.service.ts';

const lifetime = 60 * 24 * 3_600_000;

interface Sender {
  work: Work;
  tx: Tx;
  person: Person;
  organisation: { name: string };
  inviter: string;
}

async function senderIn(work: Work, tx: Tx, person: Person): Promise<Sender> {
  const organisation = await organisationById(tx, person.organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  const inviter = (await memberById(tx, person.organisationId, person.id))?.fullName ?? '';
  return { work, tx, person, organisation, inviter };
}

/** A fresh link to the own profile; one before it dies. The token is in the mail and nowhere else. */
async function mailLink(sender: Sender, { event, speaker }: Found): Promise<Speaker> {
  const { work, tx, person, organisation, inviter } = sender;
  const token = randomBytes(32).toString('base64url');
  const sentAt = work.clock.now();
  const expiresAt = new Date(sentAt.getTime() + lifetime);
  const { organisationId } = person;
  await updateLink(tx, organisationId, speaker.id, { hash: hashOfToken(token), sentAt, expiresAt });
  const names = { email: speaker.email, organisation: organisation.name, inviter };
  const mail = letter(
    event.languages[0] ?? 'en',
    'speaker',
    { ...names, event: event.name },
    `${addressOf(work.config)}/speaker#${token}`,
  );
  await postLetter(work, tx, person, speaker.email, mail);
  const deed = { action: 'speakers.invited', subjectId: speaker.id } as const;
  await record(tx, person, { ...deed, subject: speaker.name });
  const shown = await readSpeaker(tx, organisationId, event.id, speaker.id);
  tellSpeakerChanged(tx, event, shown, { wasHidden: true });
  return shown;
}

export const inviteSpeaker = (work: Work, person: Person, eventId: number, id: number) =>
  work.transaction(async (tx) => {
    const found = await requireSpeaker(tx, person, eventId, id);
    if (!found.speaker.email) throw problem('speakers.no_address');
    return mailLink(await senderIn(work, tx, person), found);
  });

/** All of them are of this event, or nobody gets a mail. */
export const inviteSpeakers = (
  work: Work,
  person: Person,
  eventId: number,
  ids: readonly number[],
) =>
  work.transaction(async (tx) => {
    const found: Found[] = [];
    // In one order, so that two who mail the same speakers wait instead of failing.
    for (const id of ids.toSorted((a, b) => a - b)) {
      found.push(await requireSpeaker(tx, person, eventId, id));
    }
    const sender = await senderIn(work, tx, person);
    const reachable = found.filter(({ speaker }) => speaker.email);
    for (const one of reachable) await mailLink(sender, one);
    return { sent: reachable.length, skipped: found.length - reachable.length };
  });

export const endLink = (work: Work, person: Person, eventId: number, id: number) =>
  work.transaction(async (tx) => {
    const { event, speaker } = await requireSpeaker(tx, person, eventId, id);
    const { organisationId } = person;
    await updateLink(tx, organisationId, id, noLink);
    const deed = { action: 'speakers.link_ended', subjectId: id } as const;
    await record(tx, person, { ...deed, subject: speaker.name });
    const shown = await readSpeaker(tx, organisationId, eventId, id);
    tellSpeakerChanged(tx, event, shown, { wasHidden: true });
    return shown;
  });
