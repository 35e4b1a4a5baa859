import type { Role, StaffInput } from '@plenum/contract';
import { problem } from '../../../platform/http/problem.ts';
import { letter, type LetterKind } from '../../../platform/mail/letter.ts';
import { postLetter } from '../../../platform/mail/mail.ts';
import type { Person } from '../../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { languageFor, mailJoinLink } from '../../accounts/index.ts';
import { insertPerson, tellPeopleChanged } from '../../events/index.ts';
import { memberById, organisationById } from '../../organisations/index.ts';
import type { BoothFound } from '../exhibitors.access.ts';
import {
  deleteInvited,
  findInvitedByEmail,
  findMemberByEmail,
  upsertInvited,
} from './booths.invited.queries.ts';
import { tellMyBooths } from '../exhibitors.live.ts';
import { findTier } from '../setup/setup.rules.ts';
import { countPlaces, insertStaff, isStaff } from './booths.staff.queries.ts';

interface Asked extends StaffInput {
  /** The letters to a member and to a stranger, and what an organiser adds to them. */
  letters: { member: LetterKind; stranger: LetterKind };
  note: string;
}

/** Before anything is mailed to the outside. */
export async function requireVerified(tx: Tx, organisationId: number) {
  const organisation = await organisationById(tx, organisationId);
  if (!organisation?.isVerified) throw problem('accounts.unverified');
  return organisation;
}

/** A member works there at once and is told; a stranger gets a link. Again asked is asked anew. */
export async function askToStaff(
  tx: Tx,
  work: Work,
  person: Person,
  { event, booth }: BoothFound,
  asked: Asked,
): Promise<void> {
  const { organisationId, id } = booth;
  await requireVerified(tx, organisationId);
  const member = await findMemberByEmail(tx, organisationId, id, asked.email);
  if (member?.isStaff) throw problem('exhibitors.already_staff');
  if (member && !(await mayWorkAt(tx, person, id, member))) {
    throw problem('exhibitors.not_for_organisers');
  }
  const invited = await findInvitedByEmail(tx, organisationId, id, asked.email);
  if (!invited) await refuseWhenFull(tx, { event, booth });
  if (!member) {
    await upsertInvited(tx, booth, { ...asked, invitedBy: person.id }, work.clock.now());
    const named = { exhibitor: booth.name, words: asked.note };
    const guest = { ...asked, event: event.name, inviter: person, browser: null };
    const as = { kind: asked.letters.stranger, ...named };
    await mailJoinLink(tx, work, organisationId, { ...guest, as });
    return;
  }
  if (invited) await deleteInvited(tx, organisationId, id, invited.id);
  await takeIn(tx, { event, booth }, member.personId);
  await mailMember(tx, work, person, { event, booth }, { ...asked, personId: member.personId });
}

/** What visitors gave to a booth they did not give to the organiser: only its staff let one in. */
const mayWorkAt = async (tx: Tx, asker: Person, boothId: number, { role }: { role: Role }) =>
  role !== 'admin' || isStaff(tx, asker.organisationId, boothId, asker.id);

async function refuseWhenFull(tx: Tx, { booth }: BoothFound): Promise<void> {
  const { organisationId, eventId, tier, id } = booth;
  const { staff } = await findTier(tx, organisationId, eventId, tier);
  if ((await countPlaces(tx, organisationId, id)) >= staff) throw problem('exhibitors.over_quota');
}

/** Of the staff, and taking part in the event from now on. */
export async function takeIn(tx: Tx, { event, booth }: BoothFound, personId: number) {
  const { organisationId, eventId } = booth;
  const isNew = await insertPerson(tx, organisationId, eventId, personId);
  await insertStaff(tx, booth, personId);
  if (isNew) tellPeopleChanged(tx, event, [personId]);
  tellMyBooths(tx, booth, [personId]);
}

/** While the event is a draft there is nothing for them to open. */
async function mailMember(
  tx: Tx,
  work: Work,
  person: Person,
  { event, booth }: BoothFound,
  { email, letters, note, personId }: Asked & { personId: number },
) {
  if (event.state === 'draft') return;
  const organisation = await requireVerified(tx, booth.organisationId);
  const inviter = await memberById(tx, booth.organisationId, person.id);
  const values = {
    email,
    organisation: organisation.name,
    inviter: inviter?.fullName ?? '',
    event: event.name,
    exhibitor: booth.name,
    words: note,
  };
  const language = await languageFor(tx, { personId, browser: null, organisation });
  const link = `${addressOf(work.config)}/booths/${booth.id}`;
  const mail = letter(language, letters.member, values, link);
  await postLetter(work, tx, person, email, mail);
}
