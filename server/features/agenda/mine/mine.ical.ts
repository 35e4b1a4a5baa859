import type { Db } from '../../../platform/db/db.ts';
import type { CalendarEntry } from '../../../platform/ical/calendar.ts';
import { wordsIn } from '../../../platform/words.ts';
import { addressOf, type Work } from '../../../platform/work.ts';
import { type EventRow, findRooms } from '../../events/index.ts';
import { findShownSpeakers } from '../../speakers/index.ts';
import type { PublishedRow } from '../versions/versions.published.queries.ts';
import type { PublishedSession } from '../agenda.rows.ts';
import { endOf } from '../agenda.view.ts';

export interface Reading {
  /** Of the reader; the event's own follow. */
  language: string | null;
  /** Only those who take part are told the way in, and where it is open to them. */
  hasJoinLink: (session: PublishedSession) => boolean;
  /** Minutes before; null: the calendar stays silent. */
  alarm: number | null;
}

/** Published sessions as a calendar keeps them. One that moved keeps its name and counts up. */
export async function entriesOf(
  { db, config }: Pick<Work, 'db' | 'config'>,
  event: EventRow,
  rows: readonly PublishedRow[],
  reading: Reading,
): Promise<CalendarEntry[]> {
  const address = addressOf(config);
  const languages = [reading.language ?? '', ...event.languages];
  const [rooms, speakers] = await namesOf(db, event);
  return rows.flatMap(({ session, isCancelled, sequence, changedAt }) => {
    if (session.startsAt === null) return [];
    const page = `${address}/e/${event.slug}/sessions/${session.id}`;
    const names = session.speakers.flatMap(({ id }) => speakers.get(id) ?? []);
    const abstract = wordsIn(session.abstract, languages);
    return {
      uid: `session-${session.id}.${event.id}.${event.organisationId}@${new URL(address).hostname}`,
      sequence,
      changedAt,
      startsAt: new Date(session.startsAt),
      endsAt: new Date(endOf(session)),
      title: wordsIn(session.title, languages),
      description: [names.join(', '), abstract, page].filter(Boolean).join('\n\n'),
      location: rooms.get(session.roomId ?? 0) ?? '',
      url: (reading.hasJoinLink(session) ? session.joinUrl : null) ?? page,
      isCancelled,
      alarm: reading.alarm,
    };
  });
}

const namesOf = async (db: Db, { organisationId, id, modules }: EventRow) => {
  const [rooms, speakers] = await Promise.all([
    findRooms(db, organisationId, id),
    modules.includes('speakers') ? findShownSpeakers(db, organisationId, id) : [],
  ]);
  const named = (all: readonly { id: number; name: string }[]) =>
    new Map(all.map((one) => [one.id, one.name]));
  return [named(rooms), named(speakers)] as const;
};
