import type { Tx, Work } from '../../../platform/work.ts';
import { notifyEach } from '../../notifications/index.ts';
import { type WithAll, withAll } from '../calendar.grouped.ts';
import { type Happening, happeningsOf } from '../repeats/repeats.happenings.ts';
import { dayMs, instantIn, momentOf } from '../calendar.moments.ts';
import { linkTo, newsOf } from '../calendar.news.ts';
import { findOrganiser } from '../invitation/invitation.people.queries.ts';
import { lockDue, setRemindsAt } from './reminders.queries.ts';
import { remindsAtOf } from './reminders.reminding.ts';

const most = 200;
/** A server that was away for a moment still says that something begins now. */
const lateMs = 300_000;

/** Tells each person once a time, however often it is run and on how many nodes. */
export async function remindOfEntries(work: Work): Promise<void> {
  for (;;) {
    const count = await work.transaction(async (tx) => {
      const due = await lockDue(tx, work.clock.now(), most);
      for (const entry of due) {
        const [all] = await withAll(tx, entry.organisationId, [entry]);
        if (all) await remind(tx, all, work.clock.now());
      }
      return due.length;
    });
    if (count < most) return;
  }
}

async function remind(tx: Tx, { entry, exceptions, guests }: WithAll, now: Date): Promise<void> {
  const { organisationId, ownerId, id } = entry;
  const ahead = (entry.reminderMinutes ?? 0) * 60_000;
  const soon = new Date(now.getTime() + ahead);
  const times = beginning(
    happeningsOf(
      entry,
      exceptions,
      new Date(now.getTime() - dayMs),
      new Date(soon.getTime() + dayMs),
    ),
    ({ start }) => instantIn(start, entry).getTime(),
    [now.getTime() - lateMs, soon.getTime()],
  );
  const organiser = await findOrganiser(tx, organisationId, ownerId);
  const coming = guests
    .filter(({ answer }) => answer !== 'no')
    .flatMap(({ personId }) => personId ?? []);
  const notices = times.flatMap((time) =>
    [ownerId, ...coming].map((personId) => ({
      personId,
      kind: 'calendar.starts_soon' as const,
      data: { ...newsOf(entry, time, organiser.name), title: time.title },
      link: linkAt(entry, time),
      key: `calendar.starts_soon:${id}:${time.start.toISOString()}`,
    })),
  );
  await notifyEach(tx, organisationId, notices, now);
  await setRemindsAt(tx, organisationId, id, remindsAtOf(entry, exceptions, soon));
}

const beginning = (
  times: readonly Happening[],
  instantOf: (time: Happening) => number,
  [from, to]: readonly [number, number],
): Happening[] => times.filter((time) => instantOf(time) > from && instantOf(time) <= to);

const linkAt = (entry: WithAll['entry'], { original }: Happening): string =>
  entry.repeat === null
    ? linkTo(entry)
    : `${linkTo(entry)}&at=${encodeURIComponent(momentOf(original, entry.isAllDay))}`;
