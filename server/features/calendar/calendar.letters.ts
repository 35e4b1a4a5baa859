import { printCalendar } from '../../platform/ical/calendar.ts';
import { languageOf, letter } from '../../platform/mail/letter.ts';
import { addressOf, type Tx, type Work } from '../../platform/work.ts';
import { withAll } from './calendar.grouped.ts';
import { setToken } from './calendar.guests.queries.ts';
import { icalOf } from './calendar.ical.ts';
import { answerToken } from './calendar.invitation-token.ts';
import { findOrganiser } from './calendar.people.queries.ts';
import { mailOutside } from '../email/index.ts';
import type { EntryRow, GuestKind, GuestRow } from './calendar.rows.ts';
import { whenOf } from './calendar.when.ts';
import { hashOfToken } from '../../platform/token-hash.ts';

const kinds = {
  'calendar.invited': 'calendarInvited',
  'calendar.changed': 'calendarChanged',
  'calendar.cancelled': 'calendarCancelled',
} as const;

/** To those without an account: words for them, a file for their calendar, a link to answer. */
export async function mailGuests(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  kind: GuestKind,
  guests: readonly GuestRow[],
): Promise<void> {
  const outside = guests.filter(({ personId }) => personId === null);
  if (outside.length === 0) return;
  const { organisationId, ownerId } = entry;
  const organiser = await findOrganiser(tx, organisationId, ownerId);
  const [all] = await withAll(tx, organisationId, [entry]);
  const isGone = kind === 'calendar.cancelled';
  const from = { name: organiser.name, address: bareAddress(work.config.mailFrom) };
  const language = languageOf(organiser.language) ?? 'en';
  for (const guest of outside) {
    const { name, address } = guest;
    const link = await linkFor(work, tx, entry, guest, isGone && entry.deletedAt === null);
    const values = {
      email: address,
      inviter: organiser.name,
      organisation: organiser.organisation,
    };
    const words = [whenOf(entry, language), entry.location].filter(Boolean).join('\n');
    const about = { ...values, event: entry.title, words };
    const content = printCalendar({
      name: entry.title,
      method: isGone ? 'CANCEL' : 'REQUEST',
      entries: (all ? icalOf(all, { organiser: from, guest }) : []).map((one) =>
        isGone ? { ...one, isCancelled: true } : one,
      ),
    });
    await mailOutside(work, tx, organisationId, {
      fromPersonId: ownerId,
      to: { address, name },
      ...letter(language, kinds[kind], about, link),
      calendar: { method: isGone ? 'CANCEL' : 'REQUEST', content },
    });
  }
}

/** Who is no guest any more has nothing to answer. */
async function linkFor(
  { config }: Work,
  tx: Tx,
  { organisationId }: EntryRow,
  { id }: GuestRow,
  isLeft: boolean,
): Promise<string> {
  const home = addressOf(config);
  if (isLeft) return home;
  const token = answerToken(config, organisationId, id);
  await setToken(tx, organisationId, id, hashOfToken(token));
  return `${home}/calendar/answer/${token}`;
}

/** `Plenum <plenum@example.org>` → `plenum@example.org` */
const bareAddress = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
