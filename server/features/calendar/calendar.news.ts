import type { Answer, News } from '@plenum/contract';
import type { Tx, Work } from '../../platform/work.ts';
import { notifyEach } from '../notifications/index.ts';
import { mailGuests } from './invitation/invitation.letters.ts';
import { momentOf } from './calendar.moments.ts';
import { findOrganiser } from './invitation/invitation.people.queries.ts';
import type { EntryRow, GuestKind, GuestRow, Part, Span } from './calendar.rows.ts';

type CalendarNews = Extract<News, { kind: `calendar.${string}` }>;

export function newsOf(
  entry: EntryRow,
  { start, title = entry.title }: Pick<Span, 'start'> & Pick<Part, 'title'>,
  fullName: string,
  answer: Answer | null = null,
): CalendarNews['data'] {
  const { id, isAllDay, timeZone } = entry;
  return {
    entryId: id,
    title,
    fullName,
    start: momentOf(start, isAllDay),
    isAllDay,
    timeZone,
    answer,
  };
}

export const linkTo = ({ id }: EntryRow): string => `/apps/calendar?entry=${id}`;

/** Colleagues are told here, others get a mail that their own calendar understands. */
export async function tellGuests(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  kind: GuestKind,
  guests: readonly GuestRow[],
  part?: Part,
): Promise<void> {
  if (guests.length === 0) return;
  const { organisationId } = entry;
  const organiser = await findOrganiser(tx, organisationId, entry.ownerId);
  const data = newsOf(entry, part ?? entry, organiser.name);
  const isGone = kind === 'calendar.cancelled';
  const link = isGone ? `/apps/calendar?on=${data.start.slice(0, 10)}` : linkTo(entry);
  const inside = guests.flatMap(({ personId }) => personId ?? []);
  const notices = inside.map((personId) => ({
    personId,
    kind,
    data,
    link,
    ...(kind === 'calendar.changed' && { groupKey: `calendar.${entry.id}` }),
  }));
  await notifyEach(tx, organisationId, notices, work.clock.now());
  // Without those from one repeat on it is still there, to their calendars: it ends sooner.
  const isShorter = part !== undefined && !part.gone;
  await mailGuests(work, tx, entry, isShorter ? 'calendar.changed' : kind, guests, part);
}

/** To the owner: who said what. */
export async function tellAnswer(
  work: Work,
  tx: Tx,
  entry: EntryRow,
  guest: GuestRow,
  { answer, start }: { answer: Answer; start: Date },
): Promise<void> {
  const notice = {
    personId: entry.ownerId,
    kind: 'calendar.answered' as const,
    data: newsOf(entry, { start }, guest.name || guest.address, answer),
    link: linkTo(entry),
  };
  await notifyEach(tx, entry.organisationId, [notice], work.clock.now());
}
