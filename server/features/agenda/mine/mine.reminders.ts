import type { Reminder } from '@plenum/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { Person } from '../../../platform/person.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { findEvent, requireMyEvent } from '../../events/index.ts';
import { notifyEach } from '../../notifications/index.ts';
import { newsOf } from '../agenda.news.ts';
import {
  type DueReminder,
  findDueReminders,
  findReminder,
  upsertReminder,
} from './mine.reminders.queries.ts';

const usual = 10;

export const minutesBefore = async (
  db: Db,
  whose: { organisationId: number; eventId: number; personId: number },
): Promise<number | null> => {
  const chosen = await findReminder(db, whose);
  return chosen ? chosen.minutes : usual;
};

export async function readReminder(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<Reminder> {
  const { organisationId } = await requireMyEvent(db, person, eventId);
  return { minutes: await minutesBefore(db, { organisationId, eventId, personId: person.id }) };
}

export const chooseReminder = (
  { transaction }: Work,
  person: Person,
  eventId: number,
  { minutes }: Reminder,
): Promise<Reminder> =>
  transaction(async (tx) => {
    const { organisationId } = await requireMyEvent(tx, person, eventId);
    await upsertReminder(tx, { organisationId, eventId, personId: person.id }, minutes);
    return { minutes };
  });

/** Tells each person once a session and start, however often it is run and on how many nodes. */
export async function remindOfSessions(work: Work): Promise<void> {
  const now = work.clock.now();
  const due = await findDueReminders(work.db, now, usual);
  const eventIds = new Set(due.map(({ eventId }) => eventId));
  for (const eventId of eventIds) {
    const reminders = due.filter((one) => one.eventId === eventId);
    await work.transaction((tx) => remind(tx, reminders, now));
  }
}

/** All of one event. */
async function remind(tx: Tx, reminders: readonly DueReminder[], now: Date): Promise<void> {
  const [first] = reminders;
  const event = first && (await findEvent(tx, first.organisationId, first.eventId));
  if (!event) return;
  const wordNews = await newsOf(tx, event);
  const notices = reminders.map(({ personId, session }) => ({
    personId,
    kind: 'agenda.starts_soon' as const,
    data: wordNews([{ session, before: null }]),
    link: '/summit-agenda',
    key: `agenda.starts_soon.${session.id}.${session.startsAt}`,
  }));
  await notifyEach(tx, event.organisationId, notices, now);
}
