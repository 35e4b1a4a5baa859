import type { Download, EventFigures } from '@plenum/contract';
import { csvLine } from '../../../platform/csv.ts';
import type { Person } from '../../../platform/person.ts';
import { wordsIn } from '../../../platform/words.ts';
import type { Work } from '../../../platform/work.ts';
import { findSessionFigures } from '../../agenda/index.ts';
import { record } from '../../audit/index.ts';
import { type EventRow, requireEvent } from '../../events/index.ts';
import { findBoothFigures } from '../../exhibitors/index.ts';
import { findSponsorFigures } from '../../sponsors/index.ts';

export async function readEventFigures(
  { db }: Work,
  person: Person,
  eventId: number,
): Promise<EventFigures> {
  return figuresOf({ db }, await requireEvent(db, person, eventId));
}

async function figuresOf(
  { db }: Pick<Work, 'db'>,
  { organisationId, id, languages }: EventRow,
): Promise<EventFigures> {
  const [sessions, booths, sponsors] = await Promise.all([
    findSessionFigures(db, organisationId, id),
    findBoothFigures(db, organisationId, id),
    findSponsorFigures(db, organisationId, id),
  ]);
  return {
    sessions: sessions.map(({ title, startsAt, ...session }) => ({
      ...session,
      title: wordsIn(title, languages),
      startsAt: startsAt?.toISOString() ?? null,
    })),
    booths: booths.toSorted((one, two) => two.visited - one.visited),
    sponsors,
  };
}

type Report = keyof EventFigures;
type Cell = string | number | null;

const columns: { [R in Report]: Record<string, (row: EventFigures[R][number]) => Cell> } = {
  sessions: {
    Session: ({ title }) => title,
    Starts: ({ startsAt }) => startsAt,
    Capacity: ({ capacity }) => capacity,
    Stars: ({ stars }) => stars,
  },
  booths: {
    Booth: ({ name }) => name,
    Tier: ({ tier }) => tier,
    Seen: ({ seen }) => seen,
    Visited: ({ visited }) => visited,
    Downloaded: ({ downloaded }) => downloaded,
    Asked: ({ asked }) => asked,
  },
  sponsors: {
    Sponsor: ({ name }) => name,
    Promised: ({ promised }) => promised,
    Impressions: ({ impressions }) => impressions,
    Clicks: ({ clicks }) => clicks,
  },
};

/** That it was taken is recorded before a line leaves. */
export async function exportReport<R extends Report>(
  work: Work,
  person: Person,
  eventId: number,
  report: R,
): Promise<Download> {
  const event = await requireEvent(work.db, person, eventId);
  const rows: readonly EventFigures[R][number][] = (await figuresOf(work, event))[report];
  await record(work.db, person, {
    action: 'analytics.exported',
    subjectId: eventId,
    subject: event.name,
    after: { report, rows: rows.length },
  });
  const day = work.clock.now().toISOString().slice(0, 10);
  return { name: `${report}-${event.slug}-${day}.csv`, content: linesOf(columns[report], rows) };
}

async function* linesOf<Row>(cells: Record<string, (row: Row) => Cell>, rows: readonly Row[]) {
  // Spreadsheets take a file without this sign for something older than Unicode.
  yield `\uFEFF${csvLine(Object.keys(cells))}`;
  for (const row of rows) {
    yield csvLine(Object.values(cells).map((cell) => String(cell(row) ?? '')));
  }
}
