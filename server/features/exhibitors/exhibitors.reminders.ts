import type { BoothPart } from '@plenum/contract';
import { problem } from '../../platform/http/problem.ts';
import { type Language, letter } from '../../platform/mail/letter.ts';
import { postLetter } from '../../platform/mail/mail.ts';
import type { Person } from '../../platform/person.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { findReaders, mailJoinLink } from '../accounts/index.ts';
import { record } from '../audit/index.ts';
import { type EventRow, requireEvent } from '../events/index.ts';
import { requireVerified } from './booths/booths.invite.ts';
import { findInvitedByEmail } from './booths/booths.invited.queries.ts';
import { findLines } from './console/console.lines.queries.ts';
import { namesOf } from './editor/editor.part-names.ts';
import type { LineRow } from './exhibitors.rows.ts';
import { findTiers } from './setup/setup.rules.ts';
import { findStaffIds } from './booths/booths.staff.queries.ts';
import { missingIn } from './exhibitors.view.ts';

interface Sender {
  work: Work;
  tx: Tx;
  person: Person;
  event: EventRow;
  organisation: { name: string; languages: readonly Language[] };
}

/** All of them are of this event, or nobody gets a mail. In a draft nobody could open their booth. */
export const remindExhibitors = (
  work: Work,
  person: Person,
  eventId: number,
  ids: readonly number[],
) =>
  work.transaction(async (tx) => {
    const { organisationId } = person;
    const event = await requireEvent(tx, person, eventId);
    const lines = await findLines(tx, organisationId, eventId);
    const chosen = lines.filter(({ id }) => ids.includes(id));
    if (chosen.length < ids.length) throw problem('not_found');
    const organisation = await requireVerified(tx, organisationId);
    const tiers = await findTiers(tx, organisationId, eventId);
    const sender = { work, tx, person, event, organisation };
    let sent = 0;
    for (const line of event.state === 'draft' ? [] : chosen) {
      const rules = tiers.find(({ tier }) => tier === line.tier);
      const missing = rules ? missingIn(line, rules, line.staff) : [];
      if (missing.length > 0 && (await remind(sender, line, missing))) sent++;
    }
    return { sent, skipped: chosen.length - sent };
  });

/** False where there is nobody to write to. */
async function remind(sender: Sender, line: LineRow, missing: BoothPart[]): Promise<boolean> {
  const { tx, person, organisation } = sender;
  const { organisationId, id, name, contactEmail } = line;
  const staff = await findReaders(tx, organisationId, await findStaffIds(tx, organisationId, id));
  const usual = organisation.languages[0] ?? 'en';
  for (const { email, language } of staff) {
    await mailReminder(sender, line, missing, { email, language: language ?? usual });
  }
  const isWritten = staff.some(({ email }) => email.toLowerCase() === contactEmail.toLowerCase());
  const isOther = contactEmail !== '' && !isWritten;
  if (isOther) await remindContact(sender, line, missing, usual);
  if (staff.length === 0 && !isOther) return false;
  const about = { subjectId: id, subject: name } as const;
  await record(tx, person, { action: 'exhibitors.reminded', ...about, after: { missing } });
  return true;
}

/** Who was asked to the staff and did not come yet gets a fresh link with it. */
async function remindContact(
  sender: Sender,
  line: LineRow,
  missing: BoothPart[],
  language: Language,
): Promise<void> {
  const { tx, work, event, person } = sender;
  const { organisationId, id, name: exhibitor, contactEmail: email } = line;
  const invited = await findInvitedByEmail(tx, organisationId, id, email);
  if (!invited) return mailReminder(sender, line, missing, { email, language });
  const { fullName } = invited;
  const as = { kind: 'boothReminder', exhibitor, words: namesOf(missing, language) } as const;
  const guest = { email, fullName, event: event.name, inviter: person, browser: null };
  return mailJoinLink(tx, work, organisationId, { ...guest, as });
}

async function mailReminder(
  { tx, work, person, event, organisation }: Sender,
  { id, name }: LineRow,
  missing: BoothPart[],
  { email, language }: { email: string; language: Language },
): Promise<void> {
  const values = {
    email,
    organisation: organisation.name,
    event: event.name,
    exhibitor: name,
    words: namesOf(missing, language),
  };
  const link = `${addressOf(work.config)}/booths/${id}`;
  const mail = letter(language, 'boothReminder', values, link);
  await postLetter(work, tx, person, email, mail);
}
