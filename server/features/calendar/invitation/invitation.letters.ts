import { type CalendarEntry, printCalendar } from '../../../platform/ical/calendar.ts';
import { languageOf, letter, type Language } from '../../../platform/mail/letter.ts';
import { addressOf, type Tx, type Work } from '../../../platform/work.ts';
import { type WithAll, withAll } from '../calendar.grouped.ts';
import { setToken } from './invitation.guests.queries.ts';
import { cancelledRepeat, icalOf, type Letter } from '../exchange/exchange.ical.ts';
import { answerToken } from './invitation.token.ts';
import { findOrganiser } from './invitation.people.queries.ts';
import { mailOutside } from '../../email/index.ts';
import type { EntryRow, GuestKind, GuestRow, Part, EntryFields } from '../calendar.rows.ts';
import { hashOfToken } from '../../../platform/token-hash.ts';

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
  part?: Part,
): Promise<void> {
  const outside = guests.filter(({ personId }) => personId === null);
  if (outside.length === 0) return;
  const { organisationId, ownerId } = entry;
  const organiser = await findOrganiser(tx, organisationId, ownerId);
  const [all] = await withAll(tx, organisationId, [entry]);
  const isGone = kind === 'calendar.cancelled';
  const from = { name: organiser.name, address: bareAddress(work.config.mailFrom) };
  const told = { ...entry, ...part };
  const language = languageOf(organiser.language) ?? 'en';
  for (const guest of outside) {
    const { name, address } = guest;
    const link = await linkFor(work, tx, entry, guest, isGone && !part && entry.deletedAt === null);
    const values = {
      email: address,
      inviter: organiser.name,
      organisation: organiser.organisation,
    };
    const words = [whenOf(told, language), told.location].filter(Boolean).join('\n');
    const about = { ...values, event: told.title, words };
    const content = printCalendar({
      name: told.title,
      method: isGone ? 'CANCEL' : 'REQUEST',
      entries: all ? entriesFor(all, { organiser: from, guest }, { isGone, part }) : [],
    });
    await mailOutside(work, tx, organisationId, {
      fromPersonId: ownerId,
      to: { address, name },
      letter: letter(language, kinds[kind], about, link),
      calendar: { method: isGone ? 'CANCEL' : 'REQUEST', content },
    });
  }
}

/** Of one repeat that does not take place, it alone (RFC 5546, 3.2.5). */
function entriesFor(
  all: WithAll,
  to: Letter,
  { isGone, part }: { isGone: boolean; part: Part | undefined },
): CalendarEntry[] {
  if (!isGone) return icalOf(all, to);
  if (part?.gone) return [cancelledRepeat(all.entry, part.gone, part, to)];
  return icalOf(all, to).map((one) => ({ ...one, isCancelled: true }));
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

/** As people read it, by the clock of whoever asks them. */
function whenOf({ isAllDay, start, timeZone }: EntryFields, language: Language): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
  if (isAllDay)
    return new Intl.DateTimeFormat(language, { ...date, timeZone: 'UTC' }).format(start);
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat(language, { ...date, ...time, timeZone }).format(start);
}
